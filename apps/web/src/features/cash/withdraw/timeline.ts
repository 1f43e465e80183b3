import { order } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'

export type Withdrawal = CallReply<typeof order.withdrawals>[number]
export type WithdrawalState = Withdrawal['state']

export type TimelineStep = {
  readonly state: WithdrawalState
  /** When it came to this state; null for what is still ahead. */
  readonly at: string | null
  readonly isCurrent: boolean
}

const WAY: readonly WithdrawalState[] = ['requested', 'in_review', 'approved', 'sent', 'paid']

/** Whether nothing follows any more. */
export const isOver = (state: WithdrawalState) => state === 'paid' || state === 'refused'

/**
 * The steps of a withdrawal: those it came through, in their order of time, then those still ahead
 * of it. A review that was not needed is left out, and nothing is ahead of an end.
 */
export function timelineOf({ state, timeline }: Pick<Withdrawal, 'state' | 'timeline'>) {
  const passed = timeline
    .toSorted((a, b) => a.at.localeCompare(b.at) || rank(a.state) - rank(b.state))
    .map((step, index, steps): TimelineStep => ({
      ...step,
      // a state that it came to twice is current the last time alone
      isCurrent: index === steps.findLastIndex((one) => one.state === state),
    }))
  const ahead = isOver(state) ? [] : WAY.slice(WAY.indexOf(state) + 1)
  return [...passed, ...ahead.map((state): TimelineStep => ({ state, at: null, isCurrent: false }))]
}

const rank = (state: WithdrawalState) => order.withdrawalStates.indexOf(state)
