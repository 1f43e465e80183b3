import type { CallOutput, user } from '@jogada/contract'
import type { Deps } from '../../deps.ts'
import { tellOfChange } from './tell-of-change.ts'
import type { Session } from '../../platform/session-lookup.ts'
import { Refusal } from '../../platform/refusal.ts'
import { confirmFactor } from './confirm-factor.ts'
import { confirmPassword } from './confirm-password.ts'
import { checkNewPassword } from './password.ts'
import { endResets } from './reset/end-resets.ts'
import { endChallenges } from './second-factor/challenge.ts'
import { holdSession } from './sessions/hold-session.ts'
import type { SessionStore } from './sessions/sessions.ts'

type Asked = CallOutput<typeof user.changePassword>['body']

/**
 * Sets a new password for whoever knows the present one, and ends every other session and every
 * code that was mailed for another one. Refuses with what `confirmPassword`, `checkNewPassword` and
 * `confirmFactor` refuse, and `password_unchanged`.
 */
export async function changePassword(
  deps: Deps & { readonly sessions: SessionStore },
  session: Session,
  { oldPwd, newPwd, newPwd1, factor }: Asked,
): Promise<null> {
  await confirmPassword(deps, session.playerId, oldPwd)
  checkNewPassword(newPwd, newPwd1)
  if (newPwd === oldPwd) throw new Refusal('password_unchanged')
  await confirmFactor(deps, session.playerId, factor)
  const passwordHash = await deps.passwords.hash(newPwd)
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    await holdSession(deps, tx, session)
    await tx
      .updateTable('account.player')
      .set({ password_hash: passwordHash, password_changed_at: now })
      .where('player_id', '=', session.playerId)
      .execute()
    await endResets(tx, session.playerId, now)
    await endChallenges(tx, session.playerId)
    await tellOfChange({ db: tx, clock: deps.clock }, session.playerId, 'password')
    await deps.sessions.revokeOthers(session.playerId, session.sessionId, tx)
  })
  return null
}
