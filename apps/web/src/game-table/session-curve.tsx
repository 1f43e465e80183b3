import type { Money } from '@jogada/core'

const WIDTH = 300
const HEIGHT = 56
const EDGE = 3

/**
 * How the session's result went from round to round, against the line of nothing won or lost. A
 * picture of what the figures beside it say; one round alone draws none.
 */
export function SessionCurve({ nets }: { readonly nets: readonly Money[] }) {
  if (nets.length < 2) return null
  const { points, zeroY } = curveOf(nets)
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-10 h-56 w-full"
    >
      <line
        x1="0"
        x2={WIDTH}
        y1={zeroY}
        y2={zeroY}
        className="stroke-line-strong"
        strokeDasharray="4 4"
        vectorEffect="non-scaling-stroke"
      />
      <polyline
        points={points}
        fill="none"
        className="stroke-interactive"
        strokeWidth="2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

/** The points of a curve in its box, top to bottom from the best result to the worst, zero included. */
export function curveOf(nets: readonly Money[]): {
  readonly points: string
  readonly zeroY: number
} {
  const values = nets.map(Number)
  const most = Math.max(0, ...values)
  const least = Math.min(0, ...values)
  const span = most - least || 1
  const y = (value: number) => Math.round(EDGE + ((most - value) / span) * (HEIGHT - 2 * EDGE))
  const x = (index: number) => Math.round((index / (values.length - 1)) * WIDTH)
  return {
    points: values.map((value, index) => `${x(index)},${y(value)}`).join(' '),
    zeroY: y(0),
  }
}
