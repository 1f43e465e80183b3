import { useId } from 'react'
import type { ReactNode } from 'react'

export type LabelledProps = {
  readonly label: string
  /** Draws the control, which has this id. */
  readonly children: (id: string) => ReactNode
}

/** A control of a filter under its small label. */
export function Labelled({ label, children }: LabelledProps) {
  const id = useId()
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-4 block text-12 text-muted">
        {label}
      </label>
      {children(id)}
    </div>
  )
}
