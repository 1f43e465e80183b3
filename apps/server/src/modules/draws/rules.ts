import { formatMoney } from '@jogada/core'
import {
  DRAW_CHANNELS,
  DRAW_LIMITS,
  DRAW_TIMINGS,
  drawReturnMillionths,
} from '@jogada/core/games/draws'
import type { draw } from '@jogada/contract'
import type { Deps } from '../../deps.ts'
import { shownTerms } from '../game-limits/index.ts'
import { gameOf, offeredTable } from './paytables.ts'

/** Limits, pay table, return and times of a game, from the same code that plays it. */
export function drawRules(deps: Deps, game: 'double' | 'luckyColor'): draw.DrawRules {
  const channels = DRAW_CHANNELS.filter((channel) => gameOf(channel) === game)
  const table = offeredTable(deps.env, channels[0]!)
  return {
    ...shownTerms(deps, `game:${game}`),
    maxRoundStake: formatMoney(DRAW_LIMITS.maxRoundStake),
    outcomes: table.outcomes,
    paytable: Object.entries(table.selections).map(([selection, multipliers]) => ({
      selection,
      multipliers: [...multipliers],
      rtp: drawReturnMillionths(table, selection),
    })),
    channels: channels.map((channel) => {
      const { periodMs, lockMs, drawMs, completeMs } = DRAW_TIMINGS[channel]
      return { channel, periodMs, betMs: lockMs, drawMs, completeMs }
    }),
  }
}
