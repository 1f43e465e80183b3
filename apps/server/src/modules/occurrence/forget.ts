import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'

/** Takes network addresses out of the significant events of a player; that they happened stays. */
export async function forgetOccurrences(db: Kysely<Tables>, playerId: bigint): Promise<void> {
  await sql`SELECT occurrence.forget(${playerId})`.execute(db)
}
