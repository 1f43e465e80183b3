import { licenceProfile } from '@jogada/core/licence/profile'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'

/**
 * Keeps since when the product runs under a licence profile and its version, where that is another
 * than the last one. Of processes that start together one writes.
 */
export async function keepLicenceInForce({
  db,
  clock,
  env,
}: Pick<Deps, 'db' | 'clock' | 'env'>): Promise<void> {
  const { id, version } = licenceProfile(env.LICENCE_PROFILE)
  await db.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended('consent.licence', 0))`.execute(tx)
    const last = await tx
      .selectFrom('consent.licence_in_force')
      .selectAll()
      .orderBy('since', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (last?.licence_profile === id && last.licence_version === version) return
    await tx
      .insertInto('consent.licence_in_force')
      .values({ since: clock.now(), licence_profile: id, licence_version: version })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
}
