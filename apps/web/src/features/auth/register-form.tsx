import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../components/button.tsx'
import { Field } from '../../components/field.tsx'
import { currentLanguage } from '../../i18n/language.ts'
import { alertMessage, openOverlay } from '../../overlays/overlay-store.ts'
import { isInstalled } from '../../platform/is-installed.ts'
import { stored } from '../../platform/storage.ts'
import { useLicence } from '../../session/licence-query.ts'
import { CaptchaField } from './captcha-field.tsx'
import { EmailField } from './email-field.tsx'
import { NewPasswordField } from '../../components/new-password-field.tsx'
import { PasswordField } from '../../components/password-field.tsx'
import { PhoneField } from '../../components/phone-field.tsx'
import { fieldFaults, registrationProblem } from './registration.ts'
import type { FieldFaults, Registration } from './registration.ts'
import { useCaptcha } from './use-captcha.ts'
import { useRegister } from './use-register.ts'

const blank = (username: string): Omit<Registration, 'terms'> => ({
  username,
  country: currentLanguage().dial,
  phone: '',
  pwd: '',
  pwd1: '',
  regcode: stored.inviteCode.read() ?? '',
  captCode: '',
})

export type RegisterFormProps = {
  readonly email?: string
  /** Told of the address as it is typed. */
  readonly onEmail?: (email: string) => void
  readonly onDone: () => void
}

/** The account's form; an invitation that led here is filled in. A failure keeps what was typed. */
export function RegisterForm({ email = '', onEmail, onDone }: RegisterFormProps) {
  const t = useTranslations('auth')
  const care = useTranslations('care')
  const captcha = useCaptcha()
  const licence = useLicence()
  const [typed, setTyped] = useState<Omit<Registration, 'terms'> & Partial<Registration>>(() =>
    blank(email),
  )
  // ticked beforehand as specified, but where the licence wants the player's own act;
  // unknown is such
  const form: Registration = { ...typed, terms: typed.terms ?? licence?.explicitConsent === false }
  const change = (part: Partial<Registration>) => {
    setTyped((before) => ({ ...before, ...part }))
    if (part.username !== undefined) onEmail?.(part.username)
  }
  const [wasAsked, setAsked] = useState(false)
  const register = useRegister({
    onDone,
    onFailure: () => {
      captcha.refresh()
      change({ captCode: '' })
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (register.isPending) return
    setAsked(true)
    const problem = registrationProblem(form)
    if (problem) return alertMessage(t(problem))
    const { terms, ...fields } = form
    const { codeId } = captcha
    register.mutate({ ...fields, terms: terms ? 1 : 0, codeId, isapp: isInstalled() })
  }
  return (
    <form onSubmit={submit} className="space-y-14" noValidate>
      <Account form={form} change={change} isAsked={wasAsked} />
      {licence?.invites !== false && (
        <Field
          label={t('inviteCode')}
          name="regcode"
          autoComplete="off"
          value={form.regcode}
          onChange={(event) => change({ regcode: event.target.value })}
        />
      )}
      <CaptchaField
        captcha={captcha}
        value={form.captCode}
        onChange={(captCode) => change({ captCode })}
      />
      <div>
        <Terms accepted={form.terms} onChange={(terms) => change({ terms })} />
        <button
          type="button"
          className="min-h-44 text-14 text-interactive underline underline-offset-4"
          onClick={() => openOverlay({ id: 'consent', params: {} })}
        >
          {care('documents')}
        </button>
      </div>
      {/* the way on stays in sight on every phone, whatever of the form is */}
      <div className="sticky bottom-0 z-1 -mx-18 bg-card px-18 py-8 shadow-[0_0.2rem_0_var(--bg-card)]">
        <Button type="submit" className="w-full" disabled={register.isPending}>
          {register.isPending ? t('working') : t('registerAction')}
        </Button>
      </div>
      <p className="text-center text-12 text-muted">{t('risk')}</p>
    </form>
  )
}

type AccountProps = {
  readonly form: Registration
  readonly change: (part: Partial<Registration>) => void
  /** Whether the form was to be sent: from then on each field says what is wrong with it. */
  readonly isAsked: boolean
}

function Account({ form, change, isAsked }: AccountProps) {
  const t = useTranslations('auth')
  const faults = isAsked ? fieldFaults(form) : null
  const said = (field: keyof FieldFaults) => (faults?.[field] ? t(faults[field]) : null)
  const differ = form.pwd1 !== '' && !form.pwd.startsWith(form.pwd1)
  return (
    <>
      <EmailField
        value={form.username}
        error={said('username')}
        onChange={(username) => change({ username })}
      />
      <PhoneField
        country={form.country}
        phone={form.phone}
        error={said('phone')}
        onChange={change}
      />
      <NewPasswordField
        label={t('password')}
        name="new-password"
        hint={t('passwordHint')}
        error={said('pwd')}
        value={form.pwd}
        onChange={(event) => change({ pwd: event.target.value })}
      />
      <PasswordField
        label={t('passwordAgain')}
        name="new-password-again"
        autoComplete="new-password"
        error={differ ? t('passwordsDiffer') : said('pwd1')}
        value={form.pwd1}
        onChange={(event) => change({ pwd1: event.target.value })}
      />
    </>
  )
}

type TermsProps = { readonly accepted: boolean; readonly onChange: (accepted: boolean) => void }

function Terms({ accepted, onChange }: TermsProps) {
  const t = useTranslations('auth')
  return (
    <label className="flex min-h-44 cursor-pointer items-center gap-10 text-14 leading-snug text-soft">
      <input
        type="checkbox"
        name="terms"
        checked={accepted}
        onChange={(event) => onChange(event.target.checked)}
        className="size-20 shrink-0"
      />
      {t('terms')}
    </label>
  )
}
