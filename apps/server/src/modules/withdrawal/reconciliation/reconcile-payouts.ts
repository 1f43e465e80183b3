import { add, negate, zero } from '@jogada/core'
import type { HouseMove } from '@jogada/ledger'
import type { Deps } from '../../../deps.ts'
import { localDay, startOfLocalDay } from '../../../platform/local-day.ts'
import { comparePayouts } from './compare-payouts.ts'
import type { PayoutDifference } from './compare-payouts.ts'
import { readSources } from './read-sources.ts'
import type { ReadSources } from './read-sources.ts'

const HOUR_MS = 60 * 60_000

/**
 * Compares withdrawals, the provider's list of payouts with what came back of them, and the ledger
 * for one calendar day of the operator, `2026-11-20`, and keeps what they do not agree on. To be
 * repeated at will: a difference that is gone is closed, none is written twice. Throws
 * PixUnavailable without the list.
 */
export async function reconcilePayouts(
  deps: Deps,
  day: string,
): Promise<readonly PayoutDifference[]> {
  const from = startOfLocalDay(day)
  if (!from) throw new RangeError(`${day} is no day`)
  const to = startOfLocalDay(localDay(new Date(from.getTime() + 36 * HOUR_MS)))!
  const sources = await readSources(deps, { from, to })
  const differences = comparePayouts(sources)
  await keep(deps, { day, sources, differences })
  return differences
}

type Outcome = {
  readonly day: string
  readonly sources: ReadSources
  readonly differences: readonly PayoutDifference[]
}

const keep = (deps: Deps, { day, sources, differences }: Outcome): Promise<void> =>
  deps.db.transaction().execute(async (tx) => {
    const now = deps.clock.now()
    await tx
      .updateTable('withdrawal.difference')
      .set({ state: 'closed', closed_at: now })
      .where('day', '=', day)
      .where('state', '=', 'open')
      .execute()
    for (const { kind, payoutId, returnId, expected, found } of differences) {
      const seen = { expected, found, state: 'open', closed_at: null } as const
      await tx
        .insertInto('withdrawal.difference')
        .values({
          day,
          kind,
          payout_id: payoutId,
          return_id: returnId ?? '',
          noted_at: now,
          ...seen,
        })
        .onConflict((conflict) =>
          conflict.columns(['day', 'kind', 'payout_id', 'return_id']).doUpdateSet(seen),
        )
        .execute()
    }
    const { requests, stated, sentOfDay, returnedOfDay } = sources
    const sums = {
      done_at: now,
      requests: requests.length,
      stated: stated.length,
      stated_amount: add(zero, ...stated.map(({ amount }) => amount)),
      ledger_amount: sumOf(sentOfDay),
      returned_amount: negate(sumOf(returnedOfDay)),
      differences: differences.length,
    }
    await tx
      .insertInto('withdrawal.reconciliation')
      .values({ day, ...sums })
      .onConflict((conflict) => conflict.column('day').doUpdateSet(sums))
      .execute()
  })

const sumOf = (moves: readonly HouseMove[]) => add(zero, ...moves.map(({ amount }) => amount))
