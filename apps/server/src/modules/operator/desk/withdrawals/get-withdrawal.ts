import type { Deps } from '../../../../deps.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import { findWithdrawal } from '../../../withdrawal/index.ts'
import type { Withdrawal } from '../../../withdrawal/index.ts'

/** What names a withdrawal. */
export type Place = { readonly playerId: string; readonly withdrawalId: string }

/** The withdrawal that is named; refuses with `not_found` where there is none. */
export async function getWithdrawal(deps: Deps, place: Place): Promise<Withdrawal> {
  const found = await findWithdrawal(deps, BigInt(place.playerId), BigInt(place.withdrawalId))
  if (!found) throw new Refusal('not_found')
  return found
}
