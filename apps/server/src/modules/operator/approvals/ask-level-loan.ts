import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { lendLevel, openLoan } from '../../vip/index.ts'
import type { Actor } from '../../audit/index.ts'
import { getPlayerOr404 } from '../desk/view-player.ts'
import { askForApproval } from './ask.ts'
import type { Approved } from './carry-out.ts'

const MOST_MS = 366 * 86_400_000

type Loan = { readonly level: number; readonly until: string }
type Payload = Loan & { readonly playerId: string }

/**
 * Asks to lend a player a VIP level until an instant, at most a year ahead. Refuses with
 * `invalid_input` another instant, and a level that the player has already.
 */
export async function askLevelLoan(
  deps: Deps,
  actor: Actor,
  { playerId, level, until, reason }: Loan & { readonly playerId: bigint; readonly reason: string },
): Promise<{ approvalId: string }> {
  const player = await getPlayerOr404(deps, playerId)
  const loan = await openLoan(deps, playerId)
  const end = new Date(until)
  const aheadMs = end.getTime() - deps.clock.now().getTime()
  if (aheadMs <= 0 || aheadMs > MOST_MS) throw new Refusal('invalid_input', { fields: 'until' })
  if (!loan && level <= player.level) throw new Refusal('invalid_input', { fields: 'level' })
  const payload: Payload = { playerId: String(playerId), level, until: end.toISOString() }
  const approvalId = await askForApproval(deps, actor, {
    kind: 'level_loan',
    subject: `player:${playerId}`,
    payload,
    before: { level: player.level, until: loan?.until.toISOString() ?? null },
    after: { level, until: payload.until },
    reason,
  })
  return { approvalId: String(approvalId) }
}

/** Lends the level, once for its approval. */
export function carryOutLevelLoan(deps: Deps, { approvalId, payload }: Approved): Promise<void> {
  const { playerId, level, until } = payload as Payload
  const key = `approval:${approvalId}`
  return lendLevel(deps, BigInt(playerId), { key, level, until: new Date(until) })
}
