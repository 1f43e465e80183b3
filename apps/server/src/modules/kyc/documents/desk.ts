import type { Deps } from '../../../deps.ts'
import { readPlace } from '../../../platform/list-place.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { facts, findDocument, openPicture } from './document-store.ts'
import type { Document } from './document-store.ts'

const PAGE = 100
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** Pictures that wait for a person, the oldest first. */
export function waitingDocuments(
  { db }: Deps,
  {
    item,
    after,
  }: { readonly item?: Document['item'] | undefined; readonly after?: string | undefined },
): Promise<Document[]> {
  let query = db
    .selectFrom('kyc.document')
    .select(facts)
    .where('state', '=', 'waiting')
    .orderBy('sent_at')
    .orderBy('document_id')
    .limit(PAGE)
  if (item) query = query.where('item', '=', item)
  if (after === undefined) return query.execute()
  const { at, ids } = readPlace(after, 1)
  if (!UUID.test(ids[0]!)) throw new Refusal('invalid_input', { fields: 'after' })
  return query
    .where((where) =>
      where(where.refTuple('sent_at', 'document_id'), '>', where.tuple(at, ids[0]!)),
    )
    .execute()
}

export async function countWaiting({ db }: Deps): Promise<number> {
  const { count } = await db
    .selectFrom('kyc.document')
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** A picture with its facts, or undefined when there is none under this number any more. */
export async function viewDocument(deps: Deps, documentId: string) {
  const document = await findDocument(deps, documentId)
  const file = document && (await openPicture(deps, documentId))
  return file ? { document, file } : undefined
}
