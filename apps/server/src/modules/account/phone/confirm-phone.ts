import type { CallOutput, CallReply, phone } from '@jogada/contract'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { inBackground } from '../../../platform/attempt.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { sendMail } from '../../../platform/send-mail.ts'
import { tellOfChange } from '../tell-of-change.ts'
import type { Session } from '../../../platform/session-lookup.ts'
import { noteGuardChange } from '../guard-change.ts'
import { passwordFits } from '../password.ts'
import { getPlayer } from '../player-store.ts'
import type { SessionStore } from '../sessions.ts'
import { phoneEnd, readPhone, shownPhone } from './phone-number.ts'
import { PHONE_DOMAIN } from './send-phone-code.ts'

type Asked = CallOutput<typeof phone.confirmPhone>['body'] & { readonly language: string }

const GUESSES = 5

/**
 * Confirms the number that the player's newest code went to. A new number takes the place of the old
 * one, every other session ends and the player's mail is told. Refuses with `phone_code_wrong` a wrong
 * code, an old, used or often guessed one, and one that went to another number.
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
  const sent = await takeGuess(deps, { playerId, number, now })
  const fits = await passwordFits(sent?.code_hash ?? null, code)
  if (!fits || !sent) throw new Refusal('phone_code_wrong')
  await deps.db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('account.phone_code')
      .set({ used_at: now })
      .where('code_id', '=', sent.code_id)
      .where('used_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new Refusal('phone_code_wrong')
    await tx
      .updateTable('account.player')
      .set({ phone: number, phone_confirmed_at: now })
      .where('player_id', '=', playerId)
      .execute()
    if (number !== player.phone) {
      await noteGuardChange({ db: tx, clock: deps.clock }, playerId, 'phone_changed')
    }
  })
  if (number !== player.phone) {
    await tellOfChange(deps, playerId, 'phone')
    await deps.sessions.revokeOthers(playerId, session.sessionId)
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

type Guess = { readonly playerId: bigint; readonly number: string; readonly now: Date }

/** Counts the guess before the code is looked at, so that no race gives a sixth. */
const takeGuess = ({ db, vault }: Deps, { playerId, number, now }: Guess) =>
  db
    .updateTable('account.phone_code')
    .set({ guesses: sql`guesses + 1` })
    .where('code_id', '=', (select) =>
      select
        .selectFrom('account.phone_code')
        .select('code_id')
        .where('player_id', '=', playerId)
        .orderBy('code_id', 'desc')
        .limit(1),
    )
    .where('phone_index', 'in', vault.indexes(number, PHONE_DOMAIN))
    .where('guesses', '<', GUESSES)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['code_id', 'code_hash'])
    .executeTakeFirst()
