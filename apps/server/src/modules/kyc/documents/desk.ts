import type { Deps } from '../../../deps.ts'
import { readPlace } from '../../../platform/list-place.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { facts, findDocument, openPicture, standingDocuments } from './document-store.ts'
import type { Document } from './document-store.ts'

const PAGE = 100
/** What the app tells whoever sends one. */
const PROMISED_MS = 86_400_000
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

/** By when a decision on a picture was promised. */
export const decideBy = ({ sent_at: sentAt }: Pick<Document, 'sent_at'>): Date =>
  new Date(sentAt.getTime() + PROMISED_MS)

/**
 * A picture with its facts, and the player's others that were not refused; undefined when there is
 * none under this number any more.
 */
export async function viewDocument(deps: Deps, documentId: string) {
  const document = await findDocument(deps, documentId)
  const file = document && (await openPicture(deps, documentId))
  if (!file) return undefined
  const others = (await standingDocuments(deps, document.player_id)).filter(
    (one) => one.document_id !== documentId && one.state !== 'refused',
  )
  const opened = await Promise.all(
    others.map(async (other) => ({
      document: other,
      file: await openPicture(deps, other.document_id),
    })),
  )
  const beside = opened.flatMap((one) =>
    one.file === undefined ? [] : [{ document: one.document, file: one.file }],
  )
  return { document, file, beside }
}
