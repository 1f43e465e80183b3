import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connectAs } from '../../../testkit/player-socket.ts'
import { dataOf } from '../../../testkit/test-player.ts'
import { startTestServer } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'
import { endOpenRounds } from './end-rounds.ts'
import { cashOut, minesOf, pick, playerWith, start } from './testkit.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

test('[GAM-17] the other pages of a player hear of each step of a round and of its end, and nobody else does', async () => {
  const player = await playerWith(server, 10_000n)
  const stranger = await playerWith(server, 10_000n)
  const page = await connectAs(server, player)
  const other = await connectAs(server, stranger)
  const { round } = dataOf(await start(player))
  const { safe } = await minesOf(server, player)
  await pick(player, round.roundId, safe[0]!)
  // a stone that is open already moves nothing
  await pick(player, round.roundId, safe[0]!)
  await cashOut(player, round.roundId)
  const by = { game: 'mines', roundId: round.roundId }
  await vi.waitFor(() =>
    expect(page.heard('roundMoved')).toEqual([
      { ...by, steps: 0, status: 0 },
      { ...by, steps: 1, status: 0 },
      { ...by, steps: 1, status: 10 },
    ]),
  )
  expect(other.heard('roundMoved')).toEqual([])
  page.close()
  other.close()
})

test('[GAM-17] an open page hears that the rule has ended its round', async () => {
  const player = await playerWith(server, 10_000n)
  const page = await connectAs(server, player)
  const { round } = dataOf(await start(player))
  await endOpenRounds(server.deps, player.playerId)
  await vi.waitFor(() =>
    expect(page.heard('roundMoved')).toContainEqual({
      game: 'mines',
      roundId: round.roundId,
      steps: 0,
      status: 90,
    }),
  )
  page.close()
})
