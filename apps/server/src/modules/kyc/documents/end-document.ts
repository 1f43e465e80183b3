import type { kyc } from '@jogada/contract'
import type { Transaction } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { Tables } from '../../../tables.ts'

export type Ending = {
  readonly documentId: string
  /** Null approves. */
  readonly reason: kyc.KycItemReason | null
  /** An operator's number, or `check`. */
  readonly by: string
}

/** Decides on a picture that waits, once, as a part of `tx`; tells whether it was this call. */
export async function endDocument(
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
