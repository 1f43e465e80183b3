import { commissionState } from '@jogada/core/referral/commission'
import type { CommissionState, Origin } from '@jogada/core/referral/commission'
import type { Deps } from '../../deps.ts'
import { originsOf, restrictionsOf } from '../account/index.ts'
import { barredAmong, cpfsOf } from '../kyc/index.ts'

export type PlayerOrigin = Origin & {
  readonly isTest: boolean
  readonly isClosed: boolean
  /** Whether the operator's list keeps the person from betting. */
  readonly isBarred: boolean
  /** Whether the account is closed or suspended. */
  readonly isKeptOut: boolean
}

/** Where each of many players comes from, in three looks. */
export async function readOrigins(
  deps: Pick<Deps, 'db' | 'vault'>,
  players: readonly bigint[],
): Promise<ReadonlyMap<bigint, PlayerOrigin>> {
  const ids = [...new Set(players)]
  const [origins, cpfs] = await Promise.all([originsOf(deps.db, ids), cpfsOf(deps, ids)])
  // after the devices: whoever has lost them is seen to be closed
  const restrictions = await restrictionsOf(deps.db, ids)
  const barred = await barredAmong(deps, [...new Set(cpfs.values())])
  return new Map(
    [...origins].map(([playerId, origin]) => [
      playerId,
      {
        ...origin,
        cpf: cpfs.get(playerId) ?? null,
        isBarred: barred.has(cpfs.get(playerId) ?? ''),
        isClosed: restrictions.get(playerId)?.kind === 'closed',
        isKeptOut: restrictions.has(playerId),
      },
    ]),
  )
}

/**
 * Whether a player's stakes count for an agent; those of test players are nobody's business, and
 * whoever has no account any more, or is kept from betting, earns nothing.
 */
export const stateBetween = (agent: PlayerOrigin, player: PlayerOrigin): CommissionState =>
  agent.isTest || player.isTest || agent.isClosed || agent.isBarred
    ? 'same_device'
    : commissionState(agent, player)

/** Whether closing the account took the devices along, so that nobody can compare them any more. */
export const isWiped = ({ isClosed, devices }: PlayerOrigin): boolean =>
  isClosed && [...devices].every((device) => device === '')
