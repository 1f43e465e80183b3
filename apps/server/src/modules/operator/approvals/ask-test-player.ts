import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { hasTestAccounts, markTestPlayer } from '../../account/index.ts'
import type { Actor } from '../../audit/index.ts'
import { getPlayerOr404 } from '../desk/view-player.ts'
import { askForApproval } from './ask.ts'
import type { Approved } from './carry-out.ts'
import { once } from './once.ts'

type Mark = { readonly playerId: bigint; readonly isTest: boolean }

/**
 * Asks to make a player a test player, whom no report shows, or an ordinary one again. Refuses with
 * `test_account_missing` where the licence knows no test accounts.
 */
export async function askTestPlayer(
  deps: Deps,
  actor: Actor,
  { playerId, isTest, reason }: Mark & { readonly reason: string },
): Promise<{ approvalId: string }> {
  if (isTest && !hasTestAccounts(deps)) throw new Refusal('test_account_missing')
  const player = await getPlayerOr404(deps, playerId)
  const approvalId = await askForApproval(deps, actor, {
    kind: 'test_player',
    subject: `player:${playerId}`,
    payload: { playerId: String(playerId), isTest },
    before: { isTest: player.is_test },
    after: { isTest },
    reason,
  })
  return { approvalId: String(approvalId) }
}

/** Marks the player; their app shows it at once. */
export async function carryOutTestPlayer(deps: Deps, approved: Approved): Promise<void> {
  const { playerId, isTest } = approved.payload as { playerId: string; isTest: boolean }
  if (isTest && !hasTestAccounts(deps)) throw new Refusal('test_account_missing')
  await once(deps, approved, (tx) => markTestPlayer({ db: tx }, BigInt(playerId), isTest))
  deps.realtime.toPlayer(BigInt(playerId), 'updateUserInfo')
}
