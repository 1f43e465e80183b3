import type { Pool } from 'pg'

/** What an open bet of the benchmark is on, and whether it is one of three legs. */
export type BenchBets = { readonly bets: number; readonly wallets: number }

export const MATCH = 'bench-match'
const STAKE = 1000

/** Markets that end in every way at 1-0: won, lost, half won, half lost, given back. */
const SELECTIONS = [
  ['1x2', '{}', 'home', 2000],
  ['1x2', '{}', 'away', 4000],
  ['total', '{"total":"1.25"}', 'under', 1900],
  ['total', '{"total":"0.75"}', 'over', 1900],
  ['total', '{"total":"1.00"}', 'over', 1850],
] as const

/** Announces the match and two others that are over, so that a treble waits for the match alone. */
export async function insertEvents(pool: Pool): Promise<void> {
  await pool.query(
    `INSERT INTO sportsbook.event (event_id, source, replay, starts_at, competition, home, away,
       result_state, result_home, result_away, finished_at, settled_at)
     SELECT id, 'bench', false, now(), 'Bench', 'A', 'B',
       CASE WHEN id <> $1 THEN 'finished' END, CASE WHEN id <> $1 THEN 1 END,
       CASE WHEN id <> $1 THEN 0 END, CASE WHEN id <> $1 THEN now() END,
       CASE WHEN id <> $1 THEN now() END
     FROM unnest($2::text[]) AS id`,
    [MATCH, [MATCH, 'bench-over-1', 'bench-over-2']],
  )
}

/** Writes open bets whose stakes the wallets already hold: every tenth is a treble. */
export async function insertBets(pool: Pool, { bets, wallets }: BenchBets): Promise<void> {
  await pool.query(
    `INSERT INTO sportsbook.bet (player_id, bet_id, placed_at, kind, lines, stake, open_stake, odds,
       odds_policy, potential, licence_profile, address, device_id)
     SELECT 1 + i % $2::int, 10000000000 + i, now() - interval '1 hour',
       CASE WHEN i % 10 = 0 THEN 'parlay' ELSE 'single' END, 1, ${STAKE}, ${STAKE}, 2000,
       'better', ${STAKE * 2}, 'open', '127.0.0.1', 'bench'
     FROM generate_series(1, $1::int) AS i`,
    [bets, wallets],
  )
  const [keys, specifiers, outcomes, odds] = [0, 1, 2, 3].map((at) =>
    SELECTIONS.map((selection) => selection[at]),
  )
  await pool.query(
    `WITH leg AS (
       SELECT i, 0 AS place, $3 AS event_id, s.* FROM generate_series(1, $1::int) AS i
         JOIN unnest($4::text[], $5::jsonb[], $6::text[], $7::bigint[])
           WITH ORDINALITY AS s (key, specifiers, outcome, odds, ord)
           ON s.ord = 1 + (i / 10) % ${SELECTIONS.length}
       UNION ALL
       SELECT i, place, 'bench-over-' || place, '1x2', '{}', 'home', 1500, 1
         FROM generate_series(10, $1::int, 10) AS i, generate_series(1, 2) AS place
     )
     INSERT INTO sportsbook.leg (player_id, bet_id, place, event_id, sport, competition, home, away,
       starts_at, replay, market_key, specifiers, outcome_id, outcome, is_banker, seen_odds, odds,
       price_version, closings, phase_at_placement)
     SELECT 1 + i % $2::int, 10000000000 + i, place, event_id, 'football', 'Bench', 'A', 'B', now(),
       false, key, specifiers, event_id || '/' || key || CASE WHEN specifiers = '{}' THEN ''
         ELSE '/total=' || (specifiers->>'total') END || '/@' || outcome, outcome, false, odds, odds,
       1, 0, 0
     FROM leg`,
    [bets, wallets, MATCH, keys, specifiers, outcomes, odds],
  )
  await pool.query('VACUUM ANALYZE')
}

/** How much one wallet holds for its bets, in centavos. */
export const heldBy = (wallet: number, { bets, wallets }: BenchBets): bigint => {
  const first = wallet - 1 === 0 ? wallets : wallet - 1
  return first > bets ? 0n : BigInt((Math.floor((bets - first) / wallets) + 1) * STAKE)
}
