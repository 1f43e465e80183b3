import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'

/**
 * Deletes who a player was: name, CPF, birth date, address, gender, every picture and every try.
 */
export async function forgetPerson(db: Kysely<Tables>, playerId: bigint): Promise<void> {
  await sql`SELECT kyc.forget(${playerId})`.execute(db)
}
