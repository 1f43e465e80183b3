import type { kyc } from '@jogada/contract'
import type { Selectable } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { indexDomain, placeOf } from '../../../platform/vault/seal-tables.ts'
import type { Tables } from '../../../tables.ts'

export type Document = Omit<Selectable<Tables['kyc.document']>, 'file' | 'digest'>

export type Item = (typeof kyc.kycItems)[number]

/** Where a picture belongs; a sealed one opens nowhere else. */
export const picturePlace = (documentId: string) => placeOf('kyc.document', 'file', documentId)

export const DIGEST_DOMAIN = indexDomain('kyc.document', 'digest')

/** The columns of a picture without the picture. */
export const facts = [
  'document_id',
  'player_id',
  'item',
  'media_type',
  'byte_count',
  'state',
  'reason',
  'hint',
  'sent_at',
  'decided_at',
  'decided_by',
] as const

/** A player's pictures that stand: one per item at most. */
export const standingDocuments = (
  { db }: Pick<Deps, 'db'>,
  playerId: bigint,
): Promise<Document[]> =>
  db
    .selectFrom('kyc.document')
    .select(facts)
    .where('player_id', '=', playerId)
    .where('state', '<>', 'replaced')
    .execute()

export const findDocument = ({ db }: Pick<Deps, 'db'>, documentId: string) =>
  db
    .selectFrom('kyc.document')
    .select(facts)
    .where('document_id', '=', documentId)
    .executeTakeFirst()

/** The picture itself; undefined once another has taken its place. */
export async function openPicture(
  { db, vault }: Pick<Deps, 'db' | 'vault'>,
  documentId: string,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('kyc.document')
    .select('file')
    .where('document_id', '=', documentId)
    .executeTakeFirst()
  return row?.file ? vault.openBytes(row.file, picturePlace(documentId)) : undefined
}
