import { centavos } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { Deps } from '../../deps.ts'
import { highestStudioWin } from '../aggregator/index.ts'
import { highestRound } from '../casino/index.ts'
import { highestDrawBet } from '../draws/index.ts'
import { highestBet } from '../sportsbook/index.ts'

export type Win = {
  readonly at: Date
  readonly game: string
  readonly stake: Money
  readonly payout: Money
}

/** Finds the win of a player with the highest multiplier among those that paid so much. */
export type WinFinder = (
  playerId: bigint,
  asked: { readonly since: Date; readonly atLeast: Money },
) => Promise<Win | null>

const sources = [highestRound, highestDrawBet, highestStudioWin, highestBet] as const

/** Looks through everything that can be played. */
export const createWinFinder =
  (deps: Pick<Deps, 'db'>): WinFinder =>
  async (playerId, asked) => {
    const found = await Promise.all(sources.map((find) => find(deps, playerId, asked)))
    const wins = found.flatMap((one): Win[] => {
      if (!one?.at || one.payout === null) return []
      const { at, game, stake, payout } = one
      return [{ at, game, stake: centavos(stake), payout: centavos(payout) }]
    })
    const [first, ...others] = wins
    if (!first) return null
    return others.reduce(
      (best, win) => (win.payout * best.stake > best.payout * win.stake ? win : best),
      first,
    )
  }
