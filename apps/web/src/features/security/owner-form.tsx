import { useState } from 'react'
import type { ReactNode, SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../components/button.tsx'
import { PasswordField } from '../../components/password-field.tsx'
import { CodeField } from '../../components/code-field.tsx'
import { useIsGuarded } from '../../session/second-factor-query.ts'

/**
 * What shows that somebody owns the account: the password, and the app's code where one guards it.
 */
export type OwnerProof = { readonly pwd: string; readonly factor?: string }

type OwnerFormProps = {
  /** What is to change, above the proof. */
  readonly children: ReactNode
  readonly isFilled: boolean
  readonly isBusy: boolean
  readonly action: string
  readonly submit: (proof: OwnerProof) => void
}

/** A change of the account that only its owner may make. */
export function OwnerForm({ children, isFilled, isBusy, action, submit }: OwnerFormProps) {
  const t = useTranslations('security')
  const [pwd, setPwd] = useState('')
  const [factor, setFactor] = useState('')
  const isGuarded = useIsGuarded()
  const isReady = isFilled && pwd !== '' && (!isGuarded || factor !== '') && !isBusy
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    if (isReady) submit({ pwd, ...(isGuarded ? { factor } : {}) })
  }
  return (
    <form onSubmit={send} className="space-y-12" noValidate>
      {children}
      <PasswordField
        label={t('password')}
        name="current-password"
        autoComplete="current-password"
        value={pwd}
        onChange={(event) => setPwd(event.target.value)}
      />
      {isGuarded && <CodeField value={factor} onChange={setFactor} hint={t('codeOrRecovery')} />}
      <Button type="submit" className="w-full" disabled={!isReady}>
        {action}
      </Button>
    </form>
  )
}
