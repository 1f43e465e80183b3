/** How far something is, as a bar that says its label and share. */
export function ProgressLine({
  label,
  share,
}: {
  readonly label: string
  /** 0 to 1. */
  readonly share: number
}) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100)
  return (
    <div className="h-8 overflow-hidden rounded-full bg-pressed">
      <progress aria-label={label} value={percent} max={100} className="visually-hidden" />
      <div className="h-full rounded-full bg-vip" style={{ width: `${percent}%` }} />
    </div>
  )
}
