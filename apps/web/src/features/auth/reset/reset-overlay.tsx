import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { RequestFailure } from '../../../api/failure.ts'
import { Button } from '../../../components/button.tsx'
import { Field } from '../../../components/field.tsx'
import type { OverlayProps } from '../../../overlays/overlay-props.ts'
import { Surface } from '../../../overlays/surface.tsx'
import { showToast } from '../../../overlays/toast.ts'
import { endSession } from '../../../session/session-ends.ts'
import { EmailField } from '../email-field.tsx'
import { NewPasswordField } from '../../../components/new-password-field.tsx'
import { useCheckCode, useSendCode, useSetPassword } from './use-reset.ts'

/** A new password in three steps: e-mail, the code from it, the password. */
export function ResetOverlay({ params, close }: OverlayProps<'resetPassword'>) {
  const t = useTranslations('auth.reset')
  const [email, setEmail] = useState(params.email ?? '')
  const [step, setStep] = useState<'email' | 'code' | 'password'>('email')
  const [chkId, setChkId] = useState('')
  const number = { email: 1, code: 2, password: 3 }[step]
  return (
    <Surface kind="sheet" title={t('title')} close={close}>
      <p className="-mt-4 mb-12 text-14 text-muted tabular-nums" aria-live="polite">
        {t('step', { number: String(number) })}
      </p>
      {step === 'email' && (
        <EmailStep email={email} onEmail={setEmail} onDone={() => setStep('code')} />
      )}
      {step === 'code' && (
        <CodeStep
          email={email}
          onEmail={setEmail}
          onBack={() => setStep('email')}
          onDone={(confirmed) => {
            setChkId(confirmed)
            setStep('password')
          }}
        />
      )}
      {step === 'password' && (
        <PasswordStep
          chkId={chkId}
          onDone={(message) => {
            close()
            showToast(message)
            // the new password has ended every session on the server, this one too
            endSession()
          }}
        />
      )}
    </Surface>
  )
}

type EmailStepProps = {
  readonly email: string
  readonly onEmail: (email: string) => void
  readonly onDone: () => void
}

function EmailStep({ email, onEmail, onDone }: EmailStepProps) {
  const t = useTranslations('auth')
  const sending = useSendCode(onDone)
  const ready = email.trim() !== '' && !sending.isPending
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (ready) sending.mutate(email)
  }
  return (
    <form onSubmit={submit} className="space-y-14" noValidate>
      <p className="text-14 text-soft">{t('reset.emailLead')}</p>
      <EmailField value={email} onChange={onEmail} />
      <Problem error={sending.error} />
      <Button type="submit" className="w-full" disabled={!ready}>
        {sending.isPending ? t('working') : t('reset.send')}
      </Button>
    </form>
  )
}

type CodeStepProps = {
  readonly email: string
  readonly onEmail: (email: string) => void
  readonly onBack: () => void
  readonly onDone: (chkId: string) => void
}

function CodeStep({ email, onEmail, onBack, onDone }: CodeStepProps) {
  const t = useTranslations('auth')
  const [sentTo, setSentTo] = useState(email)
  const [code, setCode] = useState('')
  const [incomplete, setIncomplete] = useState(false)
  const checking = useCheckCode(onDone)
  const resending = useSendCode(() => {
    setSentTo(email)
    showToast(t('reset.sentAgain'))
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const complete = email.trim() !== '' && code.trim() !== ''
    setIncomplete(!complete)
    if (complete && !checking.isPending) checking.mutate({ email, code: code.trim() })
  }
  return (
    <form onSubmit={submit} className="space-y-14" noValidate>
      <p className="text-14 text-soft">{t('reset.codeLead', { email: sentTo })}</p>
      <EmailField value={email} onChange={onEmail} />
      <Field
        label={t('reset.code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={incomplete ? t('reset.incomplete') : null}
      />
      <Problem error={checking.error} />
      <Button type="submit" className="w-full" disabled={checking.isPending}>
        {checking.isPending ? t('working') : t('reset.confirm')}
      </Button>
      <div className="grid grid-cols-2 gap-8">
        <Button look="quiet" onClick={onBack}>
          {t('reset.otherEmail')}
        </Button>
        <Button
          look="quiet"
          disabled={email.trim() === '' || resending.isPending}
          onClick={() => resending.mutate(email)}
        >
          {t('reset.again')}
        </Button>
      </div>
    </form>
  )
}

type PasswordStepProps = {
  readonly chkId: string
  readonly onDone: (message: string) => void
}

function PasswordStep({ chkId, onDone }: PasswordStepProps) {
  const t = useTranslations('auth')
  const [password, setPassword] = useState('')
  const setting = useSetPassword(onDone)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (password !== '' && !setting.isPending) setting.mutate({ nPwd: password, chkId })
  }
  return (
    <form onSubmit={submit} className="space-y-14" noValidate>
      <NewPasswordField
        label={t('reset.newPassword')}
        name="new-password"
        hint={t('passwordHint')}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Problem error={setting.error} />
      <Button type="submit" className="w-full" disabled={password === '' || setting.isPending}>
        {setting.isPending ? t('working') : t('reset.save')}
      </Button>
    </form>
  )
}

function Problem({ error }: { readonly error: Error | null }) {
  const t = useTranslations('auth')
  if (!error) return null
  const words = error instanceof RequestFailure ? error.message : ''
  return (
    <p role="alert" className="text-14 text-lose">
      {words || t('reset.failed')}
    </p>
  )
}
