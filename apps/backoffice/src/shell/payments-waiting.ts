import type { CallReply, ops } from '@jogada/contract'

type Counts = Pick<CallReply<typeof ops.queues.counts>, 'differences' | 'debts' | 'stranded'>

/** How much waits on the page of deposits: what is not to be seen there counts nothing. */
export const paymentsWaiting = ({ differences, debts, stranded }: Counts): number =>
  (differences ?? 0) + (debts ?? 0) + (stranded ?? 0)
