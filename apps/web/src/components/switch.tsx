type SwitchProps = {
  readonly title: string
  readonly lead: string
  readonly on: boolean
  readonly choose: (on: boolean) => void
}

/** A setting that is on or off, with what it does. */
export function Switch({ title, lead, on, choose }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-label={title}
      aria-checked={on}
      onClick={() => choose(!on)}
      className="press flex min-h-[52px] w-full items-center justify-between gap-12 py-8 text-left"
    >
      <span className="min-w-0">
        <span className="block text-14 font-[560] text-fg">{title}</span>
        <span className="block text-12 text-muted">{lead}</span>
      </span>
      <span
        aria-hidden="true"
        className={`relative h-26 w-46 shrink-0 rounded-full transition-colors ${on ? 'bg-interactive' : 'bg-pressed'}`}
      >
        <span
          className={`absolute top-3 left-3 size-20 rounded-full bg-fg transition-transform ${on ? 'translate-x-20' : ''}`}
        />
      </span>
    </button>
  )
}
