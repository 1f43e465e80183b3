import { SOLO_GAMES } from '@jogada/core/games/house-games'
import type { SoloGame } from '@jogada/core/games/house-games'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { houseReturns } from './returns.ts'

/** Sums of rounds of a game; `squares` are of what a round paid less its average return. */
export type RoundSums = {
  readonly game: SoloGame
  readonly rounds: bigint
  readonly staked: bigint
  readonly paid: bigint
  readonly squares: string
}

/** The least and the most that the games of one player give back, as shares. */
export const soloReturns = houseReturns

/** Finished rounds between two instants by game. */
export async function sumSoloRounds(
  { db }: Pick<Deps, 'db'>,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<RoundSums[]> {
  const returns = houseReturns()
  const means = SOLO_GAMES.map((game) => (returns[game].min + returns[game].max) / 2)
  const { rows } = await sql<RoundSums>`
    SELECT r.game, count(*) AS rounds, sum(stake)::bigint AS staked, sum(payout)::bigint AS paid,
           sum(power(payout - stake * mean, 2))::text AS squares
      FROM casino.round r
      JOIN unnest(${SOLO_GAMES}::text[], ${means}::numeric[]) AS known (game, mean) USING (game)
     WHERE played_at >= ${from} AND played_at < ${to} AND status <> 90
     GROUP BY r.game`.execute(db)
  return rows
}

/** What of a game was not played to its end. */
export type Unplayed = {
  readonly game: SoloGame
  readonly voids: bigint
  readonly voided: bigint
  readonly open: bigint
  readonly held: bigint
}

/** Rounds given back since an instant, and those that are interrupted now, by game. */
export async function sumUnplayedRounds(
  { db }: Pick<Deps, 'db'>,
  since: Date,
): Promise<Unplayed[]> {
  const { rows } = await sql<Unplayed>`
    SELECT game, sum(voids)::bigint AS voids, sum(voided)::bigint AS voided,
           sum(open)::bigint AS open, sum(held)::bigint AS held
      FROM (SELECT game, count(*) AS voids, sum(stake) AS voided, 0 AS open, 0 AS held
              FROM casino.round WHERE played_at >= ${since} AND status = 90 GROUP BY game
             UNION ALL
            SELECT game, 0, 0, count(*), sum(stake) FROM casino.open_round GROUP BY game) each_way
     GROUP BY game`.execute(db)
  return rows
}
