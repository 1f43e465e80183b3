import { Checkbox, NumberInput, Select, SimpleGrid, TextInput } from '@mantine/core'

/** One field of a form that is made from a list. */
export type Field = {
  readonly name: string
  readonly label: string
  readonly kind: 'text' | 'money' | 'number' | 'switch' | 'instant' | 'choice'
  readonly choices?: readonly { readonly value: string; readonly label: string }[]
  readonly isFixed?: boolean
}

export type Values = Readonly<Record<string, string | number | boolean>>

/** The fields of a form, two in a row; amounts and instants are texts, as their inputs give them. */
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
    return <NumberInput {...common} value={Number(value)} min={0} onChange={onChange} />
  }
  return (
    <TextInput
      {...common}
      {...(field.kind === 'instant' ? { type: 'datetime-local' } : {})}
      {...(field.kind === 'money' ? { leftSection: 'R$', inputMode: 'decimal' } : {})}
      value={String(value)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

/** An amount as the wire wants it: `7,5` is `7.50`. */
export function amountOf(typed: unknown): string {
  const [whole = '0', cents = ''] = String(typed).trim().replace(',', '.').split('.')
  return `${whole || '0'}.${cents.padEnd(2, '0')}`
}
