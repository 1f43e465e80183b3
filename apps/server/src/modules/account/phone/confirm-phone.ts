import type { CallOutput, CallReply, phone } from '@jogada/contract'
import type { Deps } from '../../../deps.ts'
import { inBackground } from '../../../platform/attempt.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { sendMail } from '../../../platform/send-mail.ts'
import { tellOfChange } from '../tell-of-change.ts'
import type { Session } from '../../../platform/session-lookup.ts'
import { noteGuardChange } from '../guard-change.ts'
import { getPlayer } from '../player-store.ts'
import { holdSession } from '../sessions/hold-session.ts'
import type { SessionStore } from '../sessions/sessions.ts'
import { noteFactor } from '../second-factor/shown-factor.ts'
import { readPhoneCode } from './phone-code.ts'
import { phoneEnd, readPhone, shownPhone } from './phone-number.ts'

type Asked = CallOutput<typeof phone.confirmPhone>['body'] & { readonly language: string }

/**
 * Confirms the number that the player's newest code went to. A new number takes the place of the
 * old one, every other session ends and the player's mail is told. Refuses with `phone_code_wrong`
 * a wrong code, an old, used or often guessed one, and one that went to another number.
 */
export async function confirmPhone(
  deps: Deps & { readonly sessions: SessionStore },
  session: Session,
  { code, change, language }: Asked,
): Promise<CallReply<typeof phone.confirmPhone>> {
  const { playerId } = session
  const player = await getPlayer(deps.db, playerId)
  const number = change ? readPhone(change.country, change.phone) : player.phone
  const now = deps.clock.now()
  const sent = await readPhoneCode(deps, { playerId, number, code })
  if (!sent) throw new Refusal('phone_code_wrong')
  await deps.db.transaction().execute(async (tx) => {
    await holdSession(deps, tx, session)
    if (!(await sent.use(tx))) throw new Refusal('phone_code_wrong')
    await tx
      .updateTable('account.player')
      .set({ phone: number, phone_confirmed_at: now })
      .where('player_id', '=', playerId)
      .execute()
    // what was sent to the phone of the account is a second factor beside its password
    if (number === player.phone) await noteFactor(tx, session.sessionId, now)
    else {
      const within = { db: tx, clock: deps.clock }
      await noteGuardChange(within, playerId, 'phone_changed')
      await tellOfChange(within, playerId, 'phone')
      await deps.sessions.revokeOthers(playerId, session.sessionId, tx)
    }
  })
  if (number !== player.phone) {
    inBackground(deps.log, 'telling of a new phone', () =>
      sendMail(deps, {
        to: player.email,
        language,
        mail: 'phone_changed',
        values: { end: phoneEnd(number) },
      }),
    )
  }
  return { phone: shownPhone(number), confirmedAt: now.toISOString() }
}
