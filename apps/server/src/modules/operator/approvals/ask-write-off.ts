import { formatMoney, subtract } from '@jogada/core'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Actor } from '../../audit/index.ts'
import { findDebt, writeOffDebt } from '../../deposit/index.ts'
import { askForApproval } from './ask.ts'
import type { Approved } from './carry-out.ts'

type WriteOffAsked = {
  readonly playerId: bigint
  readonly debtId: string
  readonly reason: string
}

type Payload = { readonly playerId: string; readonly debtId: string; readonly reason: string }

/**
 * Asks to give up what is left of a debt when it is carried out. Refuses with `payment_unknown` for
 * a debt that is not open; that is looked at again then.
 */
export async function askWriteOff(
  deps: Deps,
  actor: Actor,
  { playerId, debtId, reason }: WriteOffAsked,
): Promise<{ approvalId: string }> {
  const debt = await findDebt(deps, playerId, debtId)
  if (debt?.state !== 'open') throw new Refusal('payment_unknown')
  const payload: Payload = { playerId: String(playerId), debtId, reason }
  const approvalId = await askForApproval(deps, actor, {
    kind: 'debt_write_off',
    subject: `player:${playerId}`,
    payload,
    before: {
      endToEndId: debt.end_to_end_id,
      amount: formatMoney(debt.amount),
      collected: formatMoney(debt.collected),
    },
    after: { amount: formatMoney(subtract(debt.amount, debt.collected)) },
    reason,
  })
  return { approvalId: String(approvalId) }
}

/** Gives the debt up, once for its approval. */
export function carryOutWriteOff(deps: Deps, { approvalId, payload }: Approved): Promise<void> {
  const { playerId, debtId, reason } = payload as Payload
  return writeOffDebt(
    deps,
    { playerId: BigInt(playerId), debtId },
    { key: `approval:${approvalId}`, note: reason },
  )
}
