import type { SportEvent } from '@jogada/contract/sport'

export type Competition = { readonly name: string; readonly events: readonly SportEvent[] }

/** The sport that is always offered. */
export const HOME_SPORT = 'football'

/** Events under their competition, in the order in which each first appears. */
export function byCompetition(events: readonly SportEvent[]): Competition[] {
  const groups = new Map<string, SportEvent[]>()
  for (const event of events) {
    const group = groups.get(event.competition)
    if (group) group.push(event)
    else groups.set(event.competition, [event])
  }
  return [...groups].map(([name, group]) => ({ name, events: group }))
}

/** Football first, then the other sports that have an event, each once. */
export const sportsWithEvents = (events: readonly SportEvent[]): string[] => [
  ...new Set([HOME_SPORT, ...events.map(({ sport }) => sport)]),
]
