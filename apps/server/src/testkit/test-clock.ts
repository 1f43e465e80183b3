import type { Clock } from '../platform/clock.ts'

/** A clock that stands until a test moves it. */
export type TestClock = Clock & { advance(milliseconds: number): void }

export function testClock(start = new Date('2026-11-20T15:00:00Z')): TestClock {
  let nowMs = start.getTime()
  return {
    now: () => new Date(nowMs),
    advance(milliseconds) {
      nowMs += milliseconds
    },
  }
}
