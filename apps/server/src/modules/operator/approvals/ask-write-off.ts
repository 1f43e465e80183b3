import { ops } from '@jogada/contract'
import { formatMoney, parseMoney, subtract } from '@jogada/core'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Actor } from '../../audit/index.ts'
import { findDebt, writeOffDebt } from '../../deposit/index.ts'
import { findSportDebt, owedOf, writeOffSportDebt } from '../../sportsbook/index.ts'
import { askForApproval } from './ask.ts'
import type { Approved } from './carry-out.ts'

type WriteOffAsked = {
  readonly playerId: bigint
  readonly debtId: string
  readonly reason: string
}

type Payload = {
  readonly playerId: string
  readonly debtId: string
  readonly reason: string
  /** What reversals of bets had left open in all when it was asked, which may become more. */
  readonly of?: string
}

/** What is asked for, as the second person reads it. */
type Asked = { readonly before: object; readonly amount: string; readonly of?: string }

/**
 * Asks to give up what is left of a debt when it is carried out. Refuses with `payment_unknown` for
 * a debt that is not open; that is looked at again then.
 */
export async function askWriteOff(
  deps: Deps,
  actor: Actor,
  { playerId, debtId, reason }: WriteOffAsked,
): Promise<{ approvalId: string }> {
  const { before, amount, ...asked } = await readDebt(deps, playerId, debtId)
  const payload: Payload = { playerId: String(playerId), debtId, reason, ...asked }
  const approvalId = await askForApproval(deps, actor, {
    kind: 'debt_write_off',
    subject: `player:${playerId}`,
    payload,
    before,
    after: { amount },
    reason,
  })
  return { approvalId: String(approvalId) }
}

async function readDebt(deps: Deps, playerId: bigint, debtId: string): Promise<Asked> {
  if (debtId === ops.queues.DEBT_OF_BETS) {
    const debt = await findSportDebt(deps, playerId)
    if (debt === null) throw new Refusal('payment_unknown')
    const of = formatMoney(debt.amount)
    const before = {
      betId: String(debt.betId),
      amount: of,
      collected: formatMoney(debt.collected),
    }
    return { before, amount: formatMoney(owedOf(debt)), of }
  }
  const debt = await findDebt(deps, playerId, debtId)
  if (debt?.state !== 'open') throw new Refusal('payment_unknown')
  const before = {
    endToEndId: debt.end_to_end_id,
    amount: formatMoney(debt.amount),
    collected: formatMoney(debt.collected),
  }
  return { before, amount: formatMoney(subtract(debt.amount, debt.collected)) }
}

/** Gives the debt up, once for its approval. */
export function carryOutWriteOff(deps: Deps, { approvalId, payload }: Approved): Promise<void> {
  const { playerId, debtId, reason, of } = payload as Payload
  const key = `approval:${approvalId}`
  if (debtId === ops.queues.DEBT_OF_BETS) {
    return writeOffSportDebt(deps, BigInt(playerId), { key, of: parseMoney(of!)! })
  }
  return writeOffDebt(deps, { playerId: BigInt(playerId), debtId }, { key, note: reason })
}
