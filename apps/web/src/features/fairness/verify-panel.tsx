import { SOLO_GAMES } from '@jogada/core/games/house-games'
import type { SoloGame } from '@jogada/core/games/house-games'
import { ROW_SHAPES } from '@jogada/core/games/row-double'
import type { RowDoubleDifficulty } from '@jogada/core/games/row-double'
import { useId, useState } from 'react'
import type { ReactNode, SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../components/button.tsx'
import { Field, selectClasses } from '../../components/field.tsx'
import { useHouseNames } from '../../games/house-names.ts'
import { claimOf } from './claim-form.ts'
import type { ClaimForm } from './claim-form.ts'
import { VerificationResult } from './verification-result.tsx'
import { verifyRound } from './verify-round.ts'
import type { RoundClaim } from './verify-round.ts'

export type VerifyPanelProps = {
  readonly form: ClaimForm
  readonly setForm: (form: ClaimForm) => void
}

/** Redoes a round's draw on this device from what the player types or was handed. */
export function VerifyPanel({ form, setForm }: VerifyPanelProps) {
  const t = useTranslations('fairness')
  const [claim, setClaim] = useState<RoundClaim | null>(() => claimOf(form))
  const [asked, setAsked] = useState(false)
  const verify = (event: SubmitEvent) => {
    event.preventDefault()
    setAsked(true)
    setClaim(claimOf(form))
  }
  const change = (changed: Partial<ClaimForm>) => {
    setForm({ ...form, ...changed })
    setClaim(null)
  }
  const fields = [
    ['serverSeed', t('serverSeed')],
    ['serverSeedHash', t('committedHash')],
    ['clientSeed', t('clientSeed')],
    ['nonce', t('nonceField')],
    ...(form.game === 'mines' ? ([['mines', t('receiptMines')]] as const) : []),
    ['shown', t(`shown_${form.game}`)],
  ] as const
  return (
    <div className="space-y-18">
      {claim && <VerificationResult claim={claim} verification={verifyRound(claim)} />}
      <form onSubmit={verify} noValidate className="space-y-12">
        <p className="text-14 text-soft">{t('verifyLead')}</p>
        <GameChoice form={form} change={change} />
        {fields.map(([name, label]) => (
          <Field
            key={name}
            label={label}
            name={name}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            inputMode={name === 'nonce' || name === 'mines' ? 'numeric' : 'text'}
            value={form[name]}
            onChange={(event) => change({ [name]: event.target.value })}
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

type ChoiceProps = {
  readonly form: ClaimForm
  readonly change: (changed: Partial<ClaimForm>) => void
}

const DIFFICULTIES = Object.keys(ROW_SHAPES) as RowDoubleDifficulty[]

function GameChoice({ form, change }: ChoiceProps) {
  const t = useTranslations()
  const names = useHouseNames()
  return (
    <>
      <Choice
        label={t('fairness.game')}
        value={form.game}
        choose={(game) => change({ game: game as SoloGame, shown: '' })}
      >
        {SOLO_GAMES.map((game) => (
          <option key={game} value={game}>
            {names[game]}
          </option>
        ))}
      </Choice>
      {form.game === 'rowDouble' && (
        <Choice
          label={t('rowDouble.difficulty')}
          value={form.difficulty}
          choose={(difficulty) => change({ difficulty: difficulty as RowDoubleDifficulty })}
        >
          {DIFFICULTIES.map((difficulty) => (
            <option key={difficulty} value={difficulty}>
              {t(`rowDouble.${difficulty}`)}
            </option>
          ))}
        </Choice>
      )}
    </>
  )
}

type SelectProps = {
  readonly label: string
  readonly value: string
  readonly choose: (value: string) => void
  readonly children: ReactNode
}

function Choice({ label, value, choose, children }: SelectProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-6 block text-14 text-soft">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => choose(event.target.value)}
        className={selectClasses}
      >
        {children}
      </select>
    </div>
  )
}
