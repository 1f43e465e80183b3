import type { play } from '@jogada/contract'

/** The house's own games, by the code under which the app knows them. */
export const houseGames: readonly play.GameCard[] = [
  {
    code: 'dice',
    title: 'Dados',
    studio: 'Jogada',
    category: 'original',
    rtp: 989_901,
    page: '/dice',
  },
]
