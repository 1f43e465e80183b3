import type { Deps } from '../../../deps.ts'
import { inBackground } from '../../../platform/attempt.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { checkNewPassword } from '../password.ts'
import { openLogin } from '../login-lock.ts'
import { endChallenges } from '../second-factor/challenge.ts'
import { tellOfChange } from '../tell-of-change.ts'
import type { SessionStore } from '../sessions/sessions.ts'
import { permitHash } from './check-code.ts'
import { endResets } from './end-resets.ts'
import { sendMail } from '../../../platform/send-mail.ts'

type Asked = { readonly nPwd: string; readonly chkId: string; readonly language: string }

/**
 * Sets the password of whoever holds the chkId, once, ends all of the player's sessions and opens a
 * login that failures had closed. Refuses with what `checkNewPassword` refuses, which leaves the
 * chkId good, and with `reset_expired`.
 */
export async function setPassword(
  deps: Deps & { readonly sessions: SessionStore },
  { nPwd, chkId, language }: Asked,
): Promise<null> {
  checkNewPassword(nPwd, nPwd)
  const passwordHash = await deps.passwords.hash(nPwd)
  const now = deps.clock.now()
  const player = await deps.db.transaction().execute(async (db) => {
    const reset = await db
      .updateTable('account.password_reset')
      .set({ used_at: now })
      .where('permit_hash', '=', permitHash(chkId))
      .where('permit_expires_at', '>', now)
      .where('used_at', 'is', null)
      .returning('player_id')
      .executeTakeFirst()
    if (!reset) throw new Refusal('reset_expired')
    const changed = await db
      .updateTable('account.player')
      .set({ password_hash: passwordHash, password_changed_at: now })
      .where('player_id', '=', reset.player_id)
      .returning(['player_id', 'email'])
      .executeTakeFirstOrThrow()
    await endResets(db, reset.player_id, now)
    await endChallenges(db, reset.player_id)
    await openLogin(db, changed.email)
    await tellOfChange({ db, clock: deps.clock }, changed.player_id, 'password')
    await deps.sessions.revokeOthers(changed.player_id, null, db)
    return changed
  })
  inBackground(deps.log, 'telling of a new password', () =>
    sendMail(deps, { to: player.email, language, mail: 'password_changed' }),
  )
  return null
}
