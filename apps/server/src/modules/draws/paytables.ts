import { drawGameOf, drawReturnMillionths, unfairSelections } from '@jogada/core/games/draws'
import type { DrawChannelCode, DrawTable } from '@jogada/core/games/draws'
import { DRAW_GAMES } from '@jogada/core/games/house-games'
import type { DrawGame } from '@jogada/core/games/house-games'
import { DOUBLE_TABLE } from '@jogada/core/games/double'
import { LUCKY_COLOR_STANDARD, LUCKY_COLOR_UNIFORM } from '@jogada/core/games/lucky-color'
import { licenceProfile } from '@jogada/core/licence/profile'
import { leastReturn } from '@jogada/core/licence/returns'
import { BadSetting } from '../../platform/env.ts'
import type { Env } from '../../platform/env.ts'

const MILLION = 1_000_000

const luckyTables = { uniform96: LUCKY_COLOR_UNIFORM, standard: LUCKY_COLOR_STANDARD } as const

const all: readonly DrawTable[] = [DOUBLE_TABLE, ...Object.values(luckyTables)]

type Setting = Pick<Env, 'LUCKY_COLOR_TABLE'>

/** The tables that new bets are placed under. */
const offered = (env: Setting): Readonly<Record<DrawGame, DrawTable>> => ({
  double: DOUBLE_TABLE,
  luckyColor: luckyTables[env.LUCKY_COLOR_TABLE],
})

/** The table that new bets on a game are placed under. */
export const gameTable = (env: Setting, game: DrawGame): DrawTable => offered(env)[game]

/** The table that new bets on a channel are placed under. */
export const offeredTable = (env: Setting, channel: DrawChannelCode): DrawTable =>
  gameTable(env, drawGameOf(channel))

/** The table that a bet was placed under. */
export function tableById(id: string): DrawTable {
  const table = all.find((known) => known.id === id)
  if (!table) throw new Error(`there is no pay table ${id}`)
  return table
}

/** Throws when a table gives back less than the profile's floor, or more than was staked. */
export function assertDrawReturns(
  env: Setting & Pick<Env, 'LICENCE_PROFILE'>,
  tables = offered(env),
) {
  for (const game of DRAW_GAMES) {
    const table = tables[game]
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
export function lowestDrawReturn(env: Setting, game: DrawGame): number {
  const table = gameTable(env, game)
  return Math.min(
    ...Object.keys(table.selections).map((selection) => drawReturnMillionths(table, selection)),
  )
}
