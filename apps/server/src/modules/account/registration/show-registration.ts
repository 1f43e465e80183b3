import type { CallReply, registration } from '@jogada/contract'
import { licenceProfile } from '@jogada/core/licence/profile'
import type { Deps } from '../../../deps.ts'
import { findRegistration } from '../../kyc/index.ts'

/**
 * What a player said of where they live and of their gender, and what of it the licence asks for.
 */
export async function showRegistration(
  deps: Pick<Deps, 'db' | 'vault' | 'env'>,
  playerId: bigint,
): Promise<CallReply<typeof registration.registration>> {
  const said = await findRegistration(deps, playerId)
  return {
    asked: [...licenceProfile(deps.env.LICENCE_PROFILE).kyc.registration],
    address: said?.address ?? null,
    gender: said?.gender ?? null,
    at: said?.at.toISOString() ?? null,
  }
}
