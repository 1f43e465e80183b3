import { TextInput } from '@mantine/core'
import type { TextInputProps } from '@mantine/core'
import { useTexts } from '../i18n/use-texts.tsx'
import { partsOf } from './amounts.ts'
import { decimalText } from './shown.tsx'
import { useTyped } from './typed.ts'

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'error' | 'inputMode' | 'rightSection'> & {
  /** In parts; NaN stands for what cannot be read, and calls refuse it. */
  readonly value: number
  readonly onChange: (value: number) => void
  /** How many parts make one: 100 where hundredths are kept. Whole numbers unless given. */
  readonly parts?: number
  readonly min?: number
  readonly max?: number
  /** What stands behind it, `%`. */
  readonly unit?: string
}

/** A number of at least 0, written with the decimal mark of the operator's language or a point. */
export function NumberField(props: Props) {
  const { value, onChange, parts = 1, min = 0, max = Infinity, unit, ...others } = props
  const { lang } = useTexts()
  const { text, type } = useTyped(value, {
    read: (typed) => partsOf(typed, parts),
    show: (kept) => (Number.isNaN(kept) ? '' : decimalText(String(kept / parts), lang)),
    onChange,
  })
  return (
    <TextInput
      {...others}
      {...(unit ? { rightSection: unit } : {})}
      inputMode={parts === 1 ? 'numeric' : 'decimal'}
      error={!(value >= min && value <= max)}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
    />
  )
}
