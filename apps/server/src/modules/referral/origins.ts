import { commissionState } from '@jogada/core/referral/commission'
import type { CommissionState, Origin } from '@jogada/core/referral/commission'
import type { Deps } from '../../deps.ts'
import { originsOf } from '../account/index.ts'
import { cpfsOf } from '../kyc/index.ts'

export type PlayerOrigin = Origin & { readonly isTest: boolean }

/** Where each of many players comes from, in two looks. */
export async function readOrigins(
  deps: Pick<Deps, 'db' | 'vault'>,
  players: readonly bigint[],
): Promise<ReadonlyMap<bigint, PlayerOrigin>> {
  const ids = [...new Set(players)]
  const [origins, cpfs] = await Promise.all([originsOf(deps.db, ids), cpfsOf(deps, ids)])
  return new Map(
    [...origins].map(([playerId, origin]) => [
      playerId,
      { ...origin, cpf: cpfs.get(playerId) ?? null },
    ]),
  )
}

/** Whether a player's stakes count for an agent; those of test players are nobody's business. */
export const stateBetween = (agent: PlayerOrigin, player: PlayerOrigin): CommissionState =>
  agent.isTest || player.isTest ? 'same_device' : commissionState(agent, player)
