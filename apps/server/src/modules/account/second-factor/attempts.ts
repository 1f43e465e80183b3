import { createHash } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'

const WINDOW_MINUTES = 15
const FAILURES = 10

const attemptsOf = (playerId: bigint) =>
  createHash('sha256').update(`second factor of ${playerId}`).digest()

/**
 * Notes a try before its code is looked at, so that many at once count as many. Refuses with
 * `login_locked` after ten within a quarter of an hour.
 */
export async function countTry({ db, clock }: Pick<Deps, 'db' | 'clock'>, playerId: bigint) {
  const attempts = attemptsOf(playerId)
  const now = clock.now()
  await db
    .insertInto('account.login_failure')
    .values({ email_hash: attempts, address: '', failed_at: now })
    .execute()
  const tries = await db
    .selectFrom('account.login_failure')
    .select('login_failure_id')
    .where('email_hash', '=', attempts)
    .where('failed_at', '>', new Date(now.getTime() - WINDOW_MINUTES * 60_000))
    .limit(FAILURES + 1)
    .execute()
  if (tries.length > FAILURES) throw new Refusal('login_locked', { minutes: WINDOW_MINUTES })
}

/** A right code wipes the count. */
export const forgetTries = ({ db }: Pick<Deps, 'db'>, playerId: bigint) =>
  db.deleteFrom('account.login_failure').where('email_hash', '=', attemptsOf(playerId)).execute()
