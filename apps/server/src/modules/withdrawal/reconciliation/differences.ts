import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { readPlace } from '../../../platform/list-place.ts'
import { startOfLocalDay } from '../../../platform/local-day.ts'
import { Refusal } from '../../../platform/refusal.ts'

const PAGE = 100
/** Stands for an empty name in a place of the list. */
const NONE = '-'

/**
 * What a comparison of payouts found and nobody explained yet, or what was closed, oldest first.
 */
export function listPayoutDifferences({ db }: Deps, state: 'open' | 'closed', after?: string) {
  const query = db
    .selectFrom('withdrawal.difference as difference')
    .leftJoin('withdrawal.request as request', 'request.payout_id', 'difference.payout_id')
    .select((is) => is.cast<string>('difference.day', 'text').as('day'))
    .select(['difference.kind', 'difference.payout_id', 'difference.return_id'])
    .select(['difference.expected', 'difference.found', 'difference.state', 'difference.noted_at'])
    .select(['request.player_id', 'request.withdrawal_id'])
    .where('difference.state', '=', state)
    .orderBy('difference.noted_at')
    .orderBy('difference.day')
    .orderBy('difference.kind')
    .orderBy('difference.payout_id')
    .orderBy('difference.return_id')
    .limit(PAGE)
  if (after === undefined) return query.execute()
  const { at, ids } = readPlace(after, 4)
  const [day = '', kind = '', payoutId = '', last = ''] = ids
  if (!startOfLocalDay(day)) throw new Refusal('invalid_input', { fields: 'after' })
  const returnId = last === NONE ? '' : last
  return query
    .where(
      sql<boolean>`(difference.noted_at, difference.day, difference.kind, difference.payout_id,
        difference.return_id) > (${at}, ${day}::date, ${kind}, ${payoutId}, ${returnId})`,
    )
    .execute()
}

/** How many of them nobody explained yet. */
export async function countPayoutDifferences({ db }: Deps): Promise<number> {
  const { count } = await db
    .selectFrom('withdrawal.difference')
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return Number(count)
}
