import { centavos, formatMoney, parseMoney } from '@jogada/core'
import { integritySigns } from '@jogada/core/sports/integrity'
import type { OutcomeBets } from '@jogada/core/sports/integrity'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { raiseGrown } from '../../alert/index.ts'
import { listed, OPEN_BETS } from '../bets/bet-states.ts'

type Row = {
  event_id: string
  outcome_id: string
  players: bigint
  stake: bigint
  market_stake: bigint
  odds: bigint
  first_players: bigint
  first_stake: bigint
  sharing_players: bigint
  sharing_stake: bigint
}

/**
 * Raises an alert for each outcome of events that have not ended whose open bets give a sign that
 * it is fixed, or that accounts are one person's (SPB-14); a ticket counts whole for each of its
 * legs. Gives the outcomes. What a person closed is told again once twice the money stands on it.
 */
export async function tellSuspicious(deps: Deps): Promise<readonly string[]> {
  const told: string[] = []
  for (const row of await openBets(deps)) {
    const bets = betsOf(row)
    for (const kind of integritySigns(bets)) {
      await raiseGrown(
        deps,
        {
          kind,
          subject: `outcome:${row.outcome_id}`,
          detail: {
            outcome: row.outcome_id,
            players: bets.players,
            stakes: formatMoney(bets.stake),
            ofMarket: formatMoney(bets.marketStake),
            odds: bets.oddsX1000 / 1000,
            newPlayers: bets.firstPlayers,
            onOneDevice: bets.sharingPlayers,
          },
        },
        ({ stakes }) => parseMoney(String(stakes)) ?? 0n,
      )
      told.push(row.outcome_id)
    }
  }
  return [...new Set(told)]
}

const betsOf = (row: Row): OutcomeBets => ({
  players: Number(row.players),
  stake: centavos(row.stake),
  marketStake: centavos(row.market_stake),
  oddsX1000: Number(row.odds),
  firstPlayers: Number(row.first_players),
  firstStake: centavos(row.first_stake),
  sharingPlayers: Number(row.sharing_players),
  sharingStake: centavos(row.sharing_stake),
})

/**
 * The outcomes with open bets of events that have not ended; an outcome's id begins
 * with its market.
 */
async function openBets({ db }: Deps): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    WITH standing AS (
      SELECT l.event_id, l.outcome_id, regexp_replace(l.outcome_id, '/@[^@]*$', '') AS market,
             l.odds, b.player_id, b.open_stake AS stake, b.device_id,
             NOT EXISTS (SELECT FROM sportsbook.bet earlier
                          WHERE earlier.player_id = b.player_id
                            AND earlier.placed_at < b.placed_at) AS is_first
        FROM sportsbook.event e
        JOIN sportsbook.leg l ON l.event_id = e.event_id
        JOIN sportsbook.bet b ON b.player_id = l.player_id AND b.bet_id = l.bet_id
       WHERE e.finished_at IS NULL AND NOT e.replay AND b.status IN ${listed(OPEN_BETS)}
    ), shared AS (
      SELECT DISTINCT ON (outcome_id) outcome_id, players, stake
        FROM (SELECT outcome_id, count(DISTINCT player_id) AS players, sum(stake) AS stake
                FROM standing WHERE device_id <> '' GROUP BY outcome_id, device_id) device
       ORDER BY outcome_id, players DESC, stake DESC
    ), market AS (
      SELECT market, sum(stake) AS stake FROM standing GROUP BY market
    )
    SELECT s.event_id, s.outcome_id, count(DISTINCT s.player_id) AS players,
           sum(s.stake)::bigint AS stake, min(market.stake)::bigint AS market_stake,
           (sum(s.odds * s.stake) / greatest(sum(s.stake), 1))::bigint AS odds,
           count(DISTINCT s.player_id) FILTER (WHERE s.is_first) AS first_players,
           coalesce(sum(s.stake) FILTER (WHERE s.is_first), 0)::bigint AS first_stake,
           coalesce(min(shared.players), 0) AS sharing_players,
           coalesce(min(shared.stake), 0)::bigint AS sharing_stake
      FROM standing s
      JOIN market USING (market)
      LEFT JOIN shared ON shared.outcome_id = s.outcome_id
     GROUP BY s.event_id, s.outcome_id
     ORDER BY s.event_id, s.outcome_id`.execute(db)
  return rows
}
