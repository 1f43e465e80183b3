import { formatMoney, negate } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { RowWriter } from '@jogada/ledger'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { attempt } from '../../platform/attempt.ts'
import { lead, repeat } from '../../platform/leader.ts'
import { localDay, startOfLocalDay } from '../../platform/local-day.ts'
import { sideBySide } from '../../platform/side-by-side.ts'
import { postedOrRefusal } from '../../platform/verdict.ts'
import { invitedAfter } from '../account/index.ts'
import { countPlays } from './count-play.ts'
import { settledBefore, sumClosedDays } from './day-sums.ts'
import { paidLevels, termsInForce } from './terms.ts'

const LOOK_EVERY_MS = 60_000
const DAY_MS = 24 * 60 * 60_000
const PAGE = 1000
/** How many payments wait for their lanes together. */
const AT_ONCE = 64

export const COMMISSION_PAID = 'referral_paid'

const payoutRow: RowWriter = {
  name: 'referral.payout',
  columns: { agent_id: 'bigint', day: 'text', amount: 'bigint', paid_at: 'timestamptz' },
  sql: `INSERT INTO referral.payout (agent_id, day, amount, paid_at)
    SELECT agent_id, day::date, amount, paid_at FROM rows`,
}

/** Worker: once a day counts the play of the day before and pays the commission on it. */
export const payCommissionsDaily = (deps: Deps, signal: AbortSignal): Promise<void> =>
  lead({ pool: deps.pool, log: deps.log, name: 'referral.pay', signal }, (leading) =>
    repeat(LOOK_EVERY_MS, leading, () => payDueDays(deps, leading)),
  )

/** Closes yesterday if it is still open, pays whatever closed days still owe, and sums them. */
export async function payDueDays(deps: Deps, signal?: AbortSignal): Promise<void> {
  const yesterday = localDay(new Date(deps.clock.now().getTime() - DAY_MS))
  await closeLeftDays(deps, yesterday)
  await closeDay(deps, yesterday, signal)
  await payOpenCommissions(deps, signal)
  await sumClosedDays(deps, signal)
}

/**
 * Closes the days between the last closed one and `yesterday`, whether half counted or not at all:
 * what was counted is owed, and the play of the others counts with yesterday's.
 */
const closeLeftDays = ({ db, clock }: Deps, yesterday: string) =>
  sql`
    INSERT INTO referral.closed_day (day, closed_at)
    SELECT day::date, ${clock.now()}::timestamptz
      FROM generate_series(
        coalesce((SELECT max(day) + 1 FROM referral.closed_day),
          (SELECT min(day) FROM referral.commission))::timestamp,
        ${yesterday}::date - 1, interval '1 day') AS day
    ON CONFLICT DO NOTHING`.execute(db)

/** Counts every invited player's play until the end of `day`, which must be yesterday; once. */
export async function closeDay(deps: Deps, day: string, signal?: AbortSignal): Promise<void> {
  const { db, clock } = deps
  const closed = await db
    .selectFrom('referral.closed_day')
    .select('closed_at')
    .where('day', '=', day)
    .executeTakeFirst()
  if (closed) return
  const terms = await termsInForce(deps, startOfLocalDay(day)!)
  let after = 0n
  for (;;) {
    const players = await invitedAfter(db, after, PAGE)
    await countPlays(deps, players, { day, terms, signal })
    if (signal?.aborted) return
    if (players.length < PAGE) break
    after = players.at(-1)!
  }
  await db
    .insertInto('referral.closed_day')
    .values({ day, closed_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Pays each agent the commissions of closed days that were not paid yet; none where the licence
 * knows no referral, whatever an earlier one left owed. Looks only at days that are not marked as
 * paid, whichever server closed them.
 */
export async function payOpenCommissions(deps: Deps, signal?: AbortSignal): Promise<void> {
  if (paidLevels(deps) === 0) return
  const { rows } = await sql<{ day: string; is_settled: boolean }>`
    SELECT day::text AS day, closed_at <= ${settledBefore(deps)} AS is_settled
    FROM referral.closed_day WHERE paid_at IS NULL ORDER BY closed_day.day`.execute(deps.db)
  for (const { day, is_settled } of rows) {
    const isPaid = await payDay(deps, day, signal)
    if (signal?.aborted) return
    if (isPaid && is_settled) await markPaid(deps, day)
  }
}

/** Whether nobody is owed anything for the day any more. */
async function payDay(deps: Deps, day: string, signal?: AbortSignal): Promise<boolean> {
  const { rows } = await sql<{ agent_id: bigint; amount: Money }>`
    SELECT c.agent_id, sum(c.amount)::bigint AS amount
    FROM referral.commission c
    LEFT JOIN referral.payout p ON p.agent_id = c.agent_id AND p.day = c.day
    WHERE c.day = ${day}::date AND p.agent_id IS NULL
    GROUP BY c.agent_id HAVING sum(c.amount) > 0
    ORDER BY c.agent_id`.execute(deps.db)
  let paid = 0
  await sideBySide(rows, {
    atOnce: AT_ONCE,
    signal,
    task: ({ agent_id, amount }) =>
      attempt(deps.log, 'paying a commission', async () => {
        await payAgent(deps, agent_id, { day, amount })
        paid++
      }),
  })
  return paid === rows.length
}

const markPaid = ({ db, clock }: Deps, day: string) =>
  db
    .updateTable('referral.closed_day')
    .set({ paid_at: clock.now() })
    .where('day', '=', day)
    .execute()

/** One agent's commission of one day; the key makes it happen once, whatever crashes. */
async function payAgent(
  deps: Deps,
  agentId: bigint,
  { day, amount }: { readonly day: string; readonly amount: Money },
) {
  const verdict = await deps.ledger.submit(agentId, ({ at }) => ({
    key: `referral:${day}`,
    bodyHash: `${day} ${amount}`,
    kind: 'referral',
    postings: [
      { account: 'house:referral', amount: negate(amount) },
      { account: 'cash', amount },
    ],
    rows: [{ writer: payoutRow, values: [agentId, day, amount, at] }],
    events: [{ topic: COMMISSION_PAID, payload: { day, amount: formatMoney(amount) } }],
  }))
  const { replayed } = postedOrRefusal(verdict)
  if (!replayed) deps.realtime.toPlayer(agentId, 'updateUserInfo')
}
