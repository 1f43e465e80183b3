import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { centavos, formatMoney } from '@jogada/core'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { attempt } from '../../../platform/attempt.ts'
import { lead, repeat } from '../../../platform/leader.ts'
import { raiseAlert } from '../../alert/index.ts'
import { listed, OPEN_BETS } from '../bets/bet-states.ts'
import { tellSuspicious } from '../integrity/tell-suspicious.ts'
import { tellOverdue } from './overdue.ts'

const EVERY_MS = 60_000
const MINUTE_MS = 60_000
const ALARM_MINUTES = 90

const { PRIZE_MINUTES } = ops.books

/**
 * Worker: tells operators of prizes that come close to their time, of matches without a result and
 * of bets that look like those on a fixed match.
 */
export const watchPrizes = (deps: Deps, signal: AbortSignal): Promise<void> =>
  lead({ pool: deps.pool, log: deps.log, name: 'sportsbook.prizes', signal }, (leading) =>
    repeat(EVERY_MS, leading, async () => {
      await attempt(deps.log, 'looking for late prizes', () => tellLatePrizes(deps))
      await attempt(deps.log, 'looking for matches without a result', () => tellOverdue(deps))
      await attempt(deps.log, 'looking for suspicious bets', () => tellSuspicious(deps))
    }),
  )

/**
 * Raises an alert for each event that ended ninety minutes ago and still has open bets whose every
 * event is over: thirty minutes are left (P615 asks for payment within 120). Gives the events.
 */
export async function tellLatePrizes(deps: Deps): Promise<readonly string[]> {
  const since = new Date(deps.clock.now().getTime() - ALARM_MINUTES * MINUTE_MS)
  const { rows } = await sql<{ event_id: string; bets: bigint; stakes: bigint; ended_at: Date }>`
    SELECT late.event_id, count(*) AS bets, sum(late.stake)::bigint AS stakes,
           max(late.ended_at) AS ended_at
      FROM (SELECT b.stake, max(e.finished_at) AS ended_at,
                   (array_agg(e.event_id ORDER BY e.finished_at DESC))[1] AS event_id
              FROM sportsbook.event candidate
              JOIN sportsbook.leg seen ON seen.event_id = candidate.event_id
              JOIN sportsbook.bet b
                ON b.player_id = seen.player_id AND b.bet_id = seen.bet_id
              JOIN sportsbook.leg l ON l.player_id = b.player_id AND l.bet_id = b.bet_id
              JOIN sportsbook.event e ON e.event_id = l.event_id
             WHERE candidate.finished_at <= ${since} AND candidate.settled_at IS NULL
               AND b.settled_at IS NULL AND b.status IN ${listed(OPEN_BETS)}
             GROUP BY b.player_id, b.bet_id, b.stake
            HAVING bool_and(e.finished_at IS NOT NULL) AND max(e.finished_at) <= ${since}) late
     GROUP BY late.event_id`.execute(deps.db)
  for (const { event_id, bets, stakes, ended_at } of rows) {
    await raiseAlert(deps, {
      kind: 'prize_late',
      subject: `event:${event_id}`,
      detail: {
        bets: Number(bets),
        stakes: formatMoney(centavos(stakes)),
        endedAt: ended_at.toISOString(),
      },
    })
  }
  return rows.map(({ event_id }) => event_id)
}

type Reply = CallReply<typeof ops.books.prizes>

/**
 * How long prizes of sports took that were paid between two instants, and those that took too long,
 * the slowest first, up to `most` of them.
 */
export async function prizeTimes(
  { db }: Pick<Deps, 'db'>,
  { from, to }: { readonly from: Date; readonly to: Date },
  most: number | null,
): Promise<Omit<Reply, 'withinMinutes'>> {
  const times = sql`
    SELECT b.player_id, b.bet_id, b.payout, b.settled_at, max(e.finished_at) AS ended_at,
           extract(epoch FROM b.settled_at - max(e.finished_at)) / 60 AS minutes
      FROM sportsbook.bet b
      JOIN sportsbook.leg l ON l.player_id = b.player_id AND l.bet_id = b.bet_id
      JOIN sportsbook.event e ON e.event_id = l.event_id
     WHERE b.settled_at >= ${from} AND b.settled_at < ${to} AND b.payout > 0
     GROUP BY b.player_id, b.bet_id, b.payout, b.settled_at
    HAVING bool_and(e.finished_at IS NOT NULL)`
  const [sums, late] = await Promise.all([
    sql<{ paid: bigint; breaches: bigint; slowest: string | null }>`
      SELECT count(*) AS paid, count(*) FILTER (WHERE minutes > ${PRIZE_MINUTES}) AS breaches,
             round(greatest(max(minutes), 0), 1)::text AS slowest
        FROM (${times}) prize`.execute(db),
    sql<{
      player_id: bigint
      bet_id: bigint
      payout: bigint
      settled_at: Date
      ended_at: Date
      minutes: string
    }>`
      SELECT player_id, bet_id, payout, settled_at, ended_at, round(minutes, 1)::text AS minutes
        FROM (${times}) prize WHERE minutes > ${PRIZE_MINUTES}
       ORDER BY prize.minutes DESC, bet_id LIMIT ${most}`.execute(db),
  ])
  const { paid, breaches, slowest } = sums.rows[0]!
  return {
    paid: Number(paid),
    breaches: Number(breaches),
    slowestMinutes: slowest === null ? null : Number(slowest),
    late: late.rows.map((row) => ({
      playerId: String(row.player_id),
      betId: String(row.bet_id),
      payout: formatMoney(centavos(row.payout)),
      endedAt: row.ended_at.toISOString(),
      paidAt: row.settled_at.toISOString(),
      minutes: Number(row.minutes),
    })),
  }
}
