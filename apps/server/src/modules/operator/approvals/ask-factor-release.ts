import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { findRestriction, releaseFactor, secondFactorOf } from '../../account/index.ts'
import type { Actor } from '../../audit/index.ts'
import { getPlayerOr404 } from '../desk/view-player.ts'
import { askForApproval } from './ask.ts'
import type { Approved } from './carry-out.ts'
import { once } from './once.ts'

type Asked = { readonly playerId: bigint; readonly language: string; readonly reason: string }
type Payload = { readonly playerId: string; readonly since: string; readonly language: string }

/**
 * Asks to end the second factor of a player who lost it; the player is told by mail once a second
 * person has approved. Refuses with `account_closed`, and with `second_factor_off` where there is
 * none.
 */
export async function askFactorRelease(
  deps: Deps,
  actor: Actor,
  { playerId, language, reason }: Asked,
): Promise<{ approvalId: string }> {
  await getPlayerOr404(deps, playerId)
  const restriction = await findRestriction(deps.db, playerId)
  if (restriction?.kind === 'closed') throw new Refusal('account_closed')
  const { since } = await secondFactorOf(deps, playerId)
  if (since === null) throw new Refusal('second_factor_off')
  const payload: Payload = { playerId: String(playerId), since, language }
  const approvalId = await askForApproval(deps, actor, {
    kind: 'factor_release',
    subject: `player:${playerId}`,
    payload,
    before: { secondFactorSince: since },
    after: { secondFactorSince: null },
    reason,
  })
  return { approvalId: String(approvalId) }
}

/** Ends the second factor that was asked about. */
export async function carryOutFactorRelease(deps: Deps, approved: Approved): Promise<void> {
  const { playerId, ...rest } = approved.payload as Payload
  const release = { playerId: BigInt(playerId), ...rest }
  await once(deps, approved, (tx) => releaseFactor(deps, tx, release))
}
