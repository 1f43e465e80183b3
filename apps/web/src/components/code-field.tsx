import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { Field } from './field.tsx'

type CodeFieldProps = {
  readonly value: string
  readonly onChange: (code: string) => void
  readonly hint?: string
  readonly name?: string
} & Pick<ComponentProps<'input'>, 'inputMode'>

/** The code of the authenticator app, or a recovery code where letters are allowed. */
export function CodeField({
  value,
  onChange,
  hint,
  name = 'code',
  inputMode = 'numeric',
}: CodeFieldProps) {
  const t = useTranslations('security')
  return (
    <Field
      label={t('code')}
      hint={hint}
      name={name}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      inputMode={inputMode}
      maxLength={24}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
