import type { GuardChange } from '@jogada/core/withdrawal/risk'
import type { Transaction } from 'kysely'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { sendMail } from '../../platform/send-mail.ts'
import type { Tables } from '../../tables.ts'
import { noteGuardChange } from './guard-change.ts'
import type { Player } from './player-store.ts'
import { findRestriction } from './restrictions.ts'
import { endSessionsOf } from './sessions/end-sessions.ts'
import { tellOfChange } from './tell-of-change.ts'

export type Release = {
  readonly playerId: bigint
  /** Of the mail. */
  readonly language: string
}

type Guard = {
  readonly what: Extract<GuardChange, 'phone_released' | 'factor_released'>
  readonly field: 'phone' | 'second_factor'
  /** Takes it away, or refuses; tells what the mail says of it. */
  readonly take: (
    player: Pick<Player, 'email' | 'phone' | 'phone_confirmed_at'>,
  ) => Promise<Readonly<Record<string, string>>>
}

/**
 * Takes away what guards an account, at its owner's wish, as a part of `tx`: every session ends, no
 * second factor that was shown serves any more, and cash is held for a while (`heldByRelease`).
 * Refuses with `account_closed` and what `take` refuses.
 *
 * The mail is handed over last and before the commit: what cannot be told does not happen. Only the
 * player's own row waits for it.
 */
export async function releaseGuard(
  deps: Pick<Deps, 'clock' | 'mailer'>,
  tx: Transaction<Tables>,
  { playerId, language }: Release,
  { what, field, take }: Guard,
): Promise<void> {
  const room = { db: tx, clock: deps.clock }
  const player = await tx
    .selectFrom('account.player')
    .select(['email', 'phone', 'phone_confirmed_at'])
    .where('player_id', '=', playerId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const restriction = await findRestriction(tx, playerId)
  if (restriction?.kind === 'closed') throw new Refusal('account_closed')
  const values = await take(player)
  await noteGuardChange(room, playerId, what)
  await endSessionsOf(room, playerId)
  await tellOfChange(room, playerId, field)
  await sendMail(deps, { to: player.email, language, mail: what, values })
}
