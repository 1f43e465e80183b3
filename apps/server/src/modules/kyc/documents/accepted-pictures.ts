import { kyc } from '@jogada/contract'
import type { Deps } from '../../../deps.ts'
import { standingDocuments } from './document-store.ts'

/** Whether something is done, waits for staff to decide, or is the player's to do. */
export type Progress = 'done' | 'waiting' | 'open'

/**
 * How far the pictures of a player, document and face, have come; none is taken back once accepted.
 */
export async function picturesProgress(
  deps: Pick<Deps, 'db'>,
  playerId: bigint,
): Promise<Progress> {
  const standing = await standingDocuments(deps, playerId)
  const states = kyc.kycItems.map((item) => standing.find((one) => one.item === item)?.state)
  if (states.every((state) => state === 'approved')) return 'done'
  return states.every((state) => state === 'approved' || state === 'waiting') ? 'waiting' : 'open'
}
