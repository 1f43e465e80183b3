import { commissionState } from '@jogada/core/referral/commission'
import type { CommissionState, Origin } from '@jogada/core/referral/commission'
import type { Deps } from '../../deps.ts'
import { closedAmong, originsOf } from '../account/index.ts'
import { cpfsOf } from '../kyc/index.ts'

export type PlayerOrigin = Origin & { readonly isTest: boolean; readonly isClosed: boolean }

/** Where each of many players comes from, in three looks. */
export async function readOrigins(
  deps: Pick<Deps, 'db' | 'vault'>,
  players: readonly bigint[],
): Promise<ReadonlyMap<bigint, PlayerOrigin>> {
  const ids = [...new Set(players)]
  const [origins, cpfs, closed] = await Promise.all([
    originsOf(deps.db, ids),
    cpfsOf(deps, ids),
    closedAmong(deps.db, ids),
  ])
  return new Map(
    [...origins].map(([playerId, origin]) => [
      playerId,
      { ...origin, cpf: cpfs.get(playerId) ?? null, isClosed: closed.has(playerId) },
    ]),
  )
}

/**
 * Whether a player's stakes count for an agent; those of test players are nobody's business, and an
 * account that is closed earns nothing that nobody could take out.
 */
export const stateBetween = (agent: PlayerOrigin, player: PlayerOrigin): CommissionState =>
  agent.isTest || player.isTest || agent.isClosed ? 'same_device' : commissionState(agent, player)
