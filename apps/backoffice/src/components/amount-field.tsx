import { TextInput } from '@mantine/core'
import type { TextInputProps } from '@mantine/core'
import { useTexts } from '../i18n/use-texts.tsx'
import { amountOf, isAmount } from './amounts.ts'
import { amountText } from './shown.tsx'
import { useTyped } from './typed.ts'

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'error' | 'inputMode' | 'leftSection'> & {
  /** As calls have it, `7.50`. */
  readonly value: string
  readonly onChange: (amount: string) => void
}

/**
 * An amount in reais, written as the operator's language does. What is typed and is no amount is
 * given on as it is, marked; calls refuse it.
 */
export function AmountField({ value, onChange, ...props }: Props) {
  const { lang } = useTexts()
  const { text, type } = useTyped(value, {
    read: amountOf,
    show: (amount) => (isAmount(amount) ? amountText(amount, lang) : amount),
    onChange,
  })
  return (
    <TextInput
      {...props}
      leftSection="R$"
      inputMode="decimal"
      error={value !== '' && !isAmount(value)}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
    />
  )
}
