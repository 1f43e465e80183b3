import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { readPlace } from '../../../platform/list-place.ts'
import { startOfLocalDay } from '../../../platform/local-day.ts'
import { Refusal } from '../../../platform/refusal.ts'

const PAGE = 100

/** What a reconciliation found and nobody explained yet, or what was closed, the oldest first. */
export function listDifferences({ db }: Deps, state: 'open' | 'closed', after?: string) {
  const query = db
    .selectFrom('deposit.difference as difference')
    .leftJoin('deposit.payment as payment', 'payment.end_to_end_id', 'difference.end_to_end_id')
    .select((is) => is.cast<string>('difference.day', 'text').as('day'))
    .select(['difference.kind', 'difference.end_to_end_id', 'difference.order_id'])
    .select(['difference.expected', 'difference.found', 'difference.state', 'difference.noted_at'])
    .select('payment.player_id')
    .where('difference.state', '=', state)
    .orderBy('difference.noted_at')
    .orderBy('difference.day')
    .orderBy('difference.kind')
    .orderBy('difference.end_to_end_id')
    .limit(PAGE)
  if (after === undefined) return query.execute()
  const { at, ids } = readPlace(after, 3)
  const [day = '', kind = '', endToEndId = ''] = ids
  if (!startOfLocalDay(day)) throw new Refusal('invalid_input', { fields: 'after' })
  return query
    .where(
      sql<boolean>`(difference.noted_at, difference.day, difference.kind, difference.end_to_end_id)
        > (${at}, ${day}::date, ${kind}, ${endToEndId})`,
    )
    .execute()
}

export async function countDifferences({ db }: Deps): Promise<number> {
  const { count } = await db
    .selectFrom('deposit.difference')
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return Number(count)
}
