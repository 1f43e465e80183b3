import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { countFailure, takeFailureBack, tryInTurn } from './failures/failures.ts'
import { getPlayer } from './player-store.ts'

const WINDOW_MINUTES = 10
const FAILURES = 5
const BOUNDS = { fromAddress: FAILURES, fromEverywhere: FAILURES, windowMinutes: WINDOW_MINUTES }

/**
 * Passes when the password is the player's own. Refuses with `password_wrong`, and after five
 * wrong ones within ten minutes with `password_attempts`, whatever the next one is.
 */
export async function confirmPassword(
  deps: Deps,
  playerId: bigint,
  password: string,
): Promise<void> {
  const door = { what: `confirmation:${playerId}`, address: '' }
  await tryInTurn(door, async () => {
    const counted = await countFailure(deps, door, BOUNDS)
    if (!counted) throw new Refusal('password_attempts', { minutes: WINDOW_MINUTES })
    const { password_hash: stored } = await getPlayer(deps.db, playerId)
    if (!(await deps.passwords.fits(stored, password))) throw new Refusal('password_wrong')
    await takeFailureBack(deps, counted)
  })
}
