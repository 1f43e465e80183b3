import { SPORTS } from '@jogada/core/sports/sport'
import type { CallReply, sportBook } from '@jogada/contract'
import type { SportsbookDeps } from '../deps.ts'

/**
 * Sports that have events of their own out of the box; the others wait for a feed or an operator.
 */
const WITH_DATA: ReadonlySet<string> = new Set([
  'football',
  'volleyball',
  'badminton',
  'motor_racing',
])

/**
 * Every sport with how many events are live and to come; those without any are said to have none.
 */
export function countSports({ catalogue }: SportsbookDeps): CallReply<typeof sportBook.sports> {
  const events = catalogue.list({})
  return SPORTS.map((sport) => {
    const own = events.filter((event) => event.sport === sport)
    const live = own.filter(({ phase }) => isPlayed(phase)).length
    const source = WITH_DATA.has(sport) ? 'data' : 'by_hand'
    return { sport, source, live, upcoming: own.length - live }
  })
}

const isPlayed = (phase: number) => phase > 0

/** Competitions with events, the largest first. */
export function countCompetitions(
  { catalogue }: SportsbookDeps,
  sport: string | undefined,
): CallReply<typeof sportBook.competitions> {
  const counts = new Map<
    string,
    { sport: string; competition: string; live: number; upcoming: number }
  >()
  for (const view of catalogue.list(sport ? { sport } : {})) {
    const key = `${view.sport}/${view.competition}`
    const count = counts.get(key) ?? {
      sport: view.sport,
      competition: view.competition,
      live: 0,
      upcoming: 0,
    }
    counts.set(key, count)
    if (isPlayed(view.phase)) count.live += 1
    else count.upcoming += 1
  }
  return [...counts.values()].toSorted((a, b) => b.live + b.upcoming - a.live - a.upcoming)
}
