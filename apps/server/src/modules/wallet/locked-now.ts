import type { Money } from '@jogada/core'
import type { Deps } from '../../deps.ts'
import { unplayedGifts } from './unplayed-gifts.ts'
import { lockedOf } from './wagering.ts'
import type { Wagering } from './wagering.ts'

/** Says whether play is over for a player; who knows it stands above the wallet. */
export type IsPlayOver = (deps: Deps, playerId: bigint) => Promise<boolean>

/**
 * What a lock keeps of a player's cash at this moment. Who may not play cannot wager: all of their
 * own money is theirs to take, but not a gift.
 */
export const lockedNow = async (
  deps: Deps,
  playerId: bigint,
  now: { readonly wagering: Wagering; readonly cash: Money; readonly isPlayOver: boolean },
): Promise<Money> =>
  now.isPlayOver ? unplayedGifts(deps, playerId, now.cash) : lockedOf(now.wagering, now.cash)
