import type { Kysely, Selectable } from 'kysely'
import type { Deps } from '../../deps.ts'
import { readPlace } from '../../platform/list-place.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Tables } from '../../tables.ts'

type Stranded = Selectable<Tables['deposit.stranded']> &
  Pick<Selectable<Tables['deposit.payment']>, 'state' | 'player_id' | 'txid' | 'amount' | 'paid_at'>

/** Notes that only a person can bring a payment to its end; in the transaction that finds it so. */
export const strand = (db: Pick<Kysely<Tables>, 'insertInto'>, endToEndId: string, at: Date) =>
  db
    .insertInto('deposit.stranded')
    .values({ end_to_end_id: endToEndId, stranded_at: at, handled_at: null, note: null })
    .onConflict((conflict) => conflict.column('end_to_end_id').doNothing())
    .execute()

const open = ({ db }: Pick<Deps, 'db'>) =>
  db
    .selectFrom('deposit.stranded')
    .innerJoin('deposit.payment', 'deposit.payment.end_to_end_id', 'deposit.stranded.end_to_end_id')
    .where('handled_at', 'is', null)

/** How many payments wait for a person, by their state. */
export const countStranded = (deps: Pick<Deps, 'db'>) =>
  open(deps)
    .select(['state', (count) => count.fn.countAll<bigint>().as('count')])
    .groupBy('state')
    .execute()

/** Payments that wait for a person, the oldest first; `after` is `strandedAt endToEndId`. */
export function listStranded(
  deps: Pick<Deps, 'db'>,
  limit: number,
  after?: string,
): Promise<Stranded[]> {
  const query = open(deps)
    .selectAll('deposit.stranded')
    .select(['state', 'player_id', 'txid', 'amount', 'paid_at'])
    .orderBy('stranded_at')
    .orderBy('deposit.stranded.end_to_end_id')
    .limit(limit)
  if (after === undefined) return query.execute()
  const { at, ids } = readPlace(after, 1)
  return query
    .where((where) =>
      where(
        where.refTuple('stranded_at', 'deposit.stranded.end_to_end_id'),
        '>',
        where.tuple(at, ids[0]!),
      ),
    )
    .execute()
}

/**
 * Notes what a person did with a payment, once. Refuses with `payment_unknown` when it
 * waits for nobody.
 */
export async function handleStranded(
  db: Pick<Kysely<Tables>, 'updateTable'>,
  {
    endToEndId,
    note,
    at,
  }: { readonly endToEndId: string; readonly note: string; readonly at: Date },
): Promise<void> {
  const handled = await db
    .updateTable('deposit.stranded')
    .set({ handled_at: at, note })
    .where('end_to_end_id', '=', endToEndId)
    .where('handled_at', 'is', null)
    .executeTakeFirst()
  if (handled.numUpdatedRows === 0n) throw new Refusal('payment_unknown')
}
