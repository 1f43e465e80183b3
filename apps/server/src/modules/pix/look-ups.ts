import { PixRefused } from './errors.ts'

const FIRST_WORD_MS = 60_000
const FIRST_PAUSE_MS = 2000
const LONGEST_PAUSE_MS = 5 * 60_000
/** So many looks at their pauses take more than an hour. */
const LOOK_UPS_UNTIL_SURE = 20

/**
 * Until when only the call that is the first to ask for a payout or a refund speaks of it to the
 * provider, far longer than that call may take. A refusal that comes by then says that nothing is
 * under way; a later one may be of an id that another call has used meanwhile.
 */
export const endOfFirstWord = (begunAt: Date): Date => new Date(begunAt.getTime() + FIRST_WORD_MS)

/** How long after so many looks the provider is asked the next time. */
export const pauseAfter = (lookUps: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(lookUps, LOOK_UPS_UNTIL_SURE))

/**
 * Whether a provider that so often neither knew a thing nor took it will not show it any more. Only
 * looks that it answered count: one that is away says nothing.
 */
export const isSurelyNotTaken = (notTaken: number): boolean => notTaken >= LOOK_UPS_UNTIL_SURE

/**
 * Whether the provider would not take a refund. That nothing of it is under way this says only
 * where it was never asked for before: an id that was used is refused as well.
 */
export const isRefundNotTaken = (error: unknown): boolean =>
  error instanceof PixRefused && (error.status === 400 || error.status === 404)
