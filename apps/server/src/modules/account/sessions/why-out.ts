import type { Deps } from '../../../deps.ts'
import { hashOf } from '../../../platform/token-hash.ts'

/** Why whoever a token belonged to is kept out; null for any other token. */
export async function whyOut(
  { db }: Pick<Deps, 'db'>,
  token: string,
): Promise<'closed' | 'suspended' | null> {
  const row = await db
    .selectFrom('account.session as session')
    .innerJoin('account.restriction as restriction', 'restriction.player_id', 'session.player_id')
    .select('restriction.kind')
    .where('session.token_hash', '=', hashOf(token))
    .executeTakeFirst()
  return row?.kind ?? null
}
