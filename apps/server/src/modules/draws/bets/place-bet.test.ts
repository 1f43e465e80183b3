import { randomUUID } from 'node:crypto'
import { draw } from '@jogada/contract'
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

test('[R017] a bet is taken at the factors that its player saw, and at no others', async () => {
  const player = await playerWith(server, 10_000n)
  const { roundId } = draws.slot('double')
  const rules = dataOf(await player.call(draw.doubleRules, {}))
  const { multipliers } = rules.paytable.find(({ selection }) => selection === 'white')!
  const betWith = (seenMultipliers: number[] | undefined, key: string = randomUUID()) =>
    player.call(
      draw.betDouble,
      { body: { roundId, selection: 'white', stake: '1.00', seenMultipliers } },
      { key },
    )
  const better = multipliers.map((multiplier) => multiplier + 10_000)
  expect(await betWith(better)).toMatchObject({
    status: 5002,
    message: 'A cotação mudou de 15,00 para 14,00. Confirme para apostar com a nova cotação.',
  })
  expect((await betWith(multipliers.slice(1))).status).toBe(5002)
  const key = randomUUID()
  const taken = dataOf(await betWith(multipliers, key))
  // a page of the version before does not say what it shows
  expect((await betWith(undefined)).status).toBe(200)
  // what was taken stays so, whatever is shown when it is asked for again
  expect(dataOf(await betWith(better, key)).bet).toEqual(taken.bet)
  expect(
    dataOf(await player.call(draw.myDrawBets, { params: { channel: 'double' } })),
  ).toHaveLength(2)
})
