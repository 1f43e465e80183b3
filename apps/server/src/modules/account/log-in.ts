import { createHash } from 'node:crypto'
import type { auth, CallOutput, CallReply } from '@jogada/contract'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../platform/http.ts'
import { Refusal } from '../../platform/refusal.ts'
import { spendCaptcha } from './captcha/captcha.ts'
import { passwordFits } from './password.ts'
import { findByEmail } from './player-store.ts'
import { challengeFor } from './second-factor/challenge.ts'
import type { SessionStore } from './sessions.ts'

type Login = typeof auth.login

const WINDOW_MINUTES = 15
const FAILURES_FROM_ONE_ADDRESS = 5
const FAILURES_FROM_EVERYWHERE = 30

/**
 * Opens a session, or where an authenticator app guards the account asks for its code. An unknown e-mail and a wrong password get the same answer after the same work;
 * too many failures close the login for this address, and from many addresses for the account,
 * for a quarter of an hour.
 */
export async function logIn(
  deps: Deps & { readonly sessions: SessionStore },
  input: CallOutput<Login>['body'],
  caller: Caller,
): Promise<CallReply<Login>> {
  await spendCaptcha(deps, input, caller)
  const emailHash = createHash('sha256').update(input.username).digest()
  await refuseWhenLocked(deps, emailHash, caller.address)

  const player = await findByEmail(deps.db, input.username)
  if (!(await passwordFits(player?.password_hash ?? null, input.pwd)) || !player) {
    await deps.db
      .insertInto('account.login_failure')
      .values({ email_hash: emailHash, address: caller.address, failed_at: deps.clock.now() })
      .execute()
    throw new Refusal('login_failed')
  }
  await deps.db
    .deleteFrom('account.login_failure')
    .where('email_hash', '=', emailHash)
    .where('address', '=', caller.address)
    .execute()
  const challenge = await challengeFor(deps, player.player_id)
  if (challenge !== null) return { access_token: '', challenge }
  return { access_token: await deps.sessions.open(player.player_id, caller) }
}

async function refuseWhenLocked(deps: Deps, emailHash: Buffer, address: string) {
  const since = new Date(deps.clock.now().getTime() - WINDOW_MINUTES * 60_000)
  const failures = await deps.db
    .selectFrom('account.login_failure')
    .select('address')
    .where('email_hash', '=', emailHash)
    .where('failed_at', '>', since)
    .limit(FAILURES_FROM_EVERYWHERE)
    .execute()
  const fromHere = failures.filter((failure) => failure.address === address).length
  if (fromHere >= FAILURES_FROM_ONE_ADDRESS || failures.length >= FAILURES_FROM_EVERYWHERE) {
    throw new Refusal('login_locked', { minutes: WINDOW_MINUTES })
  }
}
