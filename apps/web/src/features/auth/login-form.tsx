import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../components/button.tsx'
import { openOverlay } from '../../overlays/overlay-store.ts'
import { CaptchaField } from './captcha-field.tsx'
import { EmailField } from './email-field.tsx'
import { PasswordField } from '../../components/password-field.tsx'
import { PasskeyLogin } from './passkey-login.tsx'
import { SecondStepForm } from './second-step-form.tsx'
import { useCaptcha } from './use-captcha.ts'
import { useLogin } from './use-login.ts'
import type { SecondStep } from './use-login.ts'

export type LoginFormProps = {
  readonly email?: string | undefined
  /** Told of the address as it is typed. */
  readonly onEmail?: (email: string) => void
  readonly pwd?: string | undefined
  readonly onDone: () => void
}

/** E-mail, password and captcha; a failure asks for another image and keeps what was typed. */
export function LoginForm({ email, onEmail, pwd, onDone }: LoginFormProps) {
  const t = useTranslations('auth')
  const captcha = useCaptcha()
  const [fields, setFields] = useState({ username: email ?? '', pwd: pwd ?? '', captCode: '' })
  const [step, setStep] = useState<SecondStep | null>(null)
  const login = useLogin({
    onDone,
    onChallenge: setStep,
    onFailure: () => {
      captcha.refresh()
      setFields((typed) => ({ ...typed, captCode: '' }))
    },
  })
  const complete = fields.username !== '' && fields.pwd !== '' && fields.captCode !== ''
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (complete && !login.isPending) login.mutate({ ...fields, codeId: captcha.codeId })
  }
  if (step !== null) {
    const back = () => {
      setStep(null)
      setFields((typed) => ({ ...typed, captCode: '' }))
      captcha.refresh()
    }
    return <SecondStepForm step={step} onDone={onDone} onBack={back} />
  }
  return (
    <form onSubmit={submit} className="space-y-14" noValidate>
      <EmailField
        passkeys
        value={fields.username}
        onChange={(username) => {
          setFields({ ...fields, username })
          onEmail?.(username)
        }}
      />
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        value={fields.pwd}
        onChange={(event) => setFields({ ...fields, pwd: event.target.value })}
      />
      <CaptchaField
        captcha={captcha}
        value={fields.captCode}
        onChange={(captCode) => setFields({ ...fields, captCode })}
      />
      <Button type="submit" className="w-full" disabled={!complete || login.isPending}>
        {login.isPending ? t('working') : t('loginAction')}
      </Button>
      <PasskeyLogin onDone={onDone} />
      <Button
        look="quiet"
        className="w-full"
        onClick={() =>
          openOverlay({
            id: 'resetPassword',
            params: fields.username === '' ? {} : { email: fields.username },
          })
        }
      >
        {t('forgot')}
      </Button>
      <p className="text-center text-12 text-muted">{t('risk')}</p>
    </form>
  )
}
