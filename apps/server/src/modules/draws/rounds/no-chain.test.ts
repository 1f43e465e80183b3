import type { DrawChannelCode } from '@jogada/core/games/draws'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'
import { createChainKeeper } from '../chains/chain-keeper.ts'
import { ensureChains } from '../chains/ensure-chains.ts'
import { advanceDraws } from './advance-draws.ts'
import { newestRound } from './round-store.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

test('a channel without a chain waits before it is looked at again, and opens once it has one', async () => {
  const { deps, clock } = server
  const pauses = new Map<DrawChannelCode, number>()
  const leader = {
    ...deps,
    env: { ...deps.env, NODE_ENV: 'production' as const },
    chains: createChainKeeper(deps),
    pauses,
  }
  // the middle of a round, well before it locks
  clock.advance(300_000 - (clock.now().getTime() % 300_000) + 1_000)
  await advanceDraws(leader)
  expect(pauses.get('lucky5m')).toBe(clock.now().getTime() + 10_000)
  await ensureChains(deps, 50)
  clock.advance(9_999)
  await advanceDraws(leader)
  expect(await newestRound(deps, 'lucky5m')).toBeUndefined()
  clock.advance(1)
  await advanceDraws(leader)
  expect(await newestRound(deps, 'lucky5m')).toMatchObject({ state: 'open' })
})
