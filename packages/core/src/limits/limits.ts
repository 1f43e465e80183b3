/** What a player can limit. Money in centavos; time in seconds of play. */
export type LimitKind = 'deposit' | 'stake' | 'loss' | 'time'
export type LimitWindow = 'day' | 'week' | 'month'

export const limitKinds = ['deposit', 'stake', 'loss', 'time'] as const
export const limitWindows = ['day', 'week', 'month'] as const

/** One wish of a player, in the order of asking; `amount` null takes the limit away. */
export type LimitChange = {
  readonly kind: LimitKind
  readonly window: LimitWindow
  readonly amount: bigint | null
  readonly askedAt: Date
  readonly effectiveAt: Date
}

type Asked = { readonly kind: LimitKind; readonly window: LimitWindow }

/**
 * The limit that binds at an instant, null where there is none: the change asked for last of those
 * in force. Whatever was asked before it is over; what still waited when another wish came never
 * comes into force.
 */
export function limitAt(changes: readonly LimitChange[], asked: Asked, at: Date): bigint | null {
  const wishes = changes.filter(
    ({ kind, window }) => kind === asked.kind && window === asked.window,
  )
  const found = wishes.findLast((wish, i) => {
    // what binds at once does so by every clock
    if (!waits(wish)) return true
    const next = wishes[i + 1]
    return wish.effectiveAt <= at && (next === undefined || next.askedAt >= wish.effectiveAt)
  })
  return found?.amount ?? null
}

const waits = ({ askedAt, effectiveAt }: LimitChange): boolean => effectiveAt > askedAt

/** A looser limit that still waits, and since when it will bind; null where none does. */
export function waitingLimit(
  changes: readonly LimitChange[],
  asked: Asked,
  at: Date,
): LimitChange | null {
  const last = changes.findLast(
    ({ kind, window }) => kind === asked.kind && window === asked.window,
  )
  return last && last.effectiveAt > at ? last : null
}

/** Whether `wanted` binds harder than `present`; null is no limit at all. */
export const isTighter = (present: bigint | null, wanted: bigint | null): boolean =>
  wanted !== null && (present === null || wanted <= present)

/**
 * When a wanted limit comes into force: a tighter one at once, a looser one after `looserAfterMs`.
 */
export function limitEffectiveAt(
  change: { readonly present: bigint | null; readonly wanted: bigint | null; readonly at: Date },
  looserAfterMs: number,
): Date {
  return isTighter(change.present, change.wanted)
    ? change.at
    : new Date(change.at.getTime() + looserAfterMs)
}

const NEAR_PERCENT = 80n

/** Whether 80 % of a limit or more is used, and not all of it; both in the same unit. */
export const isNearLimit = (used: bigint, limit: bigint): boolean =>
  used * 100n >= limit * NEAR_PERCENT && used < limit

export type PauseKind = 'pause' | 'self_exclusion' | 'central' | 'operator' | 'closing'

/**
 * A time without play; `until` null has no end. Nobody makes one shorter. It binds from its own
 * commit on, so that `from` tells when that was and decides nothing.
 */
export type Pause = {
  readonly kind: PauseKind
  readonly from: Date
  readonly until: Date | null
}

/**
 * The pause that lasts longest of those in force at an instant, or null. One that began by a clock
 * which is ahead of this instant is in force as well.
 */
export function pauseAt(pauses: readonly Pause[], at: Date): Pause | null {
  let longest: Pause | null = null
  for (const pause of pauses) {
    if (pause.until !== null && pause.until <= at) continue
    if (longest && (longest.until === null || (pause.until && pause.until <= longest.until)))
      continue
    longest = pause
  }
  return longest
}
