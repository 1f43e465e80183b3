import { add, centavos, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { Deps } from '../../../deps.ts'

/** A query of what players have staked at studios in rounds that are not over, by player. */
export const openStakesOfStudios = `
  SELECT player_id, stake AS amount FROM aggregator.stake WHERE state IN ('open', 'credited')`

/** What a player has staked at studios in rounds that are not over. */
export async function sumOpenStakes({ db }: Pick<Deps, 'db'>, playerId: bigint): Promise<Money> {
  const rows = await db
    .selectFrom('aggregator.stake')
    .select('stake')
    .where('player_id', '=', playerId)
    .where('state', 'in', ['open', 'credited'])
    .execute()
  return add(zero, ...rows.map(({ stake }) => centavos(stake)))
}
