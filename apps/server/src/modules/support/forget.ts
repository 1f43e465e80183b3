import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'

/** Empties what was said in a player’s tickets; the tickets stay. */
export async function forgetMessages(db: Kysely<Tables>, playerId: bigint): Promise<void> {
  await sql`SELECT support.forget(${playerId})`.execute(db)
}
