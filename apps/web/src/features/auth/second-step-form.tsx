import { security } from '@jogada/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { wordsOf } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { Field } from '../../components/field.tsx'
import { startSession } from '../../session/session-ends.ts'
import type { SecondStep } from './use-login.ts'

export type SecondStepFormProps = {
  readonly step: SecondStep
  readonly onDone: () => void
  /** Back to e-mail and password. */
  readonly onBack: () => void
}

/** The code of the authenticator app, or one that was sent, which ends a login. */
export function SecondStepForm({
  step: { challenge, factor },
  onDone,
  onBack,
}: SecondStepFormProps) {
  const t = useTranslations('auth')
  const [code, setCode] = useState('')
  const login = useMutation({
    mutationFn: () =>
      request(security.loginSecondFactor, { body: { challenge, code } }, { failure: 'here' }),
    onSuccess: ({ access_token }) => {
      onDone()
      return startSession(access_token)
    },
  })
  const from = factor?.from ?? 'app'
  const lead = {
    app: () => t('secondLead'),
    phone: () => t('secondLeadPhone', { to: factor?.to ?? '' }),
    email: () => t('secondLeadEmail'),
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (code.trim() !== '' && !login.isPending) login.mutate()
  }
  return (
    <form onSubmit={submit} className="space-y-14" noValidate>
      <p className="text-14 leading-snug text-soft">{lead[from]()}</p>
      <Field
        label={t('secondCode')}
        hint={t(from === 'app' ? 'secondHint' : 'secondHintSent')}
        error={login.error ? wordsOf(login.error) || t('reset.failed') : null}
        name="code"
        autoComplete="one-time-code"
        {...(from === 'app' ? { autoCapitalize: 'characters' } : { inputMode: 'numeric' })}
        maxLength={24}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" className="w-full" disabled={code.trim() === '' || login.isPending}>
        {login.isPending ? t('working') : t('loginAction')}
      </Button>
      <Button look="quiet" className="w-full" onClick={onBack}>
        {t('secondBack')}
      </Button>
    </form>
  )
}
