import { TextInput } from '@mantine/core'
import { isNoDay, LAST_DAY } from './wall-clock.ts'

/** A calendar day of the operator's, marked where what was typed is none. */
export const DayInput = (props: {
  readonly label: string
  readonly value: string
  readonly onChange: (day: string) => void
}) => (
  <TextInput
    type="date"
    max={LAST_DAY}
    aria-label={props.label}
    value={props.value}
    error={isNoDay(props.value)}
    onChange={(event) => props.onChange(event.currentTarget.value)}
  />
)
