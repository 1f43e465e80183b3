import type { SportEvent } from '@jogada/contract/sport'

export type League = {
  readonly sport: string
  readonly name: string
  readonly tab: 'live' | 'upcoming'
}

/** The competitions of some events, each once by sport; under way where any of its matches is. */
export function leaguesOf(
  live: readonly SportEvent[],
  upcoming: readonly SportEvent[],
): readonly League[] {
  const leagues = new Map<string, League>()
  const add = (events: readonly SportEvent[], tab: League['tab']) => {
    for (const { sport, competition: name } of events) {
      const key = `${sport} ${name}`
      if (!leagues.has(key)) leagues.set(key, { sport, name, tab })
    }
  }
  add(live, 'live')
  add(upcoming, 'upcoming')
  return [...leagues.values()]
}
