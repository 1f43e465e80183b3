import { licenceProfile } from '@jogada/core/licence/profile'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { GivenPerson } from './person-check.ts'
import { verifyPerson } from './verify-person.ts'

/**
 * Confirms name and CPF that came with a registration, as the player could right after it. A
 * refusal is kept for the player to read and goes no further. Where the licence asks for a birth
 * date, which no registration carries, nothing is tried.
 */
export async function verifyAtRegistration(deps: Deps, playerId: bigint, given: GivenPerson) {
  if (licenceProfile(deps.env.LICENCE_PROFILE).kyc.birthDate) return
  try {
    await verifyPerson(deps, playerId, given)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}
