import type { DrawRound } from '@jogada/contract/draw'
import { DOUBLE_OUTCOMES, DOUBLE_STRIP } from '@jogada/core/games/double'
import { useEffect, useRef } from 'react'
import { serverNow } from '../server-clock.ts'
import { useCalm } from '../../game-table/settings.ts'
import { Tile } from './tile.tsx'

const COPIES = 6
const FROM_COPY = 1
const TO_COPY = 4
const STEP_REM = 0.86
const HALF_TILE_REM = 0.4
const ROLL_MS = 6_500

const TILES = Array.from({ length: COPIES * DOUBLE_OUTCOMES }, (_, place) => ({
  place,
  roll: DOUBLE_STRIP[place % DOUBLE_OUTCOMES]!,
}))

/** Where the strip stands with a roll under the mark; `nudge` is a share of a tile. */
const offset = (roll: number, copy: number, nudge = 0) => {
  const place = copy * DOUBLE_OUTCOMES + DOUBLE_STRIP.indexOf(roll)
  return `translateX(${-(place * STEP_REM + HALF_TILE_REM + nudge * STEP_REM)}rem)`
}

/** Some way off the middle of the tile, the same for everybody who sees the round. */
const nudgeOf = (roundId: string) => ((Number(roundId.slice(-4)) * 37) % 61) / 100 - 0.3

/** The strip that rolls to the drawn tile. It only tells what the server has drawn. */
export function Reel({ round, last }: { readonly round: DrawRound | null; readonly last: number }) {
  const strip = useRef<HTMLDivElement>(null)
  const calm = useCalm()
  const { roundId = '', outcome = null, drawAt = '' } = round ?? {}
  useEffect(() => {
    if (outcome === null || calm) return undefined
    const elapsed = serverNow() - Date.parse(drawAt)
    if (elapsed >= ROLL_MS) return undefined
    const rolling = strip.current?.animate?.(
      [
        { transform: offset(last, FROM_COPY) },
        { transform: offset(outcome, TO_COPY, nudgeOf(roundId)) },
      ],
      { duration: ROLL_MS, easing: 'cubic-bezier(0.1, 0.9, 0.2, 1)', fill: 'forwards' },
    )
    if (rolling) rolling.currentTime = Math.max(0, elapsed)
    return () => rolling?.cancel()
    // oxlint-disable-next-line react/exhaustive-deps -- a roll starts once, from where the strip stood
  }, [roundId, outcome, calm])
  return (
    <div className="double-reel relative overflow-hidden rounded-14 py-12" aria-hidden="true">
      <div
        ref={strip}
        className="ml-[50%] flex w-max gap-6 will-change-transform"
        style={{
          transform:
            outcome === null ? offset(last, FROM_COPY) : offset(outcome, TO_COPY, nudgeOf(roundId)),
        }}
      >
        {TILES.map(({ place, roll }) => (
          <Tile key={place} roll={roll} size="big" />
        ))}
      </div>
      <span className="double-mark" />
      {round?.state === 'settled' && outcome !== null && (
        <span
          key={roundId}
          className="double-landed"
          style={{ left: `calc(50% - ${nudgeOf(roundId) * STEP_REM}rem)` }}
        />
      )}
    </div>
  )
}
