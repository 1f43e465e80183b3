import { luckyColors } from '@jogada/core/games/lucky-color'

/** A digit in its colours, which are told apart by pattern too; null is a round without a draw. */
export function LuckyBall({
  digit,
  size,
}: {
  readonly digit: number | null
  readonly size: 'small' | 'big'
}) {
  const colors = digit === null ? 'none' : luckyColors(digit).join('-')
  const box = size === 'big' ? 'size-88 text-64 lucky-flip' : 'size-32 text-18'
  return (
    <span
      aria-hidden="true"
      className={`figures lucky-ball lucky-${colors} grid shrink-0 place-items-center rounded-full leading-none ${box}`}
    >
      {digit ?? '–'}
    </span>
  )
}
