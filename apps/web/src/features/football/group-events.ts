import type { SportEvent } from '@jogada/contract/sport'

export type Competition<Event extends SportEvent> = {
  readonly name: string
  readonly events: readonly Event[]
}

type Starred = { readonly events: readonly string[]; readonly competitions: readonly string[] }

/** The sport that the page opens with. */
export const HOME_SPORT = 'football'

/** The strip until the server has said how much of each sport there is. */
export const SPORTS_SHOWN = [{ sport: HOME_SPORT, live: 0, upcoming: 0 }] as const

/**
 * Events under their competition: starred competitions first, then each in the order in which it
 * first appears; within one, starred events first.
 */
export function byCompetition<Event extends SportEvent>(
  events: readonly Event[],
  stars: Starred = { events: [], competitions: [] },
): Competition<Event>[] {
  const groups = new Map<string, Event[]>()
  for (const event of events) {
    const group = groups.get(event.competition)
    if (group) group.push(event)
    else groups.set(event.competition, [event])
  }
  const first = (list: readonly string[], id: string) => (list.includes(id) ? 0 : 1)
  return [...groups]
    .map(([name, group]) => ({
      name,
      events: group.toSorted(
        (a, b) => first(stars.events, a.eventId) - first(stars.events, b.eventId),
      ),
    }))
    .toSorted((a, b) => first(stars.competitions, a.name) - first(stars.competitions, b.name))
}

/** The events that are starred, themselves or by their competition. */
export const onlyStarred = <Event extends SportEvent>(
  events: readonly Event[],
  { events: ids, competitions }: Starred,
): readonly Event[] =>
  events.filter(
    ({ eventId, competition }) => ids.includes(eventId) || competitions.includes(competition),
  )
