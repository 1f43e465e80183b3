import { useState } from 'react'

type Typed<Value> = {
  /** The value that a text means. */
  readonly read: (text: string) => Value
  readonly show: (value: Value) => string
  readonly onChange: (value: Value) => void
}

/**
 * The text of a field that stands for a value: what was typed stays as it was typed for as long as
 * it means the value, otherwise the value is shown.
 */
export function useTyped<Value>(value: Value, { read, show, onChange }: Typed<Value>) {
  const [typed, setTyped] = useState<string | null>(null)
  return {
    text: typed !== null && Object.is(read(typed), value) ? typed : show(value),
    type: (text: string) => {
      setTyped(text)
      onChange(read(text))
    },
  }
}
