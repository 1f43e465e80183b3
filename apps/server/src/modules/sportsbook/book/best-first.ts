import type { SportEvent } from '@jogada/contract/sport'

/**
 * Matches under way that are worth a card first: those whose score is known, real ones before
 * replays and football before other sports; otherwise as they came.
 */
export const bestFirst = (events: readonly SportEvent[]): SportEvent[] =>
  events.toSorted((a, b) => rank(a) - rank(b))

const rank = ({ score, replay, sport }: SportEvent) =>
  (score === null ? 4 : 0) + (replay ? 2 : 0) + (sport === 'football' ? 0 : 1)
