import { centavos } from '@jogada/core'
import type { Money } from '@jogada/core'
import { smallestMaxBet } from '@jogada/core/promotion/max-bet'
import { endOfBonus } from '@jogada/core/promotion/wagering'
import type { Deps } from '../../deps.ts'
import { lockMaxBets } from '../wallet/index.ts'
import { activeBonuses } from './bonuses.ts'
import { playedFor, readPlay } from './counted-play.ts'

type Reach = Pick<Deps, 'db' | 'ledger' | 'clock'>

/**
 * The highest single stake of a player now: the smallest that a lock or a bonus names which is
 * still to be played through; null where none does.
 */
export async function openMaxBet(deps: Reach, playerId: bigint): Promise<Money | null> {
  const [ofLocks, ofBonuses] = await Promise.all([
    lockMaxBets(deps, playerId),
    bonusMaxBets(deps, playerId),
  ])
  return smallestMaxBet([...ofLocks, ...ofBonuses])
}

async function bonusMaxBets(deps: Reach, playerId: bigint): Promise<readonly (Money | null)[]> {
  const active = await activeBonuses(deps, playerId)
  const bounding = active.filter(({ max_bet: maxBet }) => maxBet !== null)
  if (bounding.length === 0) return []
  const play = await readPlay(deps, playerId, bounding)
  const now = deps.clock.now()
  return bounding
    .filter((bonus) => {
      const place = { to: centavos(bonus.wager_to), expiresAt: bonus.expires_at }
      return endOfBonus(place, playedFor(bonus, play), now) === null
    })
    .map(({ max_bet: maxBet }) => maxBet)
}
