import { email } from '@jogada/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { wordsOf } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { Field } from '../../components/field.tsx'
import { PasswordField } from '../../components/password-field.tsx'
import type { OverlayProps } from '../../overlays/overlay-props.ts'
import { Surface } from '../../overlays/surface.tsx'
import { showToast } from '../../overlays/toast.ts'
import { playerQuery } from '../../session/player-queries.ts'
import { queryClient } from '../../session/query-client.ts'
import { CodeField } from './code-field.tsx'
import { secondFactorQuery } from './security-queries.ts'

type Change = { readonly email: string; readonly pwd: string; readonly factor?: string }

/** Gives the account another e-mail: the password first, then the code that went to the new address. */
export function ChangeEmailOverlay({ close }: OverlayProps<'changeEmail'>) {
  const t = useTranslations()
  const send = useMutation({
    mutationFn: (body: Change) => request(email.sendEmailCode, { body }, { failure: 'here' }),
  })
  const asked = send.variables?.email ?? ''
  const confirm = useMutation({
    mutationFn: (code: string) =>
      request(email.confirmEmail, { body: { email: asked, code } }, { failure: 'here' }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: playerQuery.queryKey })
      showToast(t('security.emailDone'))
      close()
    },
  })
  const error = confirm.error ?? send.error
  return (
    <Surface kind="sheet" title={t('security.emailChange')} close={close}>
      <div className="space-y-12 pb-12">
        {send.data ? (
          <>
            <output className="block text-14 leading-snug text-soft">
              {t('security.emailSent', { email: asked, minutes: String(send.data.minutes) })}
            </output>
            <MailedCode busy={confirm.isPending} submit={confirm.mutate} />
            <Button
              look="quiet"
              className="w-full"
              onClick={() => {
                confirm.reset()
                send.reset()
              }}
            >
              {t('auth.reset.otherEmail')}
            </Button>
          </>
        ) : (
          <>
            <p className="text-14 leading-snug text-soft">{t('security.emailLead')}</p>
            <NewEmail busy={send.isPending} submit={send.mutate} />
          </>
        )}
        {error && (
          <p role="alert" className="text-14 text-lose">
            {wordsOf(error) || t('security.failed')}
          </p>
        )}
      </div>
    </Surface>
  )
}

type FormProps<Value> = { readonly busy: boolean; readonly submit: (value: Value) => void }

function NewEmail({ busy, submit }: FormProps<Change>) {
  const t = useTranslations()
  const [typed, setTyped] = useState({ email: '', pwd: '' })
  const [factor, setFactor] = useState('')
  const { data } = useQuery(secondFactorQuery)
  const isGuarded = data?.since != null
  const isReady = typed.email !== '' && typed.pwd !== '' && (!isGuarded || factor !== '') && !busy
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    if (isReady) submit({ ...typed, ...(isGuarded ? { factor } : {}) })
  }
  return (
    <form onSubmit={send} className="space-y-12" noValidate>
      <Field
        label={t('auth.email')}
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={typed.email}
        onChange={(event) => setTyped({ ...typed, email: event.target.value.toLowerCase() })}
      />
      <PasswordField
        label={t('security.password')}
        name="current-password"
        autoComplete="current-password"
        value={typed.pwd}
        onChange={(event) => setTyped({ ...typed, pwd: event.target.value })}
      />
      {isGuarded && (
        <CodeField value={factor} onChange={setFactor} hint={t('security.codeOrRecovery')} />
      )}
      <Button type="submit" className="w-full" disabled={!isReady}>
        {t('auth.reset.send')}
      </Button>
    </form>
  )
}

function MailedCode({ busy, submit }: FormProps<string>) {
  const t = useTranslations('auth.reset')
  const [code, setCode] = useState('')
  const isReady = code.trim() !== '' && !busy
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    if (isReady) submit(code.trim())
  }
  return (
    <form onSubmit={send} className="space-y-12" noValidate>
      <Field
        label={t('code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        className="figures"
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" className="w-full" disabled={!isReady}>
        {t('confirm')}
      </Button>
    </form>
  )
}
