import type { auth, CallOutput, CallReply } from '@jogada/contract'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../platform/http.ts'
import { Refusal } from '../../platform/refusal.ts'
import { spendCaptcha } from './captcha/captcha.ts'
import { countLogin, forgetLogins, logInInTurn, tellOfFailure } from './login-lock.ts'
import { findByEmail } from './player-store.ts'
import type { Player } from './player-store.ts'
import { challengeFor } from './second-factor/challenge.ts'
import { shownFactorAt } from './second-factor/shown-factor.ts'
import type { SessionStore } from './sessions/sessions.ts'

type Login = typeof auth.login

/**
 * Opens a session, or asks for the code of a second factor: always where an authenticator app
 * guards the account, otherwise as often as the licence says. An unknown e-mail and a wrong
 * password get the same answer after the same work; too many failures close the login for this
 * address, and from many addresses for the account, for as long as the licence says.
 */
export async function logIn(
  deps: Deps & { readonly sessions: SessionStore },
  input: CallOutput<Login>['body'],
  caller: Caller,
): Promise<CallReply<Login>> {
  await spendCaptcha(deps, input, caller)
  const login = { email: input.username, address: caller.address }
  const player = await logInInTurn(login, () => checkPassword(deps, login, input.pwd))
  const factorAt = await shownFactorAt(deps, player.player_id, caller)
  const { password_changed_at: passwordFrom } = player
  const challenge = await challengeFor(deps, player.player_id, {
    factorAt,
    passwordFrom,
    language: caller.language,
  })
  if (challenge !== null) return { access_token: '', ...challenge }
  const restsOn = { passwordFrom, ...(factorAt === null ? {} : { factorAt }) }
  return { access_token: await deps.sessions.open(player.player_id, caller, restsOn) }
}

/** The player whose password it is; a wrong one is counted and told of. */
async function checkPassword(
  deps: Deps,
  login: { readonly email: string; readonly address: string },
  password: string,
): Promise<Pick<Player, 'player_id' | 'password_hash' | 'password_changed_at'>> {
  const counted = await countLogin(deps, login)
  const player = await findByEmail(deps.db, login.email)
  if (!(await deps.passwords.fits(player?.password_hash ?? null, password)) || !player) {
    await tellOfFailure(deps, counted, player?.player_id)
    throw new Refusal('login_failed')
  }
  await renewHash(deps, player, password)
  await forgetLogins(deps, login)
  return player
}

/** Keeps a password at the cost of today; one that was changed meanwhile stays as it is. */
async function renewHash(
  { db, passwords }: Deps,
  { player_id: playerId, password_hash: stored }: Pick<Player, 'player_id' | 'password_hash'>,
  password: string,
) {
  const renewed = await passwords.renewed(stored, password)
  if (renewed === null) return
  await db
    .updateTable('account.player')
    .set({ password_hash: renewed })
    .where('player_id', '=', playerId)
    .where('password_hash', '=', stored)
    .execute()
}
