import { useQuery } from '@tanstack/react-query'
import { find } from '../../components/find.ts'
import { useGameTitle } from '../../games/use-game-title.ts'
import { useGamesOf } from '../../games/use-games-of.ts'
import { sportEventsQuery } from '../../sports/event-queries.ts'
import { useEventName } from '../../sports/use-event-name.ts'
import { useSideName } from '../../sports/use-side-name.ts'
import { leaguesOf } from './found-leagues.ts'

/** What stands there before anything is typed: the first games, and matches that run. */
const SUGGESTED = 4

/** The games, matches and competitions that answer some words, the best of each kind first. */
export function useFound(words: string) {
  const titleOf = useGameTitle()
  const nameOf = useEventName()
  const named = useSideName()
  const games = useGamesOf(words)
  const live = useQuery(sportEventsQuery('live'))
  const upcoming = useQuery(sportEventsQuery('upcoming'))
  const queries = [games, live, upcoming]
  const state = {
    isWaiting: queries.some(({ isPending }) => isPending),
    isFailed: queries.some(({ isError }) => isError),
  }
  const [now, later] = [live.data ?? [], upcoming.data ?? []]
  if (words.trim() === '') {
    const first = { games: games.data.slice(0, SUGGESTED), events: now.slice(0, SUGGESTED) }
    return { ...first, leagues: [], ...state }
  }
  return {
    games: find(words, games.data, (game) => `${titleOf(game)} ${game.studio}`),
    events: find(
      words,
      [...now, ...later],
      (event) =>
        `${event.home} ${event.away} ${nameOf(event)} ${event.competition} ${named(event.competition)}`,
    ),
    leagues: find(words, leaguesOf(now, later), ({ name }) => `${name} ${named(name)}`),
    ...state,
  }
}
