import type { Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'

/**
 * Whether who a player is must stay known for a case that is not decided, or for a step or rating
 * since an instant: records of it are kept five years (Lei 9.613/1998, art. 10 §2).
 */
export async function isKeptFor(
  db: Kysely<Tables>,
  playerId: bigint,
  since: Date,
): Promise<boolean> {
  const cases = await db
    .selectFrom('aml.case')
    .innerJoin('aml.step', 'aml.step.case_id', 'aml.case.case_id')
    .select('aml.case.case_id')
    .select((is) => is.fn.max('at').as('last'))
    .select((is) => is.fn.countAll().filterWhere('step', 'in', ['reported', 'archived']).as('ends'))
    .where('player_id', '=', playerId)
    .groupBy('aml.case.case_id')
    .execute()
  if (cases.some(({ last, ends }) => last > since || Number(ends) === 0)) return true
  const rating = await db
    .selectFrom('aml.party')
    .innerJoin('aml.rating', 'aml.rating.party_id', 'aml.party.party_id')
    .select('rating_id')
    .where('player_id', '=', playerId)
    .where('at', '>', since)
    .limit(1)
    .executeTakeFirst()
  return rating !== undefined
}
