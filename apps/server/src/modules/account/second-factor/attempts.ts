import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { countFailure, forgetFailures } from '../failures/failures.ts'

const WINDOW_MINUTES = 15
const FAILURES = 10
const BOUNDS = { fromAddress: FAILURES, fromEverywhere: FAILURES, windowMinutes: WINDOW_MINUTES }

const codesOf = (playerId: bigint) => `second-factor:${playerId}`

/**
 * Counts a try before its code is looked at. Refuses with `login_locked` after ten within a quarter
 * of an hour.
 */
export async function countTry(deps: Pick<Deps, 'db' | 'clock'>, playerId: bigint): Promise<void> {
  const counted = await countFailure(deps, { what: codesOf(playerId), address: '' }, BOUNDS)
  if (!counted) throw new Refusal('login_locked', { minutes: WINDOW_MINUTES })
}

/** A right code wipes the count. */
export const forgetTries = ({ db }: Pick<Deps, 'db'>, playerId: bigint) =>
  forgetFailures(db, { what: codesOf(playerId) })
