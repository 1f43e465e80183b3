import type { Deps } from '../../deps.ts'
import { localDay } from '../../platform/local-day.ts'
import { partyOf } from './ratings.ts'

/** Who rated, where the product did by a list. */
export const BY_LIST = ''

const DAY_MS = 86_400_000

/**
 * Notes that a player stands on the list of politically exposed persons, once for what the list says:
 * what an officer decides about it afterwards stays until the list says something else. The level of
 * before stays, and the next day asks an officer for a review.
 */
export async function rateListed(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  playerId: bigint,
  words: string,
): Promise<void> {
  const at = clock.now()
  await db.transaction().execute(async (tx) => {
    const partyId = await partyOf(tx, { kind: 'player', playerId: String(playerId) }, at)
    const ratings = await tx
      .selectFrom('aml.rating')
      .select(['by', 'reasons', 'level', 'exposed_since'])
      .where('party_id', '=', partyId)
      .orderBy('rating_id', 'desc')
      .execute()
    if (ratings.some(({ by, reasons }) => by === BY_LIST && reasons === words)) return
    const [last] = ratings
    await tx
      .insertInto('aml.rating')
      .values({
        party_id: partyId,
        level: last?.level ?? 'medium',
        reasons: words,
        exposed_since: last?.exposed_since ?? localDay(at),
        review_on: localDay(new Date(at.getTime() + DAY_MS)),
        by: BY_LIST,
        at,
      })
      .execute()
  })
}
