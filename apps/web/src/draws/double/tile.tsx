import { doubleColor } from '@jogada/core/games/double'
import { ColorSign } from './color-sign.tsx'

/**
 * One tile of the strip, its colour never without its shape; null is a round that was not drawn.
 */
export function Tile({
  roll,
  size,
}: {
  readonly roll: number | null
  readonly size: 'small' | 'big'
}) {
  const color = roll === null ? null : doubleColor(roll)
  const box = size === 'big' ? 'size-80 rounded-14 text-40' : 'size-32 rounded-10 text-16'
  return (
    <span
      aria-hidden="true"
      className={`figures relative grid shrink-0 place-items-center leading-none ${box} ${color ? `double-${color}` : 'bg-pressed text-muted'}`}
    >
      {size === 'big' && color && (
        <ColorSign color={color} className="double-tile-sign absolute size-64" />
      )}
      <span className="relative">{roll === null ? '–' : roll}</span>
      {size === 'big' && color && (
        <ColorSign color={color} className="absolute right-6 bottom-6 size-12" />
      )}
    </span>
  )
}
