import { useTranslations } from 'use-intl'
import { PasswordField } from '../../components/password-field.tsx'

export type TypedPasswords = {
  readonly oldPwd: string
  readonly newPwd: string
  readonly newPwd1: string
}

type NewPasswordFieldsProps = {
  readonly typed: TypedPasswords
  readonly onType: (typed: TypedPasswords) => void
  /** Whether the new password was repeated as another one. */
  readonly differs: boolean
}

/** The old password, the new one, and the new one again. */
export function NewPasswordFields({ typed, onType, differs }: NewPasswordFieldsProps) {
  const t = useTranslations('wallet')
  const fields = [
    ['oldPwd', t('oldPassword'), 'current-password'],
    ['newPwd', t('newPassword'), 'new-password'],
    ['newPwd1', t('repeatPassword'), 'new-password'],
  ] as const
  return fields.map(([name, label, autoComplete]) => (
    <PasswordField
      key={name}
      name={name}
      label={label}
      autoComplete={autoComplete}
      hint={name === 'newPwd' ? t('passwordHint') : undefined}
      error={name === 'newPwd1' && differs ? t('passwordsDiffer') : null}
      value={typed[name]}
      onChange={(event) => onType({ ...typed, [name]: event.target.value })}
    />
  ))
}
