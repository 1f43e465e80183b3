import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { Button } from '../../components/button.tsx'
import { Field } from '../../components/field.tsx'

type SentCodeFormProps = {
  readonly label: string
  readonly action: string
  readonly isBusy: boolean
  readonly submit: (code: string) => void
}

/** Asks for the code that was sent to a phone or an e-mail. */
export function SentCodeForm({ label, action, isBusy, submit }: SentCodeFormProps) {
  const [code, setCode] = useState('')
  const isReady = code.trim() !== '' && !isBusy
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    if (isReady) submit(code.trim())
  }
  return (
    <form onSubmit={send} className="space-y-12" noValidate>
      <Field
        label={label}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        // pasted with spaces around it too
        maxLength={12}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" className="w-full" disabled={!isReady}>
        {action}
      </Button>
    </form>
  )
}
