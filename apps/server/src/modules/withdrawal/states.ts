import type { order } from '@jogada/contract'

export type WithdrawalState = (typeof order.withdrawalStates)[number]

/**
 * What can follow each state. What is approved goes back under review when its player owes at the
 * moment of sending. A payout that was sent ends by the provider's word alone, so nothing
 * leads back from `sent`. An operator pays USDT by hand and may still refuse what was approved.
 */
export const nextWithdrawalStates = {
  requested: ['in_review', 'approved'],
  in_review: ['approved', 'refused'],
  approved: ['sent', 'refused', 'in_review'],
  sent: ['paid', 'refused'],
  paid: [],
  refused: [],
} as const satisfies Record<WithdrawalState, readonly WithdrawalState[]>

/** The states from which `to` can be reached in one step. */
export const withdrawalStatesBefore = (to: WithdrawalState): WithdrawalState[] => {
  const next: Readonly<Record<WithdrawalState, readonly WithdrawalState[]>> = nextWithdrawalStates
  return (Object.keys(next) as WithdrawalState[]).filter((from) => next[from].includes(to))
}
