import { passwordStrength } from '@jogada/core/security/password-rules'
import type { PasswordStrength } from '@jogada/core/security/password-rules'
import { useTranslations } from 'use-intl'
import type { FieldProps } from './field.tsx'
import { PasswordField } from './password-field.tsx'

export type NewPasswordFieldProps = Omit<FieldProps, 'type' | 'end' | 'autoComplete'> & {
  readonly value: string
}

/** Where a password is chosen: with how hard it is to guess, as it is typed. */
export const NewPasswordField = (props: NewPasswordFieldProps) => (
  <div>
    <PasswordField {...props} autoComplete="new-password" />
    <PasswordMeter password={props.value} />
  </div>
)

const STEPS = ['weak', 'fair', 'strong'] as const satisfies readonly PasswordStrength[]

const COLOURS = { weak: 'bg-lose', fair: 'bg-pending', strong: 'bg-win' } as const

function PasswordMeter({ password }: { readonly password: string }) {
  const t = useTranslations('auth.strength')
  const strength = passwordStrength(password)
  if (strength === null) return null
  const reached = STEPS.indexOf(strength)
  return (
    <div className="mt-6 flex items-center gap-10">
      <div aria-hidden="true" className="flex flex-1 gap-4">
        {STEPS.map((step, at) => (
          <span
            key={step}
            data-reached={at <= reached || undefined}
            className={`h-4 flex-1 rounded-full ${at <= reached ? COLOURS[strength] : 'bg-pressed'}`}
          />
        ))}
      </div>
      <output className="text-12 text-soft">
        {t('title')}: {t(strength)}
      </output>
    </div>
  )
}
