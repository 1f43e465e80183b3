import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { placeText, readPlace } from '../../../platform/list-place.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { facts } from './document-store.ts'
import type { Document } from './document-store.ts'

const PAGE = 50
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** Every picture that a player showed, without the pictures, the newest first; `next` continues. */
export async function documentsOfPlayer(
  { db }: Pick<Deps, 'db'>,
  playerId: bigint,
  before?: string,
): Promise<{
  readonly documents: readonly (Document & { readonly is_kept: boolean })[]
  readonly next: string | null
}> {
  let query = db
    .selectFrom('kyc.document')
    .select([...facts, sql<boolean>`file IS NOT NULL`.as('is_kept')])
    .where('player_id', '=', playerId)
    .orderBy('sent_at', 'desc')
    .orderBy('document_id', 'desc')
    .limit(PAGE + 1)
  if (before !== undefined) {
    const { at, ids } = readPlace(before, 1)
    if (!UUID.test(ids[0]!)) throw new Refusal('invalid_input', { fields: 'before' })
    query = query.where((where) =>
      where(where.refTuple('sent_at', 'document_id'), '<', where.tuple(at, ids[0]!)),
    )
  }
  const rows = await query.execute()
  const documents = rows.slice(0, PAGE)
  const last = documents.at(-1)
  return {
    documents,
    next: rows.length > PAGE && last ? placeText(last.sent_at, last.document_id) : null,
  }
}

/** The numbers of all of them. */
export async function documentIdsOf(
  { db }: Pick<Deps, 'db'>,
  playerId: bigint,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('kyc.document')
    .select('document_id')
    .where('player_id', '=', playerId)
    .execute()
  return rows.map((row) => row.document_id)
}

/** Why a player's last try to be confirmed was refused, or undefined. */
export const findRefusal = ({ db }: Pick<Deps, 'db'>, playerId: bigint) =>
  db
    .selectFrom('kyc.refusal')
    .select(['reason', 'refused_at'])
    .where('player_id', '=', playerId)
    .executeTakeFirst()
