import { TextInput } from '@mantine/core'

/** A calendar day of the operator's. */
export const DayInput = (props: {
  readonly label: string
  readonly value: string
  readonly onChange: (day: string) => void
}) => (
  <TextInput
    type="date"
    aria-label={props.label}
    value={props.value}
    onChange={(event) => props.onChange(event.currentTarget.value)}
  />
)
