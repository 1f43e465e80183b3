import type { CallReply, ops } from '@jogada/contract'
import type { Deps } from '../../../../deps.ts'
import type { StaffSession } from '../../../../platform/session-lookup.ts'
import { listEntriesAbout } from '../../../audit/index.ts'
import { debtIdsOf } from '../../../deposit/index.ts'
import { documentIdsOf } from '../../../kyc/index.ts'
import { ticketIdsOf } from '../../../support/index.ts'
import { decidedWithdrawals } from '../../../withdrawal/index.ts'
import { entriesFor } from '../reserved.ts'
import { getPlayerOr404 } from '../view-player.ts'

/** What operators did to a player and to what is the player's, the newest first. */
export async function showTrace(
  deps: Deps,
  { permissions }: Pick<StaffSession, 'permissions'>,
  { playerId, before }: { readonly playerId: bigint; readonly before?: bigint | undefined },
): Promise<CallReply<typeof ops.playerFile.trace>> {
  await getPlayerOr404(deps, playerId)
  const [withdrawals, documents, debts, tickets] = await Promise.all([
    decidedWithdrawals(deps, playerId),
    documentIdsOf(deps, playerId),
    debtIdsOf(deps, playerId),
    ticketIdsOf(deps, playerId),
  ])
  const { entries, next } = await listEntriesAbout(
    deps,
    [
      `player:${playerId}`,
      ...withdrawals.map((id) => `withdrawal:${id}`),
      ...documents.map((id) => `document:${id}`),
      ...debts.map((id) => `debt:${id}`),
      ...tickets.map((id) => `ticket:${id}`),
    ],
    before,
  )
  return { entries: entriesFor(entries, permissions), next }
}
