import { formatMoney } from '@jogada/core'
import {
  DRAW_CHANNELS,
  DRAW_LIMITS,
  DRAW_TIMINGS,
  drawReturnMillionths,
} from '@jogada/core/games/draws'
import type { draw } from '@jogada/contract'
import type { Env } from '../../platform/env.ts'
import { gameOf, offeredTable } from './paytables.ts'

/** Limits, pay table, return and times of a game, from the same code that plays it. */
export function drawRules(env: Env, game: 'double' | 'luckyColor'): draw.DrawRules {
  const channels = DRAW_CHANNELS.filter((channel) => gameOf(channel) === game)
  const table = offeredTable(env, channels[0]!)
  return {
    minBet: formatMoney(DRAW_LIMITS.minStake),
    maxBet: formatMoney(DRAW_LIMITS.maxStake),
    maxRoundStake: formatMoney(DRAW_LIMITS.maxRoundStake),
    maxPayout: formatMoney(DRAW_LIMITS.maxPayout),
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
