import { isLive } from '../catalogue/event-state.ts'
import type { EventState } from '../catalogue/event-state.ts'

/** How long an in-play bet waits, by sport (sports.md, section 1.7). */
const DELAYS_MS: Readonly<Record<string, number>> = {
  football: 6000,
  tennis: 8000,
  basketball: 5000,
}

const OTHER_DELAY_MS = 8000

/** The shortest and the longest time that a bet in play waits, in milliseconds. */
export const delayRange = (): readonly [shortest: number, longest: number] => {
  const all = [...Object.values(DELAYS_MS), OTHER_DELAY_MS]
  return [Math.min(...all), Math.max(...all)]
}

export const delayOfSport = (sport: string): number => DELAYS_MS[sport] ?? OTHER_DELAY_MS

/** How long a bet on an event waits: nothing before its start. */
export const delayOf = (event: EventState, replaySpeed: number): number =>
  isLive(event) ? inPlayDelayOf(event, replaySpeed) : 0

/**
 * How long a bet waits once the event is in play. A replay runs faster than the match did, and so
 * does its delay.
 */
export function inPlayDelayOf({ fixture }: EventState, replaySpeed: number): number {
  const { sport, replay } = fixture
  return Math.round(delayOfSport(sport) / (replay ? Math.max(1, replaySpeed) : 1))
}
