import { setTimeout as sleep } from 'node:timers/promises'
import type { DeliveredEvent } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'
import { attempt } from '../../platform/attempt.ts'
import { DEPOSITED, TURNOVER } from '../wallet/index.ts'
import { LEVEL_REACHED, raiseLevel } from './raise-level.ts'

const LOOK_EVERY_MS = 500
const PLAYERS_AT_ONCE = 200

/** Worker: raises players soon after they played or deposited in this process. */
export async function watchLevels(deps: Deps, signal: AbortSignal): Promise<void> {
  const moved = new Set<bigint>()
  const stop = deps.ledger.onPosted(({ playerId, command }) => {
    const counts = command.counters?.some(({ name }) => name === TURNOVER || name === DEPOSITED)
    if (counts) moved.add(playerId)
  })
  try {
    while (!signal.aborted) {
      await sleep(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined)
      for (const playerId of [...moved].slice(0, PLAYERS_AT_ONCE)) {
        if (signal.aborted) break
        moved.delete(playerId)
        await attempt(deps.log, 'raising a player’s level', () => raiseLevel(deps, playerId))
      }
    }
  } finally {
    stop()
  }
}

/** Worker: tells players of their new level, at least once each. */
export const announceLevels = (deps: Deps, signal: AbortSignal): Promise<void> =>
  deps.ledger.consume('vip.announce', (event) => announce(deps, event), {
    signal,
    topics: [LEVEL_REACHED],
  })

const announce = ({ realtime }: Deps, { playerId }: DeliveredEvent) =>
  realtime.toPlayer(playerId, 'updateUserInfo')
