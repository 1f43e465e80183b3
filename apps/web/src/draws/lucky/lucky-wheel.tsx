import { luckyColors } from '@jogada/core/games/lucky-color'
import type { LuckyColor } from '@jogada/core/games/lucky-color'
import { useEffect, useId, useRef } from 'react'
import { useCalm } from '../../game-table/settings.ts'
import { LuckyBall } from './lucky-ball.tsx'

const DIGITS = Array.from({ length: 10 }, (_, digit) => digit)
const SECTOR_DEG = 36
const TURNS = 3
const SPIN_MS = 1_400

const FILLS: Readonly<Record<LuckyColor, string>> = {
  green: '#45cf7c',
  red: '#f4695b',
  violet: '#c388f2',
}

/** The angle at which a digit stands under the pointer. */
const angleOf = (digit: number) => -digit * SECTOR_DEG

export type LuckyWheelProps = {
  readonly roundId: string | undefined
  readonly digit: number | null
}

/**
 * The wheel of ten sectors that turns to the drawn digit. It only tells what the server has drawn.
 */
export function LuckyWheel({ roundId, digit }: LuckyWheelProps) {
  const wheel = useRef<HTMLDivElement>(null)
  const shown = useRef({ roundId, digit: digit ?? 0 })
  const calm = useCalm()
  useEffect(() => {
    const before = shown.current
    if (digit === null) return undefined
    shown.current = { roundId, digit }
    const isNew = before.roundId !== undefined && before.roundId !== roundId
    if (!isNew || calm) return undefined
    const turning = wheel.current?.animate?.(
      [
        { transform: `rotate(${angleOf(before.digit)}deg)` },
        { transform: `rotate(${angleOf(digit) - 360 * TURNS}deg)` },
      ],
      { duration: SPIN_MS, easing: 'cubic-bezier(0.1, 0.9, 0.2, 1)' },
    )
    return () => turning?.cancel()
  }, [roundId, digit, calm])
  return (
    <div className="lucky-wheel" aria-hidden="true">
      <div
        ref={wheel}
        className="lucky-turning size-full will-change-transform"
        style={{ transform: `rotate(${angleOf(digit ?? 0)}deg)` }}
      >
        <svg viewBox="-100 -100 200 200" className="size-full">
          <circle r="99" fill="#d99a12" />
          <circle r="94" fill="#ffc93c" />
          <Patterns />
        </svg>
      </div>
      <span className="lucky-pointer" />
      <span className="lucky-hub">
        <LuckyBall key={roundId} digit={digit} size="big" />
      </span>
    </div>
  )
}

const point = (deg: number, far: number) => {
  const at = (deg * Math.PI) / 180
  return `${(Math.sin(at) * far).toFixed(2)} ${(-Math.cos(at) * far).toFixed(2)}`
}

const sector = (from: number, to: number) => `M0 0L${point(from, 90)}A90 90 0 0 1 ${point(to, 90)}Z`

/** The sectors; each colour has a pattern, so that it is told apart without seeing it. */
function Patterns() {
  const id = useId()
  return (
    <>
      <defs>
        <pattern id={`${id}green`} width="14" height="8" patternUnits="userSpaceOnUse">
          <path
            d="M0 4q3.500-4 7 0t7 0"
            fill="none"
            stroke="#0e0a14"
            strokeOpacity="0.22"
            strokeWidth="2"
          />
        </pattern>
        <pattern
          id={`${id}red`}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0v8" stroke="#0e0a14" strokeOpacity="0.24" strokeWidth="4" />
        </pattern>
        <pattern id={`${id}violet`} width="9" height="9" patternUnits="userSpaceOnUse">
          <circle cx="4.500" cy="4.500" r="2" fill="#0e0a14" fillOpacity="0.26" />
        </pattern>
      </defs>
      {DIGITS.map((digit) => {
        const middle = digit * SECTOR_DEG
        const colors = luckyColors(digit)
        const width = SECTOR_DEG / colors.length
        return (
          <g key={digit}>
            {colors.map((color, index) => {
              const from = middle - SECTOR_DEG / 2 + index * width
              const shape = sector(from, from + width)
              return (
                <g key={color}>
                  <path d={shape} fill={FILLS[color]} />
                  <path d={shape} fill={`url(#${id}${color})`} />
                </g>
              )
            })}
            <text
              transform={`rotate(${middle})`}
              y="-68"
              textAnchor="middle"
              className="figures"
              fontSize="24"
              fill="#12081c"
            >
              {digit}
            </text>
          </g>
        )
      })}
      <circle r="50" fill="#17101f" />
    </>
  )
}
