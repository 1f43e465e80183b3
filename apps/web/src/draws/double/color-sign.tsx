import type { DoubleColor } from '@jogada/core/games/double'

/** A triangle, a disc or a star: each colour has a shape of its own. Decorative. */
export function ColorSign({
  color,
  className,
}: {
  readonly color: DoubleColor
  readonly className: string
}) {
  return (
    <svg viewBox="-12 -12 24 24" aria-hidden="true" className={className} fill="currentColor">
      {color === 'red' && <path d="M0-10 11 9H-11Z" />}
      {color === 'black' && <circle r="9.500" />}
      {color === 'white' && (
        <path d="m0-11 3.400 7 7.600 1-5.600 5.200L6.800 10 0 6.200-6.800 10l1.400-7.800L-11-3l7.600-1Z" />
      )}
    </svg>
  )
}
