import { user } from '@jogada/contract'
import { drawSlotAt } from '@jogada/core/games/draws'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataOf } from '../../testkit/test-player.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'
import { startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'
import { createChainKeeper } from './chains/chain-keeper.ts'
import { advanceDraws } from './rounds/advance-draws.ts'
import { countLateDraws } from './rounds/count-late.ts'
import { newestRound } from './rounds/round-store.ts'
import { betDouble, leadDraws, playerWith } from './testkit.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const balanceOf = async (player: TestPlayer) => dataOf(await player.call(user.getBalance, {}))

test('[RNG-07] under a leader whose key opens no chain every stake goes back, and the rounds count as late', async () => {
  const draws = await leadDraws(server)
  const env = { ...server.deps.env, DRAW_CHAIN_KEY: '00'.repeat(32) }
  const stranger = { ...server.deps, chains: createChainKeeper({ ...server.deps, env }) }
  const moveTo = async (atMs: number) => {
    server.clock.advance(atMs - server.clock.now().getTime())
    await advanceDraws(stranger)
  }
  await draws.step(draws.slot('double').endAt)
  const player = await playerWith(server, 1_000n)
  const first = draws.slot('double')
  await betDouble(player, { roundId: first.roundId })
  await moveTo(first.drawAt)
  // too late to draw it, at the beginning of another period
  await moveTo(drawSlotAt('double', first.drawAt + 30_001).endAt)
  expect(await balanceOf(player)).toMatchObject({ balance: '10.00', held: '0.00' })
  const newest = await newestRound(server.deps, 'double')
  expect(newest).toMatchObject({ state: 'open' })
  const second = String(newest!.round_id)
  expect(second).not.toBe(first.roundId)
  expect(await betDouble(player, { roundId: second })).toMatchObject({ status: 200 })
  expect(await balanceOf(player)).toMatchObject({ balance: '9.00', held: '1.00' })
  await moveTo(newest!.draw_at.getTime())
  await moveTo(newest!.draw_at.getTime() + 30_001)
  expect(await balanceOf(player)).toMatchObject({ balance: '10.00', held: '0.00' })
  await moveTo(newest!.draw_at.getTime() + 60_000)
  expect(await countLateDraws(server.deps)).toBeGreaterThanOrEqual(2)
  // the right key ends what waits for its link
  await draws.step()
  expect(await countLateDraws(server.deps)).toBe(0)
})
