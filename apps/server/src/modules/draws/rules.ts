import { formatMoney } from '@jogada/core'
import {
  DRAW_LIMITS,
  DRAW_TIMINGS,
  drawChannelsOf,
  drawReturnMillionths,
} from '@jogada/core/games/draws'
import type { DrawGame } from '@jogada/core/games/house-games'
import type { draw } from '@jogada/contract'
import type { Deps } from '../../deps.ts'
import { shownTerms } from '../game-limits/index.ts'
import { gameTable } from './paytables.ts'

/** Limits, pay table, return and times of a game, from the same code that plays it. */
export function drawRules(deps: Deps, game: DrawGame): draw.DrawRules {
  const channels = drawChannelsOf(game)
  const table = gameTable(deps.env, game)
  return {
    ...shownTerms(deps, game),
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
