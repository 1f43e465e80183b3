const MINUTE_MS = 60_000
const FAILURES = 5
const WITHIN_MS = 10 * MINUTE_MS
const PAUSE_MS = 30 * MINUTE_MS
const REMEMBERED_MS = 24 * 60 * MINUTE_MS

/** Failed payments, within how many minutes, that stop deposits for how many minutes. */
export const FAILED_PAYMENT_RULE = {
  failures: FAILURES,
  withinMinutes: WITHIN_MS / MINUTE_MS,
  pauseMinutes: PAUSE_MS / MINUTE_MS,
} as const

export type DepositBlockKind = 'paused' | 'suspended' | 'lifted'

/** What was last decided on a player's deposits, and when. */
export type DepositBlock = { readonly kind: DepositBlockKind; readonly at: Date }

/** What keeps a player from paying in; a pause ends by itself, a suspension by an operator. */
export type DepositStop =
  | { readonly kind: 'paused'; readonly until: Date }
  | { readonly kind: 'suspended' }

/** Whether a block still holds. */
export function depositStop(last: DepositBlock | null, now: Date): DepositStop | null {
  if (last?.kind === 'suspended') return { kind: 'suspended' }
  if (last?.kind !== 'paused') return null
  const until = new Date(last.at.getTime() + PAUSE_MS)
  return now < until ? { kind: 'paused', until } : null
}

/**
 * What a failed payment leads to (G19 §A.3.6(b)): five within ten minutes pause deposits for half
 * an hour, five more within a day of that suspend them. `failures` are those known so far, the
 * newest included; what stood before the last block has been judged already.
 */
export function blockAfter(
  failures: readonly Date[],
  last: DepositBlock | null,
  now: Date,
): 'paused' | 'suspended' | null {
  if (last?.kind === 'suspended') return null
  const since = last?.at.getTime() ?? Number.NEGATIVE_INFINITY
  const nowMs = now.getTime()
  const unjudged = failures.map((at) => at.getTime()).filter((ms) => ms > since && ms <= nowMs)
  const wasPaused = last?.kind === 'paused' && nowMs - since < REMEMBERED_MS
  if (wasPaused) return unjudged.length >= FAILURES ? 'suspended' : null
  return unjudged.filter((ms) => nowMs - ms < WITHIN_MS).length >= FAILURES ? 'paused' : null
}
