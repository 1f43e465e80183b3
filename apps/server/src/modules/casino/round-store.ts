import type { RowWriter } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'

/** Writes a finished round with all that recomputes it. */
export const roundWriter: RowWriter = {
  name: 'casino.round',
  columns: {
    player_id: 'bigint',
    round_id: 'bigint',
    game: 'text',
    algorithm_version: 'smallint',
    seed_pair_id: 'bigint',
    nonce: 'bigint',
    params: 'text',
    outcome: 'text',
    stake: 'bigint',
    multiplier: 'bigint',
    payout: 'bigint',
    licence_profile: 'text',
    played_at: 'timestamptz',
  },
  sql: `INSERT INTO casino.round (player_id, round_id, game, algorithm_version, seed_pair_id, nonce,
      params, outcome, stake, multiplier, payout, licence_profile, played_at)
    SELECT player_id, round_id, game, algorithm_version, seed_pair_id, nonce,
      params, outcome, stake, multiplier, payout, licence_profile, played_at FROM rows`,
}

const PAGE = 50

const rounds = (deps: Deps, playerId: bigint) =>
  deps.db
    .selectFrom('casino.round as round')
    .innerJoin('casino.seed_pair as pair', (join) =>
      join
        .onRef('pair.player_id', '=', 'round.player_id')
        .onRef('pair.seed_pair_id', '=', 'round.seed_pair_id'),
    )
    .selectAll('round')
    .select(['pair.server_seed', 'pair.server_seed_hash', 'pair.client_seed', 'pair.state'])
    .where('round.player_id', '=', playerId)

/** One round of a player with its seeds, or undefined. */
export const findRound = (deps: Deps, playerId: bigint, roundId: bigint) =>
  rounds(deps, playerId).where('round.round_id', '=', roundId).executeTakeFirst()

export type RoundRow = NonNullable<Awaited<ReturnType<typeof findRound>>>

/** A player's last rounds of a game, newest first, before `before` where it is given. */
export function listRounds(
  deps: Deps,
  playerId: bigint,
  page: { readonly game: string; readonly before: bigint | null },
): Promise<RoundRow[]> {
  let query = rounds(deps, playerId).where('round.game', '=', page.game)
  if (page.before !== null) query = query.where('round.round_id', '<', page.before)
  return query
    .orderBy('round.played_at', 'desc')
    .orderBy('round.nonce', 'desc')
    .limit(PAGE)
    .execute()
}
