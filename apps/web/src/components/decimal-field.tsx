import { useId, useState } from 'react'
import { decimalText, readDecimal } from './decimal-text.ts'

export type DecimalFieldProps = {
  readonly label: string
  readonly unit?: string
  readonly places: number
  readonly value: number
  readonly disabled: boolean
  readonly onChange: (value: number) => void
}

/**
 * A decimal that may be typed freely; what it means counts at once, its spelling is
 * put right after.
 */
export function DecimalField({
  label,
  unit,
  places,
  value,
  disabled,
  onChange,
}: DecimalFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const type = (text: string) => {
    setTyped(text)
    const read = readDecimal(text, places)
    if (read !== null && read > 0) onChange(read)
  }
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-4 block truncate text-12 text-muted">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          disabled={disabled}
          value={typed ?? decimalText(value, places)}
          onFocus={(event) => event.target.select()}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(null)}
          onKeyDown={(event) => event.key === 'Enter' && setTyped(null)}
          className={`figures h-44 min-h-[44px] w-full rounded-10 border border-line-strong bg-page pl-10 text-18 text-fg focus:border-primary focus:outline-none ${unit ? 'pr-22' : 'pr-10'}`}
        />
        {unit && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-8 grid place-items-center text-14 text-muted"
          >
            {unit}
          </span>
        )}
      </div>
    </div>
  )
}
