import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Tables } from '../../../tables.ts'

/** Holds a player's pictures, and the person that they must show, to the end of the transaction. */
export const lockDocuments = (tx: Transaction<Tables>, playerId: bigint) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended(${`kyc.document:${playerId}`}, 0))`.execute(tx)
