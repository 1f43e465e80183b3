import type { DeliveredEvent } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'
import { watchPlayers } from '../../platform/watch-players.ts'
import { DEPOSITED, TURNOVER } from '../wallet/index.ts'
import { LEVEL_REACHED, raiseLevels } from './raise-level.ts'

/** Worker: raises players soon after they played or deposited in this process. */
export const watchLevels = (deps: Deps, signal: AbortSignal): Promise<void> =>
  watchPlayers(
    deps,
    {
      counters: [TURNOVER, DEPOSITED],
      everyMs: 500,
      what: 'raising players’ levels',
      look: (players) => raiseLevels(deps, players, signal),
    },
    signal,
  )

/** Worker: tells players of their new level, at least once each. */
export const announceLevels = (deps: Deps, signal: AbortSignal): Promise<void> =>
  deps.ledger.consume('vip.announce', (event) => announce(deps, event), {
    signal,
    topics: [LEVEL_REACHED],
  })

const announce = ({ realtime }: Deps, { playerId }: DeliveredEvent) =>
  realtime.toPlayer(playerId, 'updateUserInfo')
