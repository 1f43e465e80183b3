import { drawReturnMillionths, unfairSelections } from '@jogada/core/games/draws'
import type { DrawChannelCode, DrawTable } from '@jogada/core/games/draws'
import { DOUBLE_TABLE } from '@jogada/core/games/double'
import { LUCKY_COLOR_STANDARD, LUCKY_COLOR_UNIFORM } from '@jogada/core/games/lucky-color'
import { licenceProfile } from '@jogada/core/licence/profile'
import { leastReturn } from '@jogada/core/licence/returns'
import { BadSetting } from '../../platform/env.ts'
import type { Env } from '../../platform/env.ts'

const MILLION = 1_000_000

export type DrawGame = 'double' | 'luckyColor'

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

/** The tables that new bets are placed under. */
const offered = (env: Pick<Env, 'LUCKY_COLOR_TABLE'>): readonly DrawTable[] => [
  DOUBLE_TABLE,
  luckyTables[env.LUCKY_COLOR_TABLE],
]

/** Throws when a table gives back less than the profile's floor, or more than was staked. */
export function assertDrawReturns(
  env: Pick<Env, 'LUCKY_COLOR_TABLE' | 'LICENCE_PROFILE'>,
  tables = offered(env),
) {
  for (const table of tables) {
    const game = table === DOUBLE_TABLE ? 'double' : 'luckyColor'
    const floor = leastReturn(licenceProfile(env.LICENCE_PROFILE).games, game)
    const unfair = unfairSelections(table, Math.round(floor * MILLION))
    if (unfair.length === 0) continue
    throw new BadSetting(
      `${table.id} gives back less than the floor of the profile ${env.LICENCE_PROFILE}, ` +
        `or more than was staked, on ${unfair.join(', ')}`,
    )
  }
}

/** What the selection of a game that gives back least returns, in millionths. */
export function lowestDrawReturn(env: Pick<Env, 'LUCKY_COLOR_TABLE'>, game: DrawGame): number {
  const table = game === 'double' ? DOUBLE_TABLE : luckyTables[env.LUCKY_COLOR_TABLE]
  return Math.min(
    ...Object.keys(table.selections).map((selection) => drawReturnMillionths(table, selection)),
  )
}

/** The name of a channel's game, as records and pages have it. */
export const gameOf = (channel: DrawChannelCode): DrawGame =>
  channel === 'double' ? 'double' : 'luckyColor'
