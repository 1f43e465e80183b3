import { ChevronDown } from 'lucide-react'

export type ChipSelectProps = {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly id: string; readonly title: string }[]
  readonly onChange: (id: string) => void
  /** Whether something else than the usual is chosen. */
  readonly isSet?: boolean
}

/** One of several, as a chip that opens the browser's own list. */
export function ChipSelect({ label, value, options, onChange, isSet = false }: ChipSelectProps) {
  const look = isSet ? 'bg-interactive-soft text-interactive' : 'bg-card text-soft hover:bg-raised'
  return (
    <label className={`relative flex shrink-0 items-center rounded-full ${look}`}>
      <span className="visually-hidden">{label}</span>
      <select
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="h-40 min-h-[44px] max-w-180 appearance-none truncate rounded-full bg-transparent pr-30 pl-14 text-14"
      >
        {options.map(({ id, title }) => (
          <option key={id} value={id} className="bg-card text-fg">
            {title}
          </option>
        ))}
      </select>
      <ChevronDown
        className="pointer-events-none absolute right-12 size-14 opacity-70"
        aria-hidden="true"
      />
    </label>
  )
}
