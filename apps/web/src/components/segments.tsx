export type SegmentsProps<Choice extends string> = {
  readonly label: string
  readonly choices: readonly { readonly id: Choice; readonly title: string }[]
  readonly value: Choice
  readonly onChange: (choice: Choice) => void
  readonly disabled?: boolean
}

const FEW = 4

/** A choice of one among few, all in sight: in equal parts, or by threes where they are more. */
export function Segments<Choice extends string>(props: SegmentsProps<Choice>) {
  const { label, choices, value, onChange, disabled } = props
  return (
    <fieldset
      aria-label={label}
      className={
        choices.length > FEW
          ? 'flex min-w-0 flex-wrap rounded-14 bg-page p-4 *:grow *:basis-[28%]'
          : 'grid min-w-0 auto-cols-fr grid-flow-col rounded-full bg-page p-4'
      }
    >
      {choices.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          disabled={disabled}
          aria-pressed={id === value}
          onClick={() => onChange(id)}
          className="press h-40 min-h-[40px] rounded-full px-6 text-14 leading-tight text-muted enabled:hover:text-fg aria-pressed:bg-raised aria-pressed:font-[600] aria-pressed:text-fg"
        >
          {title}
        </button>
      ))}
    </fieldset>
  )
}
