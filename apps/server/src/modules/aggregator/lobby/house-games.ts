import type { play } from '@jogada/contract'

const original = (code: string, title: string, rtp: number | null = null): play.GameCard => ({
  code,
  title,
  studio: 'Jogada',
  category: 'original',
  rtp,
  page: `/${code}`,
})

/** The house's own games, by the code under which the app knows them. */
export const houseGames: readonly play.GameCard[] = [
  original('dice', 'Dados', 989_804),
  original('mines', 'Minas'),
  original('limbo', 'Limbo'),
  original('rowDouble', 'Andares'),
]
