import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'

export const inputClasses =
  'h-48 w-full rounded-10 border border-line-strong bg-page px-14 text-16 text-fg placeholder:text-muted focus:border-primary focus:outline-none'

/** For a list to choose from: the same box with the app's own mark at its end. */
export const selectClasses = `${inputClasses} select pr-36!`

export type FieldProps = ComponentProps<'input'> & {
  readonly label: string
  readonly hint?: ReactNode
  /** Says what is wrong; announced at once. */
  readonly error?: string | null
  /** Stands inside the box at its right end. */
  readonly end?: ReactNode
}

/** A labelled input with hint, error and room for a control at its end. */
export function Field({ label, hint, error, end, className = '', ...input }: FieldProps) {
  const id = useId()
  const notes = `${id}n`
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-6 block text-14 text-soft">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          className={`${inputClasses} ${end ? 'pr-52' : ''} ${error ? 'border-lose' : ''}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={hint || error ? notes : undefined}
          {...input}
        />
        {end && <div className="absolute inset-y-0 right-4 flex items-center">{end}</div>}
      </div>
      <FieldNotes id={notes} hint={hint} error={error} />
    </div>
  )
}

type FieldNotesProps = {
  readonly id: string
  readonly hint?: FieldProps['hint']
  readonly error: FieldProps['error']
}

/** What stands under an input: its fault, or else its hint. */
export function FieldNotes({ id, hint, error }: FieldNotesProps) {
  if (error) {
    return (
      <p id={id} role="alert" className="mt-4 text-12 text-lose">
        {error}
      </p>
    )
  }
  return hint ? (
    <p id={id} className="mt-4 text-12 text-muted">
      {hint}
    </p>
  ) : null
}
