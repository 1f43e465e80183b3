import type { EventResult, EventState, Ranked } from '../event-result.ts'

export type RaceFacts = {
  /** `void` when the race was never started. */
  readonly state: EventState
  /** The classification as it stood at the podium; later decisions change nothing. */
  readonly race?: readonly Ranked[]
  /** Official qualifying times, later penalties left out. */
  readonly qualifying?: readonly Ranked[]
  readonly fastestLap?: readonly Ranked[]
}

/** A race weekend. A driver who is not in the order of merit did not take part. */
export function raceResult({ state, race, qualifying, fastestLap }: RaceFacts): EventResult {
  return {
    state,
    tallies: {},
    rankings: {
      ...(race ? { race } : {}),
      ...(qualifying ? { pole: qualifying } : {}),
      ...(fastestLap ? { fastest_lap: fastestLap } : {}),
    },
  }
}
