import { unfairSelections } from '@jogada/core/games/draws'
import type { DrawChannelCode, DrawTable } from '@jogada/core/games/draws'
import { DOUBLE_TABLE } from '@jogada/core/games/double'
import { LUCKY_COLOR_STANDARD, LUCKY_COLOR_UNIFORM } from '@jogada/core/games/lucky-color'
import type { Env } from '../../platform/env.ts'

const luckyTables = { uniform96: LUCKY_COLOR_UNIFORM, standard: LUCKY_COLOR_STANDARD } as const

const all: readonly DrawTable[] = [DOUBLE_TABLE, ...Object.values(luckyTables)]

/** The table that new bets on a channel are placed under. */
export const offeredTable = (env: Env, channel: DrawChannelCode): DrawTable =>
  channel === 'double' ? DOUBLE_TABLE : luckyTables[env.LUCKY_COLOR_TABLE]

/** The table that a bet was placed under. */
export function tableById(id: string): DrawTable {
  const table = all.find((known) => known.id === id)
  if (!table) throw new Error(`there is no pay table ${id}`)
  return table
}

/** Throws when a table could return less than the law asks for, or more than is staked. */
export function assertReturns() {
  for (const table of all) {
    const unfair = unfairSelections(table)
    if (unfair.length > 0) throw new Error(`${table.id} returns too little on ${unfair.join(', ')}`)
  }
}

/** The name of a channel's game, as records and pages have it. */
export const gameOf = (channel: DrawChannelCode) => (channel === 'double' ? 'double' : 'luckyColor')
