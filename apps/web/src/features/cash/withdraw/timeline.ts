import { order } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { add, formatMoney, parseMoney, zero } from '@jogada/core'

export type Withdrawal = CallReply<typeof order.withdrawals>[number]
export type WithdrawalState = Withdrawal['state']

export type TimelineStep = {
  readonly state: WithdrawalState | 'returned'
  /** When it came to this state; null for what is still ahead. */
  readonly at: string | null
  readonly isCurrent: boolean
}

const WAY: readonly WithdrawalState[] = ['requested', 'in_review', 'approved', 'sent', 'paid']

/** Whether nothing follows any more. */
export const isOver = (state: WithdrawalState) => state === 'paid' || state === 'refused'

/** How much of a paid withdrawal the payee's bank has sent back. */
export type CameBack = 'nothing' | 'part' | 'whole'

/** What came back of a withdrawal: its sum, and whether it is all of it. */
export function returnedOf({ amount, returns }: Pick<Withdrawal, 'amount' | 'returns'>) {
  const sum = add(zero, ...returns.map((back) => parseMoney(back.amount)!))
  const much: CameBack = sum === zero ? 'nothing' : sum === parseMoney(amount) ? 'whole' : 'part'
  return { much, amount: formatMoney(sum) }
}

type Way = Pick<Withdrawal, 'state' | 'timeline' | 'returns'>

/**
 * The steps of a withdrawal: those it came through, in their order of time, then those still ahead
 * of it. A review that was not needed is left out, nothing is ahead of an end, and what came back
 * after it stands last.
 */
export function timelineOf({ state, timeline, returns }: Way): TimelineStep[] {
  const passed = timeline
    .toSorted((a, b) => a.at.localeCompare(b.at) || rank(a.state) - rank(b.state))
    .map((step, index, steps): TimelineStep => ({
      ...step,
      // a state that it came to twice is current the last time alone
      isCurrent: index === steps.findLastIndex((one) => one.state === state),
    }))
  const ahead = isOver(state) ? [] : WAY.slice(WAY.indexOf(state) + 1)
  return [
    ...passed.map((step) => ({ ...step, isCurrent: step.isCurrent && returns.length === 0 })),
    ...returns.map(({ at }, index): TimelineStep => {
      return { state: 'returned', at, isCurrent: index === returns.length - 1 }
    }),
    ...ahead.map((state): TimelineStep => ({ state, at: null, isCurrent: false })),
  ]
}

const rank = (state: WithdrawalState) => order.withdrawalStates.indexOf(state)
