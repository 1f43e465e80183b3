/** What an order's status means here: `ended` was cancelled, failed or ran out. */
export type OrderEnd = 'paid' | 'ended' | 'pending'

/** Reads a payment order's status: 10 paid, 01 and -01 ended, any other value pending. */
export function readOrderStatus(status: string | undefined): OrderEnd {
  if (status === '10') return 'paid'
  return status === '01' || status === '-01' ? 'ended' : 'pending'
}

const PACE = [
  { asks: 30, everyMs: 2_000 },
  { asks: 78, everyMs: 5_000 },
] as const
const LAST_PACE_MS = 15_000

/**
 * How long to wait before the status is asked for again: 2 s for a minute, 5 s for four, then 15 s.
 */
export const pollDelayMs = (asked: number): number =>
  PACE.find(({ asks }) => asked < asks)?.everyMs ?? LAST_PACE_MS
