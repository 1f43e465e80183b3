import type { Transaction } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { sendMail } from '../../../platform/send-mail.ts'
import type { Tables } from '../../../tables.ts'
import { noteGuardChange } from '../guard-change.ts'
import { findRestriction } from '../restrictions.ts'
import { endSessionsOf } from '../sessions/end-sessions.ts'
import { forgetFactors } from '../second-factor/shown-factor.ts'
import { tellOfChange } from '../tell-of-change.ts'
import { phoneEnd } from './phone-number.ts'

type Released = {
  readonly playerId: bigint
  /** When the phone that is given up was confirmed: one that was confirmed since is not touched. */
  readonly confirmedAt: string
  /** Of the mail. */
  readonly language: string
}

/**
 * Lets the confirmed phone of a player count as unconfirmed, so that the code of the next login
 * goes to the mailbox and another number can be confirmed. Every session ends, no second factor
 * that was shown serves any more, and the mail is told. Called again it ends what a crash left;
 * `within` happens with the release or not at all. Refuses with `account_closed`, and with
 * `changed_meanwhile` where another phone was confirmed since.
 */
export async function releasePhone(
  deps: Deps,
  { playerId, confirmedAt, language }: Released,
  within?: (tx: Transaction<Tables>) => Promise<unknown>,
): Promise<void> {
  const player = await deps.db.transaction().execute(async (tx) => {
    const found = await tx
      .selectFrom('account.player')
      .select(['email', 'phone', 'phone_confirmed_at'])
      .where('player_id', '=', playerId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const restriction = await findRestriction(tx, playerId)
    if (restriction?.kind === 'closed') throw new Refusal('account_closed')
    const since = found.phone_confirmed_at
    if (since === null) return found
    if (since.toISOString() !== confirmedAt) throw new Refusal('changed_meanwhile')
    await tx
      .updateTable('account.player')
      .set({ phone_confirmed_at: null })
      .where('player_id', '=', playerId)
      .execute()
    await forgetFactors(tx, playerId, null)
    await noteGuardChange({ db: tx, clock: deps.clock }, playerId, 'phone_released')
    await within?.(tx)
    return found
  })
  await endSessionsOf(deps, playerId)
  await tellOfChange(deps, playerId, 'phone')
  await sendMail(deps, {
    to: player.email,
    language,
    mail: 'phone_released',
    values: { end: phoneEnd(player.phone) },
  })
}
