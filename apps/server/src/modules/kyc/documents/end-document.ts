import type { kyc } from '@jogada/contract'
import type { Transaction } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { Tables } from '../../../tables.ts'
import { findPerson } from '../verify-person.ts'
import { findDocument } from './document-store.ts'
import type { Document } from './document-store.ts'
import { lockDocuments } from './lock-documents.ts'
import { personMark } from './person-mark.ts'

export type Ending = {
  readonly documentId: string
  /** Null approves. */
  readonly reason: kyc.KycItemReason | null
  /** An operator's number, or `check`. */
  readonly by: string
}

/**
 * Decides on a picture that waits, once, as a part of `tx`, and only while all that it was held
 * against is as `mark` says; tells how it went.
 */
export async function endDocument(
  deps: Pick<Deps, 'clock' | 'realtime' | 'vault'>,
  tx: Transaction<Tables>,
  ending: Ending & { readonly mark: string },
): Promise<'ended' | 'changed' | 'not_waiting'> {
  const held = await holdDocument(tx, ending.documentId)
  if (held?.state !== 'waiting') return 'not_waiting'
  const person = await findPerson({ db: tx, vault: deps.vault }, held.player_id)
  if (personMark(held, person) !== ending.mark) return 'changed'
  await endHeld(deps, tx, ending)
  return 'ended'
}

/**
 * A picture with its facts that nobody changes before `tx` ends, nor the person whom it must show.
 */
export async function holdDocument(
  tx: Transaction<Tables>,
  documentId: string,
): Promise<Document | undefined> {
  const document = await findDocument({ db: tx }, documentId)
  if (!document) return undefined
  await lockDocuments(tx, document.player_id)
  return findDocument({ db: tx }, documentId)
}

/** The same decision on a picture that is held already; tells whether it was this call. */
export async function endHeld(
  { clock, realtime }: Pick<Deps, 'clock' | 'realtime'>,
  tx: Transaction<Tables>,
  { documentId, reason, by }: Ending,
): Promise<boolean> {
  const ended = await tx
    .updateTable('kyc.document')
    .set({
      state: reason === null ? 'approved' : 'refused',
      reason,
      decided_at: clock.now(),
      decided_by: by,
    })
    .where('document_id', '=', documentId)
    .where('state', '=', 'waiting')
    .returning('player_id')
    .executeTakeFirst()
  if (ended) realtime.toPlayer(ended.player_id, 'updateUserInfo')
  return ended !== undefined
}
