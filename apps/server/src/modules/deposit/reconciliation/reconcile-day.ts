import { add, negate, zero } from '@jogada/core'
import type { HouseMove } from '@jogada/ledger'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { readableOf } from '../../pix/index.ts'
import { OF_A_DEPOSIT } from '../../wallet/index.ts'
import { notedPayments } from '../payment-store.ts'
import { compareSources } from './compare.ts'
import type { Difference, Sources } from './compare.ts'

/** How far the provider's clock and ours may be apart. */
const CLOCKS_MS = 60 * 60_000

/**
 * Compares orders, the provider's statement and the ledger for one calendar day of the operator,
 * `2026-11-20`, and keeps what they do not agree on. To be repeated at will: a difference that is
 * gone is closed, none is written twice. Throws PixUnavailable without the statement.
 */
export async function reconcileDay(deps: Deps, day: string): Promise<readonly Difference[]> {
  const sources = await readSources(deps, day)
  const differences = compareSources(sources)
  await keep(deps, { day, sources, differences })
  return differences
}

async function periodOf({ db }: Deps, day: string): Promise<{ from: Date; to: Date }> {
  const { rows } = await sql<{ from: Date; to: Date }>`
    SELECT ${day}::date::timestamp AT TIME ZONE 'America/Sao_Paulo' AS from,
      (${day}::date + 1)::timestamp AT TIME ZONE 'America/Sao_Paulo' AS to`.execute(db)
  return rows[0]!
}

async function readSources(deps: Deps, day: string): Promise<Sources> {
  const { from, to } = await periodOf(deps, day)
  const lastMoment = new Date(to.getTime() - 1)
  const [{ found: statement, fault }, moves, payments] = await Promise.all([
    readableOf(deps.pix.listReceived({ from, to: lastMoment })),
    deps.ledger.houseMoves('house:psp_clearing', {
      kinds: ['deposit'],
      from: new Date(from.getTime() - CLOCKS_MS),
      to: new Date(Math.max(to.getTime(), deps.clock.now().getTime() + 1)),
    }),
    deps.db
      .selectFrom('deposit.payment')
      .selectAll()
      .where('paid_at', '>=', from)
      .where('paid_at', '<', to)
      .orderBy('end_to_end_id')
      .execute(),
  ])
  const ids = payments.map((payment) => payment.end_to_end_id)
  const refunds =
    ids.length === 0
      ? []
      : await deps.db
          .selectFrom('deposit.refund')
          .selectAll()
          .where(sql<boolean>`end_to_end_id = ANY (${ids})`)
          .execute()
  const credits = Map.groupBy(moves, ({ key }) => key.slice(OF_A_DEPOSIT.length))
  const ofDay = moves
    .filter(({ at }) => at >= from && at < to)
    .map(({ key }) => key.slice(OF_A_DEPOSIT.length))
  const noted = await notedPayments(deps, ofDay)
  const unknownCredits = [...new Set(ofDay)].filter((id) => !noted.has(id))
  const unreadable = fault?.unreadable ?? []
  return { payments, refunds, statement, unreadable, credits, unknownCredits }
}

type Outcome = {
  readonly day: string
  readonly sources: Sources
  readonly differences: readonly Difference[]
}

const keep = (deps: Deps, { day, sources, differences }: Outcome): Promise<void> =>
  deps.db.transaction().execute(async (tx) => {
    const now = deps.clock.now()
    await tx
      .updateTable('deposit.difference')
      .set({ state: 'closed', closed_at: now })
      .where('day', '=', day)
      .where('state', '=', 'open')
      .execute()
    for (const { kind, endToEndId, orderId, expected, found } of differences) {
      const seen = { order_id: orderId, expected, found, state: 'open', closed_at: null } as const
      await tx
        .insertInto('deposit.difference')
        .values({ day, kind, end_to_end_id: endToEndId, noted_at: now, ...seen })
        .onConflict((conflict) =>
          conflict.columns(['day', 'kind', 'end_to_end_id']).doUpdateSet(seen),
        )
        .execute()
    }
    const sums = {
      done_at: now,
      payments: sources.payments.length,
      stated: sources.statement.length,
      stated_amount: add(zero, ...sources.statement.map(({ amount }) => amount)),
      ledger_amount: ledgerAmount(sources),
      differences: differences.length,
    }
    await tx
      .insertInto('deposit.reconciliation')
      .values({ day, ...sums })
      .onConflict((conflict) => conflict.column('day').doUpdateSet(sums))
      .execute()
  })

/** What the ledger credited of the day's payments. */
function ledgerAmount({ payments, credits }: Sources) {
  const moves: HouseMove[] = payments.flatMap((one) => [...(credits.get(one.end_to_end_id) ?? [])])
  return negate(add(zero, ...moves.map(({ amount }) => amount)))
}
