import type { play } from '@jogada/contract'
import type { Env } from '../../../platform/env.ts'
import { houseReturns } from '../../casino/index.ts'
import { lowestDrawReturn } from '../../draws/index.ts'

const MILLION = 1_000_000

const original = (code: string, title: string, rtp: number): play.GameCard => ({
  code,
  title,
  studio: 'Jogada',
  category: 'original',
  rtp,
  page: `/${code}`,
})

/**
 * The house's own games, by the code under which the app knows them, each with the lowest return
 * over everything that can be bet on it.
 */
export function houseGames(env: Env): readonly play.GameCard[] {
  const { dice, mines, limbo, rowDouble } = houseReturns()
  // rounded down as in the rules: what is published is never more than what is given
  const lowest = ({ min }: { readonly min: number }) => Math.floor(min * MILLION + 1e-6)
  return [
    original('dice', 'Dados', lowest(dice)),
    original('mines', 'Minas', lowest(mines)),
    original('limbo', 'Limbo', lowest(limbo)),
    original('double', 'Double', lowestDrawReturn(env, 'double')),
    original('luckyColor', 'Cor da Sorte', lowestDrawReturn(env, 'luckyColor')),
    original('rowDouble', 'Andares', lowest(rowDouble)),
  ]
}
