import type { Transaction } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { sendMail } from '../../../platform/send-mail.ts'
import type { Tables } from '../../../tables.ts'
import { noteGuardChange } from '../guard-change.ts'
import { findRestriction } from '../restrictions.ts'
import { endSessionsOf } from '../sessions/end-sessions.ts'
import { tellOfChange } from '../tell-of-change.ts'
import { forgetTries } from './attempts.ts'
import { forgetFactors } from './shown-factor.ts'

type Released = {
  readonly playerId: bigint
  /** Since when the factor that is given up is on: one that came since is not touched. */
  readonly since: string
  /** Of the mail. */
  readonly language: string
}

/**
 * Ends the second factor of a player and its recovery codes, without a code of theirs. Every session
 * ends, no second factor that was shown serves any more, and the mail is told. Called again it ends
 * what a crash left; `within` happens with the release or not at all. Refuses with
 * `account_closed`, and with `changed_meanwhile` where another factor was set since.
 */
export async function releaseFactor(
  deps: Deps,
  { playerId, since, language }: Released,
  within?: (tx: Transaction<Tables>) => Promise<unknown>,
): Promise<void> {
  const player = await deps.db.transaction().execute(async (tx) => {
    const found = await tx
      .selectFrom('account.player')
      .select('email')
      .where('player_id', '=', playerId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const restriction = await findRestriction(tx, playerId)
    if (restriction?.kind === 'closed') throw new Refusal('account_closed')
    const factor = await tx
      .selectFrom('account.second_factor')
      .select('confirmed_at')
      .where('player_id', '=', playerId)
      .forUpdate()
      .executeTakeFirst()
    if (!factor?.confirmed_at) return found
    if (factor.confirmed_at.toISOString() !== since) throw new Refusal('changed_meanwhile')
    await tx.deleteFrom('account.recovery_code').where('player_id', '=', playerId).execute()
    await tx.deleteFrom('account.second_factor').where('player_id', '=', playerId).execute()
    await forgetFactors(tx, playerId, null)
    await noteGuardChange({ db: tx, clock: deps.clock }, playerId, 'factor_released')
    await within?.(tx)
    return found
  })
  await forgetTries(deps, playerId)
  await endSessionsOf(deps, playerId)
  await tellOfChange(deps, playerId, 'second_factor')
  await sendMail(deps, { to: player.email, language, mail: 'factor_released', values: {} })
}
