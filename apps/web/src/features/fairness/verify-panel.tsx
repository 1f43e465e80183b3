import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../components/button.tsx'
import { Field } from '../../components/field.tsx'
import { claimOf } from './claim-form.ts'
import type { ClaimForm } from './claim-form.ts'
import { VerificationResult } from './verification-result.tsx'
import { verifyDice } from './verify-dice.ts'
import type { DiceClaim } from './verify-dice.ts'

export type VerifyPanelProps = {
  readonly form: ClaimForm
  readonly setForm: (form: ClaimForm) => void
}

/** Redoes a round's draw on this device from what the player types or was handed. */
export function VerifyPanel({ form, setForm }: VerifyPanelProps) {
  const t = useTranslations('fairness')
  const [claim, setClaim] = useState<DiceClaim | null>(() => claimOf(form))
  const [asked, setAsked] = useState(false)
  const verify = (event: SubmitEvent) => {
    event.preventDefault()
    setAsked(true)
    setClaim(claimOf(form))
  }
  const fields = [
    ['serverSeed', t('serverSeed')],
    ['serverSeedHash', t('committedHash')],
    ['clientSeed', t('clientSeed')],
    ['nonce', t('nonceField')],
    ['roll', t('shownRoll')],
  ] as const
  return (
    <div className="space-y-18">
      {claim && <VerificationResult claim={claim} verification={verifyDice(claim)} />}
      <form onSubmit={verify} noValidate className="space-y-12">
        <p className="text-14 text-soft">{t('verifyLead')}</p>
        {fields.map(([name, label]) => (
          <Field
            key={name}
            label={label}
            name={name}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            inputMode={name === 'nonce' || name === 'roll' ? 'decimal' : 'text'}
            value={form[name]}
            onChange={(event) => {
              setForm({ ...form, [name]: event.target.value })
              setClaim(null)
            }}
          />
        ))}
        {asked && !claim && !claimOf(form) && (
          <p role="alert" className="text-14 text-lose">
            {t('fillAll')}
          </p>
        )}
        <Button type="submit" className="w-full">
          {t('verify')}
        </Button>
      </form>
    </div>
  )
}
