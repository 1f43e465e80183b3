import { openLog } from '../../platform/log.ts'
import type { Deps } from '../../deps.ts'
import { migrateServer } from '../../migrations/index.ts'
import { closeDeps, openDeps } from '../../open-deps.ts'
import { readEnv } from '../../platform/env.ts'
import { createParticipants } from './bets/participants.ts'
import { placeDrawBet } from './bets/place-bet.ts'
import type { PlaceDrawBet } from './bets/place-bet.ts'
import { createChainKeeper } from './chains/chain-keeper.ts'
import { ensureChains } from './chains/ensure-chains.ts'
import { advanceDraws } from './rounds/advance-draws.ts'
import { createKnownRounds } from './rounds/round-terms.ts'

export type DrawBench = {
  readonly deps: Deps
  /** The server's time, moved by hand. */
  readonly clock: { nowMs: number }
  place(bet: PlaceDrawBet): Promise<unknown>
  step(): Promise<void>
  close(): Promise<void>
}

/** The draws on a database of their own, without HTTP, for a benchmark to measure. */
export async function createDrawBench(url: string, dataDir: string): Promise<DrawBench> {
  await migrateServer(url)
  const env = readEnv({ NODE_ENV: 'test', DATABASE_URL: url, DATA_DIR: dataDir })
  const clock = { nowMs: Date.parse('2026-11-20T15:00:00Z') }
  const deps = await openDeps(env, { now: () => new Date(clock.nowMs) }, openLog('silent'))
  await ensureChains(deps, 100)
  const leader = { ...deps, chains: createChainKeeper(deps) }
  const table = {
    ...deps,
    participants: createParticipants(deps),
    knownRounds: createKnownRounds(deps),
  }
  return {
    deps,
    clock,
    place: (bet) => placeDrawBet(table, bet),
    step: () => advanceDraws(leader),
    close: () => closeDeps(deps),
  }
}
