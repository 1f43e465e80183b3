import type { SportEvent } from '@jogada/contract/sport'

/**
 * Matches under way that are worth a card first: those that still take bets, then those whose score
 * is known, real ones before replays and football before other sports; otherwise as they came. A
 * pause after a goal moves no match from its place.
 */
export const bestFirst = (events: readonly SportEvent[]): SportEvent[] =>
  events.toSorted((a, b) => rank(a) - rank(b))

const rank = ({ suspendedBecause, score, replay, sport }: SportEvent) =>
  (suspendedBecause === 'closing' ? 8 : 0) +
  (score === null ? 4 : 0) +
  (replay ? 2 : 0) +
  (sport === 'football' ? 0 : 1)
