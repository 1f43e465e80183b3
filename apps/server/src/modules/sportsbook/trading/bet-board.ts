import type { CallOutput, CallReply, ops } from '@jogada/contract'
import { centavos, formatMoney, formatOdds, odds, parseMoney } from '@jogada/core'
import { BET_STATES } from '@jogada/core/sports/codes'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'

const PAGE = 50
/** Bets that a page looks through for such as are asked for. */
const LOOKED_THROUGH = 5000

type Query = CallOutput<typeof ops.trading.betBoard>['query']
type Reply = CallReply<typeof ops.trading.betBoard>
type Row = {
  player_id: bigint
  bet_id: bigint
  placed: string
  placed_at: Date
  kind: Reply['bets'][number]['kind']
  stake: bigint
  odds: bigint | null
  potential: bigint
  status: number
  result: number | null
  sold: boolean
  cashed_out: bigint
  payout: bigint | null
  legs: Reply['bets'][number]['legs']
}

const STATUSES: Readonly<Record<(typeof ops.trading.betBoardStates)[number], readonly number[]>> = {
  open: [BET_STATES.placing, BET_STATES.open, BET_STATES.draw_exception, BET_STATES.not_drawn],
  ended: [BET_STATES.drawn],
  refused: [BET_STATES.rejected, BET_STATES.failed],
}

/**
 * Bets of all events, the newest first. A page looks through so many bets and no more, so that a
 * filter that nearly nothing meets reads no whole table: it may have few rows and yet a next page.
 */
export async function betBoard({ db }: Pick<Deps, 'db'>, query: Query): Promise<Reply> {
  const { state, kind, sport, minStake, minReturn, after } = query
  const [at = null, id = null] = after?.split(' ') ?? []
  const from = sql`SELECT * FROM sportsbook.bet
    WHERE ${at}::timestamptz IS NULL OR (placed_at, bet_id) < (${at}::timestamptz, ${id}::bigint)
    ORDER BY placed_at DESC, bet_id DESC`
  const statuses = state ? STATUSES[state] : null
  const { rows } = await sql<Row>`
    SELECT b.player_id, b.bet_id, b.placed_at, ${placeOf} AS placed, b.kind, b.stake, b.odds,
           b.potential, b.status, b.result, b.sold, b.cashed_out, b.payout,
           (SELECT json_agg(json_build_object('eventId', l.event_id, 'sport', l.sport,
                     'home', l.home, 'away', l.away, 'outcomeId', l.outcome_id) ORDER BY l.place)
              FROM sportsbook.leg l
             WHERE l.player_id = b.player_id AND l.bet_id = b.bet_id) AS legs
      FROM (${from} LIMIT ${LOOKED_THROUGH}) b
     WHERE (${statuses}::int[] IS NULL OR b.status = ANY (${statuses}::int[]))
       AND (${kind ?? null}::text IS NULL OR b.kind = ${kind ?? null})
       AND b.stake >= ${amountOf(minStake)} AND b.potential >= ${amountOf(minReturn)}
       AND (${sport ?? null}::text IS NULL OR EXISTS (
         SELECT FROM sportsbook.leg l WHERE l.player_id = b.player_id AND l.bet_id = b.bet_id
            AND l.sport = ${sport ?? null}))
     ORDER BY b.placed_at DESC, b.bet_id DESC LIMIT ${PAGE}`.execute(db)
  if (rows.length === PAGE) return { bets: rows.map(shown), next: rows.at(-1)!.placed }
  const { rows: ends } = await sql<{ placed: string }>`
    SELECT ${placeOf} AS placed FROM (${from} LIMIT 1 OFFSET ${LOOKED_THROUGH - 1}) b`.execute(db)
  return { bets: rows.map(shown), next: ends[0]?.placed ?? null }
}

const placeOf = sql`to_char(b.placed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
  || ' ' || b.bet_id`

const amountOf = (text: string | undefined) => (text === undefined ? 0n : parseMoney(text)!)

const shown = (row: Row): Reply['bets'][number] => ({
  playerId: String(row.player_id),
  betId: String(row.bet_id),
  placedAt: row.placed_at.toISOString(),
  kind: row.kind,
  stake: formatMoney(centavos(row.stake)),
  odds: row.odds === null ? null : formatOdds(odds(row.odds)),
  potential: formatMoney(centavos(row.potential)),
  status: row.status,
  result: row.result,
  sold: row.sold,
  payout:
    row.payout === null && row.cashed_out === 0n
      ? null
      : formatMoney(centavos((row.payout ?? 0n) + row.cashed_out)),
  legs: row.legs,
})
