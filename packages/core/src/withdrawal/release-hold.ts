/**
 * Days for which cash leaves an account only past a person, once operators released a phone or a
 * second factor that guarded it: long enough for an owner who was away to read the mail of it.
 */
export const RELEASE_HOLD_DAYS = 7

const DAY_MS = 86_400_000

/** Until when such a release holds cash, while it does; null where nothing was released lately. */
export function releaseHoldUntil(releasedAt: Date | null, now: Date): Date | null {
  if (releasedAt === null) return null
  const until = new Date(releasedAt.getTime() + RELEASE_HOLD_DAYS * DAY_MS)
  return until > now ? until : null
}
