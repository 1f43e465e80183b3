import { Checkbox, Select, SimpleGrid, TextInput } from '@mantine/core'
import { AmountField } from './amount-field.tsx'
import { ClockInput } from './clock-input.tsx'
import { NumberField } from './number-field.tsx'

/** One field of a form that is made from a list. */
export type Field = {
  readonly name: string
  readonly label: string
  readonly kind: 'text' | 'money' | 'number' | 'switch' | 'instant' | 'choice'
  readonly choices?: readonly { readonly value: string; readonly label: string }[]
  readonly isFixed?: boolean
  /** Of a number: how many parts of it make one, the most, and what stands behind it. */
  readonly parts?: number
  readonly max?: number
  readonly unit?: string
}

export type Values = Readonly<Record<string, string | number | boolean>>

/** The fields of a form, two in a row; amounts are texts as calls have them, instants as typed. */
export function SpecFields(props: {
  readonly fields: readonly Field[]
  readonly values: Values
  readonly onChange: (values: Values) => void
}) {
  const { fields, values, onChange } = props
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      {fields.map((field) => (
        <One
          key={field.name}
          field={field}
          value={values[field.name] ?? ''}
          onChange={(value) => onChange({ ...values, [field.name]: value })}
        />
      ))}
    </SimpleGrid>
  )
}

function One(props: {
  readonly field: Field
  readonly value: string | number | boolean
  readonly onChange: (value: string | number | boolean) => void
}) {
  const { field, value, onChange } = props
  const common = { label: field.label, disabled: field.isFixed ?? false }
  if (field.kind === 'switch') {
    return (
      <Checkbox
        {...common}
        mt={28}
        checked={value === true}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    )
  }
  if (field.kind === 'choice') {
    return (
      <Select
        {...common}
        allowDeselect={false}
        value={String(value)}
        data={field.choices ?? []}
        onChange={(chosen) => onChange(chosen ?? '')}
      />
    )
  }
  if (field.kind === 'number') {
    const { parts = 1, max = Infinity, unit = '' } = field
    return (
      <NumberField
        {...common}
        parts={parts}
        max={max}
        unit={unit}
        value={Number(value)}
        onChange={onChange}
      />
    )
  }
  if (field.kind === 'money') {
    return <AmountField {...common} value={String(value)} onChange={onChange} />
  }
  const Input = field.kind === 'instant' ? ClockInput : TextInput
  return (
    <Input
      {...common}
      value={String(value)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
