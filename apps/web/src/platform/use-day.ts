import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

const followers = new Set<() => void>()
let minute: ReturnType<typeof setInterval> | undefined

/** One clock for all; it stands still while nobody follows a day. */
function follow(tell: () => void) {
  if (followers.size === 0) minute = setInterval(() => followers.forEach((one) => one()), MINUTE_MS)
  followers.add(tell)
  return () => {
    followers.delete(tell)
    if (followers.size === 0) clearInterval(minute)
  }
}

/**
 * The present day by `dayOf`; where a page stays open over midnight, the next one within a minute.
 */
export const useDay = <Day extends string | number>(dayOf: (at: Date) => Day): Day =>
  useSyncExternalStore(follow, () => dayOf(new Date()))
