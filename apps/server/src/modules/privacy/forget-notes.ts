import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'

/** Empties what staff wrote of a player; who wrote it, when and what was decided stay. */
export async function forgetNotes(db: Kysely<Tables>, playerId: bigint): Promise<void> {
  await sql`SELECT operator.forget(${playerId}), care.forget(${playerId}),
    withdrawal.forget(${playerId})`.execute(db)
}
