import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { compareDueDays } from '../../../platform/compare-due-days.ts'
import { localDay, startOfLocalDay } from '../../../platform/local-day.ts'
import { raiseAlert } from '../../alert/index.ts'
import { readProviders } from '../provider/providers.ts'
import type { Provider } from '../provider/providers.ts'
import { readStatement } from '../provider/statement.ts'
import type { Stated } from '../provider/statement.ts'
import { compareBooks } from './compare.ts'
import type { Difference, Kept } from './compare.ts'
import { tellOfLeft, tellUncompared } from './tell-uncompared.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** How far a studio's clock and ours may be apart, and how late it may write something down. */
const CLOCKS_MS = HOUR_MS
const TOLD = 5

const EVER = new Date(0)

/**
 * Compares, for each studio, the days of the last week that are over and were not compared yet, and
 * tells operators of those that stay so: no statement could be read, or no settings let it be asked
 * for.
 */
export async function reconcileStudios(deps: Deps): Promise<void> {
  const providers = readProviders(deps.env)
  for (const provider of providers) {
    const { code } = provider
    await compareDueDays(deps, {
      what: `books of ${code}`,
      table: 'aggregator.reconciliation',
      provider: code,
      compare: (day) => reconcileStudio(deps, provider, day),
      // its books may know of moves on a day without any of ours
      tellMissed: (day) => tellUncompared(deps, { provider: code, day, since: EVER }),
    })
  }
  await tellOfLeft(
    deps,
    providers.map(({ code }) => code),
  )
}

/**
 * Compares a studio's statement with our transactions for one calendar day of the operator, keeps
 * what they do not agree on and tells operators of it. To be repeated at will. Throws
 * `ProviderUnavailable` without the statement.
 */
export async function reconcileStudio(
  deps: Pick<Deps, 'db' | 'clock'>,
  provider: Provider,
  day: string,
): Promise<readonly Difference[]> {
  const from = startOfLocalDay(day)
  if (!from) throw new Error(`${day} is no day`)
  const to = startOfLocalDay(localDay(new Date(from.getTime() + 1.5 * DAY_MS)))!
  const stated = await readStatement(provider, {
    from: new Date(from.getTime() - CLOCKS_MS),
    to: new Date(to.getTime() + CLOCKS_MS),
  })
  const kept = await readKept(deps, provider.code, { from, to, stated })
  const isOfDay = (at: Date) => at >= from && at < to
  const differences = compareBooks({ stated, kept, isOfDay })
  await keep(deps, { provider: provider.code, day, differences, stated, kept })
  if (differences.length > 0) {
    await raiseAlert(deps, {
      kind: 'studio_difference',
      subject: `studio:${provider.code}:${day}`,
      detail: {
        differences: differences.length,
        first: differences
          .slice(0, TOLD)
          .map(({ what, kind, transactionId }) => `${what} ${kind} ${transactionId}`),
      },
    })
  }
  return differences
}

type Period = { readonly from: Date; readonly to: Date; readonly stated: readonly Stated[] }

/** What the studio moved that day, and whatever else its statement names. */
async function readKept(
  { db }: Pick<Deps, 'db'>,
  provider: string,
  { from, to, stated }: Period,
): Promise<Kept[]> {
  const ids = stated.map(({ transactionId }) => transactionId)
  const { rows } = await sql<Omit<Kept, 'isUndone'> & { state: string | null }>`
    SELECT t.kind, t.transaction_id AS "transactionId", t.round_id AS "roundId",
      abs(t.amount) AS amount, t.at, s.state
      FROM aggregator.transaction t
      LEFT JOIN aggregator.stake s
        ON t.kind = 'debit' AND s.provider = t.provider AND s.debit_id = t.debit_id
     WHERE t.provider = ${provider} AND t.kind <> 'end'
       -- what we gave back by ourselves the studio never asked for
       AND t.session_id IS NOT NULL
       AND ((t.at >= ${from} AND t.at < ${to}) OR t.transaction_id = ANY (${ids}))
  `.execute(db)
  return rows.map(({ state, ...row }) => ({ ...row, isUndone: state === 'rolled_back' }))
}

type Outcome = {
  readonly provider: string
  readonly day: string
  readonly differences: readonly Difference[]
  readonly stated: readonly Stated[]
  readonly kept: readonly Kept[]
}

const keep = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { provider, day, differences, ...books }: Outcome,
) =>
  db.transaction().execute(async (tx) => {
    const now = clock.now()
    await tx
      .deleteFrom('aggregator.difference')
      .where('provider', '=', provider)
      .where('day', '=', day)
      .execute()
    for (const { what, kind, transactionId, roundId, kept, stated } of differences) {
      await tx
        .insertInto('aggregator.difference')
        .values({
          provider,
          day,
          kind: what,
          transaction_kind: kind,
          transaction_id: transactionId,
          round_id: roundId,
          kept,
          stated,
          noted_at: now,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
    const sums = {
      done_at: now,
      stated: BigInt(books.stated.length),
      kept: BigInt(books.kept.length),
      differences: BigInt(differences.length),
    }
    await tx
      .insertInto('aggregator.reconciliation')
      .values({ provider, day, ...sums })
      .onConflict((conflict) => conflict.columns(['provider', 'day']).doUpdateSet(sums))
      .execute()
  })
