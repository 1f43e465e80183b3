import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { findRestriction, releasePhone } from '../../account/index.ts'
import type { Actor } from '../../audit/index.ts'
import { renewTerms } from '../../limits/index.ts'
import { getPlayerOr404 } from '../desk/view-player.ts'
import { askForApproval } from './ask.ts'
import type { Approved } from './carry-out.ts'
import { once } from './once.ts'

type Asked = { readonly playerId: bigint; readonly language: string; readonly reason: string }
type Payload = {
  readonly playerId: string
  readonly confirmedAt: string
  readonly language: string
}

/**
 * Asks to release the confirmed phone of a player who lost it; the player is told by mail once a
 * second person has approved. Refuses with `account_closed`, and with `changed_meanwhile` where no
 * phone is confirmed.
 */
export async function askPhoneRelease(
  deps: Deps,
  actor: Actor,
  { playerId, language, reason }: Asked,
): Promise<{ approvalId: string }> {
  const { phone_confirmed_at: since } = await getPlayerOr404(deps, playerId)
  const restriction = await findRestriction(deps.db, playerId)
  if (restriction?.kind === 'closed') throw new Refusal('account_closed')
  if (since === null) throw new Refusal('changed_meanwhile')
  const confirmedAt = since.toISOString()
  const payload: Payload = { playerId: String(playerId), confirmedAt, language }
  const approvalId = await askForApproval(deps, actor, {
    kind: 'phone_release',
    subject: `player:${playerId}`,
    payload,
    before: { phoneConfirmedAt: confirmedAt },
    after: { phoneConfirmedAt: null },
    reason,
  })
  return { approvalId: String(approvalId) }
}

/** Releases the phone that was asked about. */
export async function carryOutPhoneRelease(deps: Deps, approved: Approved): Promise<void> {
  const { playerId: id, ...rest } = approved.payload as Payload
  const playerId = BigInt(id)
  await once(deps, approved, (tx) => releasePhone(deps, tx, { playerId, ...rest }))
  // who may play only with a phone is remembered as having one
  await renewTerms(deps, playerId)
}
