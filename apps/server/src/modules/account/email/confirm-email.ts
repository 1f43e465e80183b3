import type { CallOutput, CallReply, email } from '@jogada/contract'
import type { Kysely } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { inBackground } from '../../../platform/attempt.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { sendMail } from '../../../platform/send-mail.ts'
import type { Session } from '../../../platform/session-lookup.ts'
import type { Tables } from '../../../tables.ts'
import { noteGuardChange } from '../guard-change.ts'
import { getPlayer } from '../player-store.ts'
import { endResets } from '../reset/end-resets.ts'
import { holdSession } from '../sessions/hold-session.ts'
import type { SessionStore } from '../sessions/sessions.ts'
import { tellOfChange } from '../tell-of-change.ts'
import { readEmailCode } from './email-code.ts'

type Asked = CallOutput<typeof email.confirmEmail>['body'] & { readonly language: string }

const UNIQUE_VIOLATION = '23505'

/**
 * Makes the e-mail that the player's newest code went to the one of the account: with it one
 * logs in from then on. Every other session ends, codes that were mailed for a new password are
 * good no more, and the address before is told. Refuses with `reset_code_wrong` a wrong code, an
 * old, used or often guessed one, one that went elsewhere, and an e-mail that another account
 * has taken meanwhile.
 */
export async function confirmEmail(
  deps: Deps & { readonly sessions: SessionStore },
  session: Session,
  { email: next, code, language }: Asked,
): Promise<CallReply<typeof email.confirmEmail>> {
  const { playerId } = session
  const sent = await readEmailCode(deps, { playerId, email: next, code })
  if (!sent) throw new Refusal('reset_code_wrong')
  const now = deps.clock.now()
  const { email: before } = await getPlayer(deps.db, playerId)
  await deps.db.transaction().execute(async (tx) => {
    await holdSession(deps, tx, session)
    if (!(await sent.use(tx))) throw new Refusal('reset_code_wrong')
    await giveEmail(tx, playerId, next)
    await endResets(tx, playerId, now)
    await tellOfChange({ db: tx, clock: deps.clock }, playerId, 'email')
    await noteGuardChange({ db: tx, clock: deps.clock }, playerId, 'email_changed')
    await deps.sessions.revokeOthers(playerId, session.sessionId, tx)
  })
  deps.realtime.toPlayer(playerId, 'updateUserInfo')
  inBackground(deps.log, 'telling of a new e-mail', () =>
    sendMail(deps, { to: before, language, mail: 'email_changed' }),
  )
  return { email: next }
}

const giveEmail = (tx: Pick<Kysely<Tables>, 'updateTable'>, playerId: bigint, next: string) =>
  tx
    .updateTable('account.player')
    .set({ email: next })
    .where('player_id', '=', playerId)
    .execute()
    .catch((error: unknown) => {
      if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error
      throw new Refusal('reset_code_wrong')
    })
