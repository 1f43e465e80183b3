import type { LadderGame } from '@jogada/core/games/house-games'
import type { RowWriter } from '@jogada/ledger'
import type { Deps } from '../../../deps.ts'

/** Writes a round that stays open. */
export const openedRound: RowWriter = {
  name: 'casino.open_round:1-open',
  columns: {
    player_id: 'bigint',
    game: 'text',
    round_id: 'bigint',
    algorithm_version: 'smallint',
    seed_pair_id: 'bigint',
    nonce: 'bigint',
    params: 'text',
    stake: 'bigint',
    licence_profile: 'text',
    opened_at: 'timestamptz',
  },
  sql: `INSERT INTO casino.open_round (player_id, game, round_id, algorithm_version, seed_pair_id,
      nonce, params, stake, steps, licence_profile, opened_at, moved_at)
    SELECT player_id, game, round_id, algorithm_version, seed_pair_id,
      nonce, params, stake, '[]', licence_profile, opened_at, opened_at FROM rows`,
}

/** Adds a safe step to an open round. */
export const steppedRound: RowWriter = {
  name: 'casino.open_round:2-step',
  columns: {
    player_id: 'bigint',
    round_id: 'bigint',
    game: 'text',
    step: 'jsonb',
    at: 'timestamptz',
  },
  sql: `UPDATE casino.open_round o SET steps = o.steps || r.step, moved_at = r.at
    FROM rows r
    WHERE o.player_id = r.player_id AND o.game = r.game AND o.round_id = r.round_id`,
}

/** Takes a round off the table; the command that ends it writes it to `casino.round`. */
export const closedRound: RowWriter = {
  name: 'casino.open_round:3-close',
  columns: { player_id: 'bigint', round_id: 'bigint', game: 'text' },
  sql: `DELETE FROM casino.open_round o USING rows r
    WHERE o.player_id = r.player_id AND o.game = r.game AND o.round_id = r.round_id`,
}

/** Writes a round with steps when it has ended, with all that recomputes it. */
export const endedRound: RowWriter = {
  name: 'casino.round:ladder',
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
    ended_by: 'text',
    steps: 'jsonb',
    opened_at: 'timestamptz',
    end_command: 'bigint',
    licence_profile: 'text',
    played_at: 'timestamptz',
  },
  sql: `INSERT INTO casino.round (player_id, round_id, game, algorithm_version, seed_pair_id, nonce,
      params, outcome, stake, multiplier, payout, status, ended_by, steps, opened_at, end_command,
      licence_profile, played_at)
    SELECT player_id, round_id, game, algorithm_version, seed_pair_id, nonce,
      params, outcome, stake, multiplier, payout, status, ended_by, steps, opened_at, end_command,
      licence_profile, played_at FROM rows`,
}

const openRows = (deps: Deps) =>
  deps.db
    .selectFrom('casino.open_round as round')
    .innerJoin('casino.seed_pair as pair', (join) =>
      join
        .onRef('pair.player_id', '=', 'round.player_id')
        .onRef('pair.seed_pair_id', '=', 'round.seed_pair_id'),
    )
    .selectAll('round')
    .select(['pair.server_seed', 'pair.server_seed_hash', 'pair.client_seed'])

/** The open rounds of a player, the oldest first. */
export const listOpen = (deps: Deps, playerId: bigint) =>
  openRows(deps).where('round.player_id', '=', playerId).orderBy('round.opened_at').execute()

export type OpenRow = Awaited<ReturnType<typeof listOpen>>[number]

/** An open round to whoever knows its game. */
export type OpenTerms = Omit<OpenRow, 'game'>

/** A player's open round of a game, or undefined. */
export const findOpen = (deps: Deps, playerId: bigint, game: LadderGame) =>
  openRows(deps)
    .where('round.player_id', '=', playerId)
    .where('round.game', '=', game)
    .executeTakeFirst()

/** Open rounds that nobody has touched since `before`, or whose board is known; the longest abandoned first. */
export const listAbandoned = (deps: Deps, before: Date, limit: number) =>
  deps.db
    .selectFrom('casino.open_round')
    .select(['player_id', 'game', 'round_id'])
    .where((of) => of.or([of('moved_at', '<=', before), of('known_at', 'is not', null)]))
    .orderBy('moved_at')
    .limit(limit)
    .execute()

/**
 * The next open rounds of a game that began by an instant, by their players: each has one at most.
 */
export const listOpenOf = (
  deps: Deps,
  { game, begunBy }: { readonly game: LadderGame; readonly begunBy: Date },
  { after, limit }: { readonly after: bigint; readonly limit: number },
) =>
  deps.db
    .selectFrom('casino.open_round')
    .select(['player_id', 'game', 'round_id'])
    .where('game', '=', game)
    .where('opened_at', '<=', begunBy)
    .where('player_id', '>', after)
    .orderBy('player_id')
    .limit(limit)
    .execute()

/** How many rounds of a game are open, and what their stakes hold, in centavos. */
export async function sumOpenRounds(deps: Pick<Deps, 'db'>, game: LadderGame) {
  const { rounds, held } = await deps.db
    .selectFrom('casino.open_round')
    .select(({ fn }) => [fn.countAll<bigint>().as('rounds'), fn.sum<string>('stake').as('held')])
    .where('game', '=', game)
    .executeTakeFirstOrThrow()
  return { rounds: Number(rounds), held: BigInt(held ?? 0) }
}

/** Whether the player has any open round. */
export async function hasOpenRound(deps: Deps, playerId: bigint): Promise<boolean> {
  const row = await deps.db
    .selectFrom('casino.open_round')
    .select('round_id')
    .where('player_id', '=', playerId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
