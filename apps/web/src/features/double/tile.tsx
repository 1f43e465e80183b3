import { doubleColor } from '@jogada/core/games/double'

/** The colour is never alone: a letter stands with the number. */
const LETTERS = { red: 'V', black: 'P', white: 'B' } as const

/** One tile of the strip; null is a round that was not drawn. */
export function Tile({
  roll,
  size,
}: {
  readonly roll: number | null
  readonly size: 'small' | 'big'
}) {
  const color = roll === null ? null : doubleColor(roll)
  const box = size === 'big' ? 'size-64 rounded-14 text-28' : 'size-32 rounded-10 text-16'
  return (
    <span
      aria-hidden="true"
      className={`figures grid shrink-0 place-items-center leading-none ${box} ${color ? `double-${color}` : 'bg-pressed text-muted'}`}
    >
      {roll === null ? '–' : roll}
      {size === 'big' && color && (
        <span className="absolute mt-40 font-text text-12 opacity-80">{LETTERS[color]}</span>
      )}
    </span>
  )
}
