import { licenceProfile } from '@jogada/core/licence/profile'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { findPerson } from '../../kyc/index.ts'

/**
 * Refuses with `player_not_confirmed` where the regulator's files name each wallet by its CPF and
 * there is none, as of a person who was erased.
 */
export async function refuseUnconfirmed(deps: Deps, playerId: bigint): Promise<void> {
  if (!licenceProfile(deps.env.LICENCE_PROFILE).regulator.dailyFiles) return
  if (!(await findPerson(deps, playerId))) throw new Refusal('player_not_confirmed')
}
