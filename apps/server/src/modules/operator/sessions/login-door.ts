import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { countFailure } from '../../account/index.ts'
import type { CountedFailure } from '../../account/index.ts'

/** How many failures close the login, from an address and from everywhere. */
export const BOUNDS = { fromAddress: 3, fromEverywhere: 20, windowMinutes: 30 }

/**
 * What is guessed at where an operator's password, code or passkey is asked for, and from where.
 */
export const doorOf = (email: string, { address }: { readonly address: string }) => ({
  what: `operator:${email}`,
  address,
})

/**
 * Counts a try at somebody's password, code or passkey as failed before it is looked at. Refuses
 * with `login_locked` where too many failed.
 */
export async function countTry(
  deps: Deps,
  door: ReturnType<typeof doorOf>,
): Promise<CountedFailure> {
  const counted = await countFailure(deps, door, BOUNDS)
  if (!counted) throw new Refusal('login_locked', { minutes: BOUNDS.windowMinutes })
  return counted
}
