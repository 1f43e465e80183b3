import type { Deps } from '../../deps.ts'
import { confirmFactor } from './confirm-factor.ts'
import { confirmPassword } from './confirm-password.ts'

export type OwnerProof = { readonly pwd: string; readonly factor?: string | undefined }

/**
 * Passes whoever knows the password, and the authenticator's code where one is on: what a way to
 * the account is exchanged for. Refuses with what `confirmPassword` and `confirmFactor` refuse.
 */
export async function confirmOwner(deps: Deps, playerId: bigint, { pwd, factor }: OwnerProof) {
  await confirmPassword(deps, playerId, pwd)
  await confirmFactor(deps, playerId, factor)
}
