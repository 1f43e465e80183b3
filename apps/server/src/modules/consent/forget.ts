import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'

/** Takes the network address and device out of what a player agreed to. */
export async function forgetAcceptances(db: Kysely<Tables>, playerId: bigint): Promise<void> {
  await sql`SELECT consent.forget(${playerId})`.execute(db)
}
