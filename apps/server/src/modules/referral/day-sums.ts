import { zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'

/**
 * After this long a closed day is as it stays: a commission that was on its way when the day was
 * closed is written.
 */
const SETTLING_MS = 10 * 60_000

/** Days that were closed until then have all their commissions. */
export const settledBefore = ({ clock }: Pick<Deps, 'clock'>): Date =>
  new Date(clock.now().getTime() - SETTLING_MS)

/**
 * Sums the commissions of closed days by agent and level, the oldest day first, each in a
 * transaction of its own; once, whichever process does it and whichever server closed the day.
 */
export async function sumClosedDays(deps: Deps, signal?: AbortSignal): Promise<void> {
  const { db, clock } = deps
  const { rows } = await sql<{ day: string }>`
    SELECT day::text AS day FROM referral.closed_day
    WHERE summed_at IS NULL AND closed_at <= ${settledBefore(deps)}
    ORDER BY closed_day.day`.execute(db)
  for (const { day } of rows) {
    if (signal?.aborted) return
    await sql`
      WITH marked AS (
        UPDATE referral.closed_day SET summed_at = ${clock.now()}::timestamptz
        WHERE day = ${day}::date AND summed_at IS NULL RETURNING day
      )
      INSERT INTO referral.day_sum (agent_id, day, level, played, amount)
      SELECT agent_id, day, level, sum(played), sum(amount) FROM referral.commission
      WHERE day = ${day}::date AND state = 'counts' AND EXISTS (SELECT FROM marked)
      GROUP BY agent_id, day, level`.execute(db)
  }
}

/** Days of the operator whose stakes are looked at, both included; open where none is named. */
export type Days = { readonly from?: string | undefined; readonly to?: string | undefined }

/** Holds of the commissions of the days asked for, by their column `day`. */
export const isWithin = ({ from, to }: Days) =>
  sql<boolean>`day BETWEEN ${from ?? '-infinity'}::date AND ${to ?? 'infinity'}::date`

/**
 * The commissions of an agent that count, by day and level: sums of the days until the first one
 * that was not summed yet, and the rows of those after it.
 */
const sumsOf = (agentId: bigint, days: Days = {}) => sql`
  (SELECT day, level, played, amount FROM referral.day_sum
    WHERE agent_id = ${agentId} AND day <= ${summedUntil} AND ${isWithin(days)}
   UNION ALL
   SELECT day, level, played, amount FROM referral.commission
    WHERE agent_id = ${agentId} AND state = 'counts' AND day > ${summedUntil}
      AND ${isWithin(days)})`

const summedUntil = sql`(SELECT coalesce(
  (SELECT min(day) - 1 FROM referral.closed_day WHERE summed_at IS NULL),
  (SELECT max(day) FROM referral.closed_day), '-infinity'))`

export type LevelSum = {
  readonly level: number
  readonly played: Money
  readonly commission: Money
}

/** What each level brought to an agent so far: counted stakes and commission, paid or pending. */
export async function levelSums({ db }: Deps, agentId: bigint): Promise<readonly LevelSum[]> {
  const { rows } = await sql<LevelSum>`
    SELECT level, sum(played)::bigint AS played, sum(amount)::bigint AS commission
    FROM ${sumsOf(agentId)} AS sums GROUP BY level`.execute(db)
  return [1, 2, 3].map(
    (level) => rows.find((row) => row.level === level) ?? { level, played: zero, commission: zero },
  )
}

export type DaySum = {
  readonly day: string
  readonly level: number
  readonly played: Money
  readonly amount: Money
  readonly paid_at: Date | null
}

/** What each level brought to an agent on each day, and when it was paid; the newest first. */
export async function daySums(
  { db }: Deps,
  agentId: bigint,
  days: Days,
): Promise<readonly DaySum[]> {
  const { rows } = await sql<DaySum>`
    SELECT sums.day::text AS day, sums.level, sum(sums.played)::bigint AS played,
      sum(sums.amount)::bigint AS amount, p.paid_at
    FROM ${sumsOf(agentId, days)} AS sums
    LEFT JOIN referral.payout p ON p.agent_id = ${agentId} AND p.day = sums.day
    GROUP BY sums.day, sums.level, p.paid_at ORDER BY sums.day DESC, sums.level`.execute(db)
  return rows
}
