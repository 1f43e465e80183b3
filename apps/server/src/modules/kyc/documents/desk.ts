import type { Deps } from '../../../deps.ts'
import { facts, findDocument, openPicture } from './document-store.ts'
import type { Document } from './document-store.ts'

const PAGE = 100

/** Pictures that wait for a person, the oldest first. */
export const waitingDocuments = ({ db }: Deps): Promise<Document[]> =>
  db
    .selectFrom('kyc.document')
    .select(facts)
    .where('state', '=', 'waiting')
    .orderBy('sent_at')
    .limit(PAGE)
    .execute()

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
