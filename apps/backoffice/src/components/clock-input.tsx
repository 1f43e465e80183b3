import { TextInput } from '@mantine/core'
import type { TextInputProps } from '@mantine/core'
import { isNoClock, LAST_CLOCK } from './wall-clock.ts'

type Props = Omit<TextInputProps, 'type' | 'max' | 'value'> & { readonly value: string }

/** An instant by the wall clock of Brasília, marked where what was typed is none. */
export const ClockInput = ({ error, ...props }: Props) => (
  <TextInput
    {...props}
    type="datetime-local"
    max={LAST_CLOCK}
    error={isNoClock(props.value) || error}
  />
)
