import type { SportEvent } from '@jogada/contract/sport'
import { teamKey } from '@jogada/core/sports/team-key'

export type Competition<Event extends SportEvent> = {
  readonly name: string
  readonly events: readonly Event[]
}

type Starred = {
  readonly events: readonly string[]
  readonly competitions: readonly string[]
  readonly teams: readonly string[]
}

/** The sport that the page opens with. */
export const HOME_SPORT = 'football'

/** The strip until the server has said how much of each sport there is. */
export const SPORTS_SHOWN = [{ sport: HOME_SPORT, live: 0, upcoming: 0 }] as const

/**
 * Events under their competition: starred competitions first, then each in the order in which it
 * first appears; within one, first the events that are starred, themselves or by a team.
 */
export function byCompetition<Event extends SportEvent>(
  events: readonly Event[],
  stars: Starred = { events: [], competitions: [], teams: [] },
): Competition<Event>[] {
  const groups = new Map<string, Event[]>()
  for (const event of events) {
    const group = groups.get(event.competition)
    if (group) group.push(event)
    else groups.set(event.competition, [event])
  }
  const all = [...groups].map(([name, group]) => ({
    name,
    events: startingWith(group, starredBy(stars)),
  }))
  return startingWith(all, ({ name }) => stars.competitions.includes(name))
}

/** Those first that are starred, each part in its order. */
const startingWith = <One>(list: readonly One[], isStarred: (one: One) => boolean): One[] => [
  ...list.filter(isStarred),
  ...list.filter((one) => !isStarred(one)),
]

/** Whether an event is starred itself, or one of its teams. */
function starredBy({ events, teams }: Starred) {
  const keys = new Set(teams)
  return ({ eventId, sport, home, away }: SportEvent): boolean =>
    events.includes(eventId) ||
    (keys.size > 0 && [home, away].some((name) => keys.has(teamKey(sport, name))))
}

/** The events that are starred, themselves, by their competition or by one of their teams. */
export const onlyStarred = <Event extends SportEvent>(
  events: readonly Event[],
  stars: Starred,
): readonly Event[] => {
  const isStarred = starredBy(stars)
  return events.filter(
    (event) => isStarred(event) || stars.competitions.includes(event.competition),
  )
}
