import type { play } from '@jogada/contract'
import { centavos, formatMoney } from '@jogada/core'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'

const PAGE = 50

export type RecordFilter = {
  readonly gameCode?: string
  readonly state?: 'open' | 'settled' | 'refunded'
  readonly from?: Date
  readonly to?: Date
  /** Continues after the last `recordId` seen. */
  readonly before?: bigint
  readonly limit?: number
}

const statesOf = {
  open: ['open', 'credited'],
  settled: ['settled'],
  refunded: ['rolled_back'],
} as const

/**
 * A player's stakes at providers, newest first. `recordId` is the number of the command that took
 * the stake, so that it sorts among the house's own rounds.
 */
export async function listProviderRounds(
  { db }: Deps,
  playerId: bigint,
  { gameCode, state, from, to, before, limit = PAGE }: RecordFilter = {},
): Promise<play.ProviderRound[]> {
  let query = db
    .selectFrom('aggregator.stake as stake')
    .leftJoin('aggregator.game as game', (join) =>
      join
        .onRef('game.provider', '=', 'stake.provider')
        .on(sql<boolean>`stake.game_code = game.provider || '.' || game.provider_game`),
    )
    .select([
      'stake.record_id',
      'stake.game_code',
      'stake.round_id',
      'stake.stake',
      'stake.payout',
      'stake.state',
      'stake.opened_at',
      'game.title',
    ])
    .where('stake.player_id', '=', playerId)
    .where('stake.state', '<>', 'never')
  if (gameCode !== undefined) query = query.where('stake.game_code', '=', gameCode)
  if (state !== undefined) query = query.where('stake.state', 'in', [...statesOf[state]])
  if (from !== undefined) query = query.where('stake.opened_at', '>=', from)
  if (to !== undefined) query = query.where('stake.opened_at', '<', to)
  if (before !== undefined) query = query.where('stake.record_id', '<', before)
  const rows = await query.orderBy('stake.record_id', 'desc').limit(limit).execute()
  return rows.map((row) => ({
    recordId: String(row.record_id),
    game: row.game_code,
    title: row.title ?? row.game_code,
    round: row.round_id,
    stake: formatMoney(centavos(row.stake)),
    payout: formatMoney(centavos(row.payout)),
    state: row.state === 'settled' ? 'settled' : row.state === 'rolled_back' ? 'refunded' : 'open',
    at: row.opened_at.toISOString(),
  }))
}
