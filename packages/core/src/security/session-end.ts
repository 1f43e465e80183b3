/** How long a login serves, and how long the second factor does; null where none is asked for. */
export type SessionLife = { readonly wholeMs: number; readonly factorMs: number | null }

/**
 * Whether a login has to show its second factor, which was shown last at an instant or never.
 * Whoever was away for as long as it serves has to by that alone.
 */
export const isFactorDue = (shownAt: Date | null, now: Date, { factorMs }: SessionLife): boolean =>
  factorMs !== null && (shownAt === null || now.getTime() - shownAt.getTime() >= factorMs)

/** When a session of now ends at the latest: with its login's time, or with its second factor's. */
export function sessionEnd(shownAt: Date | null, now: Date, life: SessionLife): Date {
  const whole = now.getTime() + life.wholeMs
  if (shownAt === null || life.factorMs === null) return new Date(whole)
  return new Date(Math.min(whole, shownAt.getTime() + life.factorMs))
}
