import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '../../../tables.ts'

/** Takes network address and device out of a player's bets; their terms and ends stay. */
export async function forgetOrigins(db: Kysely<Tables>, playerId: bigint): Promise<void> {
  await sql`SELECT sportsbook.forget(${playerId})`.execute(db)
}
