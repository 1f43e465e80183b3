import { DRAW_CHANNELS, drawGameOf, drawReturnMillionths } from '@jogada/core/games/draws'
import { DRAW_GAMES } from '@jogada/core/games/house-games'
import type { DrawGame } from '@jogada/core/games/house-games'
import { BET_RESULTS } from '@jogada/core/sports/codes'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { gameTable } from './paytables.ts'

type Return = { readonly min: number; readonly max: number }

/** The least and the most that the shared games give back, as shares, by the table offered now. */
export function drawReturns({ env }: Pick<Deps, 'env'>): Readonly<Record<DrawGame, Return>> {
  const all = DRAW_GAMES.map((game) => {
    const table = gameTable(env, game)
    const shares = Object.keys(table.selections).map(
      (selection) => drawReturnMillionths(table, selection) / 1_000_000,
    )
    return [game, { min: Math.min(...shares), max: Math.max(...shares) }] as const
  })
  return Object.fromEntries(all) as Record<DrawGame, Return>
}

/**
 * Rounds of shared draws whose bets were placed between two instants and settled, by game: all bets
 * of a round have one outcome, and deviate together.
 */
export async function sumDrawBets(
  deps: Pick<Deps, 'db' | 'env'>,
  { from, to }: { readonly from: Date; readonly to: Date },
) {
  const returns = drawReturns(deps)
  const games = DRAW_CHANNELS.map(drawGameOf)
  const means = games.map((game) => (returns[game].min + returns[game].max) / 2)
  const { rows } = await sql<{
    game: DrawGame
    rounds: bigint
    staked: bigint
    paid: bigint
    squares: string
  }>`
    SELECT game, count(*) AS rounds, sum(staked)::bigint AS staked, sum(paid)::bigint AS paid,
           sum(power(paid - staked * mean, 2))::text AS squares
      FROM (
        SELECT known.game, known.mean, sum(stake) AS staked, sum(payout) AS paid
          FROM draws.bet b
          JOIN unnest(${DRAW_CHANNELS}::text[], ${games}::text[], ${means}::numeric[])
            AS known (channel, game, mean) USING (channel)
         WHERE placed_at >= ${from} AND placed_at < ${to} AND status IN (10, 20)
         GROUP BY known.game, known.mean, b.channel, b.round_id
      ) AS round
     GROUP BY game`.execute(deps.db)
  return rows
}

/** Bets of voided rounds since an instant, and those whose round is not drawn yet, by game. */
export async function sumUnplayedBets({ db }: Pick<Deps, 'db'>, since: Date) {
  const games = DRAW_CHANNELS.map(drawGameOf)
  const { rows } = await sql<{
    game: DrawGame
    voids: bigint
    voided: bigint
    open: bigint
    held: bigint
  }>`
    SELECT known.game, count(*) FILTER (WHERE status = ${BET_RESULTS.refund}) AS voids,
           coalesce(sum(stake) FILTER (WHERE status = ${BET_RESULTS.refund}), 0)::bigint AS voided,
           count(*) FILTER (WHERE status = 0) AS open,
           coalesce(sum(stake) FILTER (WHERE status = 0), 0)::bigint AS held
      FROM draws.bet b
      JOIN unnest(${DRAW_CHANNELS}::text[], ${games}::text[])
        AS known (channel, game) USING (channel)
     WHERE (placed_at >= ${since} OR status = 0) AND status NOT IN (10, 20)
     GROUP BY known.game`.execute(db)
  return rows
}
