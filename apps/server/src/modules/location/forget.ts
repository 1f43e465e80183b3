import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'

/** Takes the network addresses out of the checks of a player. */
export async function forgetAddresses(db: Kysely<Tables>, playerId: bigint): Promise<void> {
  await sql`SELECT location.forget(${playerId})`.execute(db)
}
