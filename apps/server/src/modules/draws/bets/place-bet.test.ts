import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connectAs } from '../../../testkit/player-socket.ts'
import { dataOf } from '../../../testkit/test-player.ts'
import { startTestServer } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'
import { betDouble, betLucky, leadDraws, playerWith } from '../testkit.ts'
import type { TestDraws } from '../testkit.ts'

let server: TestServer
let draws: TestDraws
beforeAll(async () => {
  server = await startTestServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  draws = await leadDraws(server)
  await draws.step(draws.slot('lucky5m').endAt)
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

test('the pages of a player hear once of each bet they have on a draw, and nobody else does', async () => {
  const player = await playerWith(server, 10_000n)
  const stranger = await playerWith(server, 10_000n)
  const page = await connectAs(server, player)
  const other = await connectAs(server, stranger)
  const key = randomUUID()
  const { roundId } = draws.slot('double')
  const { bet } = dataOf(await betDouble(player, { key, roundId }))
  // asked again it is the same bet, and one that is refused is none
  await betDouble(player, { key, roundId })
  expect((await betDouble(player, { roundId, stake: '0.01' })).status).not.toBe(200)
  const lucky = { roundId: draws.slot('lucky30s').roundId, selection: 'green' }
  const { bet: second } = dataOf(await betLucky(player, lucky))
  await vi.waitFor(() =>
    expect(page.heard('drawBet')).toEqual([
      { bet, key },
      { bet: second, key: expect.any(String) as string },
    ]),
  )
  expect(other.heard('drawBet')).toEqual([])
  page.close()
  other.close()
})
