import type { Deps } from '../../deps.ts'
import type { DrawChannelCode } from '@jogada/core/games/draws'
import { lead, repeat } from '../../platform/leader.ts'
import { createChainKeeper } from './chains/chain-keeper.ts'
import { ensureChains } from './chains/ensure-chains.ts'
import { advanceDraws } from './rounds/advance-draws.ts'

const STEP_MS = 100

/** Runs every channel's rounds, in one process at a time, until the signal aborts. */
export const runDraws = (deps: Deps, signal: AbortSignal): Promise<void> =>
  lead({ pool: deps.pool, log: deps.log, name: 'draws.rounds', signal }, async (leading) => {
    await ensureChains(deps)
    const chains = createChainKeeper(deps)
    const pauses = new Map<DrawChannelCode, number>()
    await repeat(STEP_MS, leading, () => advanceDraws({ ...deps, chains, pauses }))
  })
