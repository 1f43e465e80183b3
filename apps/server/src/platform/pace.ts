import { setTimeout as sleep } from 'node:timers/promises'
import { Refusal } from './refusal.ts'

/** Whose turn would come later than that is refused, so that nobody fills the memory with waiting. */
const LONGEST_WAIT_MS = 5000
const SWEEP_AT = 10_000

/** A clock that only goes forward, in milliseconds, and a way to wait on it. */
export type Stopwatch = {
  readonly now: () => number
  readonly wait: (ms: number) => Promise<unknown>
}

const STOPWATCH: Stopwatch = { now: () => performance.now(), wait: sleep }

export type Pace = {
  /**
   * Resolves when it is the player's turn: `gapMs` after the turn before it at the earliest, in the
   * order asked for. Throws `too_many_requests` where that is more than five seconds away. Turns
   * are those of this process.
   */
  turn(playerId: bigint, gapMs: number): Promise<void>
}

/** Lets what a player starts follow one after the other instead of all at once. */
export function createPace({ now, wait }: Stopwatch = STOPWATCH): Pace {
  const turns = new Map<bigint, number>()
  const sweep = (at: number) => {
    for (const [playerId, turn] of turns) if (turn < at - LONGEST_WAIT_MS) turns.delete(playerId)
  }
  return {
    async turn(playerId, gapMs) {
      const at = now()
      const turn = Math.max(at, (turns.get(playerId) ?? -Infinity) + gapMs)
      const waitMs = turn - at
      if (waitMs > LONGEST_WAIT_MS) {
        throw new Refusal('too_many_requests', { seconds: Math.ceil(waitMs / 1000) })
      }
      if (turns.size >= SWEEP_AT) sweep(at)
      turns.set(playerId, turn)
      if (waitMs > 0) await wait(waitMs)
    },
  }
}

/** Waits for nothing: where limits of rates are off. */
export const NO_PACE: Pace = { turn: () => Promise.resolve() }
