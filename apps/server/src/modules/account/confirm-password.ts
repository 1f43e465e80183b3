import { createHash } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { passwordFits } from './password.ts'
import { getPlayer } from './player-store.ts'

const WINDOW_MINUTES = 10
const FAILURES = 5
const NOWHERE = ''

/**
 * Passes when the password is the player's own. Refuses with `password_wrong`, and after five
 * wrong ones within ten minutes with `password_attempts`, whatever the next one is.
 */
export async function confirmPassword(
  deps: Deps,
  playerId: bigint,
  password: string,
): Promise<void> {
  const attempts = createHash('sha256').update(`confirmation of ${playerId}`).digest()
  await refuseWhenTooMany(deps, attempts)
  const { password_hash: stored } = await getPlayer(deps.db, playerId)
  if (await passwordFits(stored, password)) return
  await deps.db
    .insertInto('account.login_failure')
    .values({ email_hash: attempts, address: NOWHERE, failed_at: deps.clock.now() })
    .execute()
  throw new Refusal('password_wrong')
}

async function refuseWhenTooMany({ db, clock }: Deps, attempts: Buffer) {
  const since = new Date(clock.now().getTime() - WINDOW_MINUTES * 60_000)
  const failures = await db
    .selectFrom('account.login_failure')
    .select('login_failure_id')
    .where('email_hash', '=', attempts)
    .where('failed_at', '>', since)
    .limit(FAILURES)
    .execute()
  if (failures.length >= FAILURES) {
    throw new Refusal('password_attempts', { minutes: WINDOW_MINUTES })
  }
}
