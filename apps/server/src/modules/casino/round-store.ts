import type { SoloGame } from '@jogada/core/games/house-games'
import type { RowWriter } from '@jogada/ledger'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'

/** Writes a round that was played at once, with all that recomputes it. */
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
    status: 'smallint',
    licence_profile: 'text',
    played_at: 'timestamptz',
  },
  sql: `INSERT INTO casino.round (player_id, round_id, game, algorithm_version, seed_pair_id, nonce,
      params, outcome, stake, multiplier, payout, status, licence_profile, played_at)
    SELECT player_id, round_id, game, algorithm_version, seed_pair_id, nonce,
      params, outcome, stake, multiplier, payout, status, licence_profile, played_at FROM rows`,
}

export const WON = 10
export const LOST = 20
export const REFUNDED = 90

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

/** One finished round of a player with its seeds, or undefined. */
export const findRound = (deps: Deps, playerId: bigint, roundId: bigint) =>
  rounds(deps, playerId).where('round.round_id', '=', roundId).executeTakeFirst()

export type RoundRow = NonNullable<Awaited<ReturnType<typeof findRound>>>

/** The round that a posted command left; a missing one is a bug. */
export async function storedRound(deps: Deps, playerId: bigint, roundId: bigint) {
  const row = await findRound(deps, playerId, roundId)
  if (!row) throw new Error(`round ${roundId} of a posted command is missing`)
  return row
}

export type RoundPage = {
  readonly game?: SoloGame | undefined
  readonly status?: number | undefined
  readonly from?: Date | undefined
  readonly until?: Date | undefined
  /** Continues after the round that ended then, or after that of its neighbours. */
  readonly before?: { readonly at: Date; readonly roundId: bigint } | undefined
  readonly limit?: number | undefined
}

/** A player's finished rounds, newest first. */
export function listRounds(deps: Deps, playerId: bigint, page: RoundPage): Promise<RoundRow[]> {
  let query = rounds(deps, playerId)
  const { game, status, from, until, before } = page
  if (game !== undefined) query = query.where('round.game', '=', game)
  if (status !== undefined) query = query.where('round.status', '=', status)
  if (from) query = query.where('round.played_at', '>=', from)
  if (until) query = query.where('round.played_at', '<', until)
  if (before) {
    query = query.where(
      sql<boolean>`(round.played_at, round.round_id) < (${before.at}, ${before.roundId})`,
    )
  }
  return query
    .orderBy('round.played_at', 'desc')
    .orderBy('round.round_id', 'desc')
    .limit(page.limit ?? PAGE)
    .execute()
}

/** A page of one game's rounds after the round `before`; none when that round is unknown. */
export async function listRoundsAfter(
  deps: Deps,
  playerId: bigint,
  { game, before }: { readonly game: SoloGame; readonly before: string | undefined },
): Promise<RoundRow[]> {
  if (before === undefined) return listRounds(deps, playerId, { game })
  const last = await findRound(deps, playerId, BigInt(before))
  if (!last) return []
  return listRounds(deps, playerId, {
    game,
    before: { at: last.played_at, roundId: last.round_id },
  })
}
