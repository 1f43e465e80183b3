import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { houseReturns } from './returns.ts'

/** Sums of rounds of a game; `squares` are of what a round paid less its average return. */
export type RoundSums = {
  readonly game: string
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
  const returns = Object.entries(houseReturns())
  const games = returns.map(([game]) => game)
  const means = returns.map(([, { min, max }]) => (min + max) / 2)
  const { rows } = await sql<RoundSums>`
    SELECT r.game, count(*) AS rounds, sum(stake)::bigint AS staked, sum(payout)::bigint AS paid,
           sum(power(payout - stake * mean, 2))::text AS squares
      FROM casino.round r
      JOIN unnest(${games}::text[], ${means}::numeric[]) AS known (game, mean) USING (game)
     WHERE played_at >= ${from} AND played_at < ${to} AND ended_by <> 'void'
     GROUP BY r.game`.execute(db)
  return rows
}
