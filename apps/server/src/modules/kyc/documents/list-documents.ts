import { kyc } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { licenceProfile } from '@jogada/core/licence/profile'
import { pictureText } from '@jogada/messages/picture-texts'
import type { Deps } from '../../../deps.ts'
import { standingDocuments } from './document-store.ts'

/** How each item stands, for its player. */
export async function listDocuments(
  deps: Deps,
  playerId: bigint,
  language: string,
): Promise<CallReply<typeof kyc.documents>> {
  const standing = await standingDocuments(deps, playerId)
  return {
    needed: licenceProfile(deps.env.LICENCE_PROFILE).kyc.face,
    items: kyc.kycItems.map((item) => {
      const document = standing.find((one) => one.item === item)
      if (!document || document.state === 'replaced') {
        return { item, state: 'missing' as const, reason: null, at: null }
      }
      const { state, reason, sent_at, decided_at } = document
      return {
        item,
        state,
        reason: reason === null ? null : pictureText(reason, language),
        at: (decided_at ?? sent_at).toISOString(),
      }
    }),
  }
}
