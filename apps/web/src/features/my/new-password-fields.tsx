import { useTranslations } from 'use-intl'
import { NewPasswordField } from '../../components/new-password-field.tsx'
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
  const held = (name: keyof TypedPasswords) => ({
    name,
    value: typed[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onType({ ...typed, [name]: target.value }),
  })
  return (
    <>
      <PasswordField {...held('oldPwd')} label={t('oldPassword')} autoComplete="current-password" />
      <NewPasswordField {...held('newPwd')} label={t('newPassword')} hint={t('passwordHint')} />
      <PasswordField
        {...held('newPwd1')}
        label={t('repeatPassword')}
        autoComplete="new-password"
        error={differs ? t('passwordsDiffer') : null}
      />
    </>
  )
}
