import { security } from '@jogada/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { wordsOf } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { PasswordField } from '../../components/password-field.tsx'
import { showToast } from '../../overlays/toast.ts'
import { copyText } from '../../platform/copy-text.ts'
import { CodeField } from '../../components/code-field.tsx'
import { QrCode } from './qr-code.tsx'
import { secondFactorQuery } from '../../session/second-factor-query.ts'

/** Password, then the secret for the app with its first code, then the recovery codes. */
export function SwitchOn({ done }: { readonly done: () => void }) {
  const t = useTranslations('security')
  const queryClient = useQueryClient()
  const begin = useMutation({
    mutationFn: (pwd: string) =>
      request(security.beginSecondFactor, { body: { pwd } }, { failure: 'here' }),
  })
  const confirm = useMutation({
    mutationFn: (code: string) =>
      request(security.confirmSecondFactor, { body: { code } }, { failure: 'here' }),
    // it is on from here, whether or not somebody says that the codes are kept
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey })
    },
  })
  if (confirm.data) return <RecoveryCodes codes={confirm.data.recoveryCodes} done={done} />
  const asking = begin.data ? confirm : begin
  const words = asking.error && (wordsOf(asking.error) || t('failed'))
  return (
    <>
      {begin.data ? (
        <AppForm {...begin.data} busy={confirm.isPending} submit={confirm.mutate} />
      ) : (
        <PasswordForm busy={begin.isPending} submit={begin.mutate} />
      )}
      {words && (
        <p role="alert" className="mt-8 text-14 text-lose">
          {words}
        </p>
      )}
    </>
  )
}

type FormProps = { readonly busy: boolean; readonly submit: (text: string) => void }

function PasswordForm({ busy, submit }: FormProps) {
  const t = useTranslations('security')
  const [pwd, setPwd] = useState('')
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    if (pwd !== '' && !busy) submit(pwd)
  }
  return (
    <form onSubmit={send} className="mt-12 space-y-12" noValidate>
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        value={pwd}
        onChange={(event) => setPwd(event.target.value)}
      />
      <Button type="submit" className="w-full" disabled={pwd === '' || busy}>
        {t('goOn')}
      </Button>
    </form>
  )
}

type AppFormProps = FormProps & { readonly secret: string; readonly address: string }

function AppForm({ secret, address, busy, submit }: AppFormProps) {
  const t = useTranslations()
  const [code, setCode] = useState('')
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    if (code !== '' && !busy) submit(code)
  }
  const copy = () => void copyText(secret).then(() => showToast(t('common.copied')))
  return (
    <form onSubmit={send} className="mt-12 space-y-12" noValidate>
      <p className="text-14 leading-snug text-soft">{t('security.appLead')}</p>
      <QrCode text={address} label={t('security.appQr')} />
      <Button look="quiet" className="w-full" onClick={copy}>
        <Copy className="size-16" aria-hidden="true" />
        <span className="figures truncate text-18 tracking-wide">{secret}</span>
      </Button>
      <CodeField value={code} onChange={setCode} hint={t('security.codeHint')} />
      <Button type="submit" className="w-full" disabled={code === '' || busy}>
        {t('security.switchOn')}
      </Button>
    </form>
  )
}

function RecoveryCodes(props: { readonly codes: readonly string[]; readonly done: () => void }) {
  const t = useTranslations()
  const { codes, done } = props
  const copy = () => void copyText(codes.join('\n')).then(() => showToast(t('common.copied')))
  return (
    <div className="mt-12 space-y-12">
      <output className="block text-14 leading-snug text-soft">{t('security.recoveryLead')}</output>
      <ul className="grid grid-cols-2 gap-x-12 gap-y-4 rounded-10 bg-raised p-12">
        {codes.map((code) => (
          <li key={code} className="figures text-16 whitespace-nowrap">
            {code}
          </li>
        ))}
      </ul>
      <Button look="outline" className="w-full" onClick={copy}>
        <Copy className="size-16" aria-hidden="true" />
        {t('common.copy')}
      </Button>
      <Button className="w-full" onClick={done}>
        {t('security.recoveryKept')}
      </Button>
    </div>
  )
}
