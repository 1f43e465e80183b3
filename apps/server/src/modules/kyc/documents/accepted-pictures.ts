import { kyc } from '@jogada/contract'
import type { Deps } from '../../../deps.ts'
import { standingDocuments } from './document-store.ts'

/** Whether every picture of a player, document and face, was accepted; none is taken back then. */
export async function hasAcceptedPictures(
  deps: Pick<Deps, 'db'>,
  playerId: bigint,
): Promise<boolean> {
  const standing = await standingDocuments(deps, playerId)
  return kyc.kycItems.every((item) =>
    standing.some((one) => one.item === item && one.state === 'approved'),
  )
}
