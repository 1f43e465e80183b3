import { useQuery } from '@tanstack/react-query'
import { catalogueQuery } from './game-queries.ts'
import type { GameCard } from './game-queries.ts'

/**
 * The first games of the lobby, and those that answer the words where it has more than it tells at
 * once.
 */
export function useGamesOf(words: string) {
  const first = useQuery(catalogueQuery('', undefined))
  const known = first.data?.games ?? []
  const hasMore = first.data !== undefined && first.data.count > known.length
  const asked = useQuery({
    ...catalogueQuery(words.trim(), undefined),
    enabled: hasMore && words.trim() !== '',
  })
  const games = new Map<string, GameCard>()
  for (const game of [...known, ...(asked.data?.games ?? [])]) games.set(game.code, game)
  return {
    data: [...games.values()],
    isPending: first.isPending || asked.isLoading,
    isError: first.isError || asked.isError,
  }
}
