import { randomUUID } from 'node:crypto'
import { casino, game, refusals } from '@jogada/contract'
import { expect, test } from 'vitest'
import { giveCash, registerPlayer } from '../../testkit/test-player.ts'
import { startTestServer } from '../../testkit/test-server.ts'

test('[SEC-07] [GAM-11] of rounds that are all asked for at once, only those are played whose turn comes soon', async () => {
  const server = await startTestServer({ RATE_LIMITS: 'on' })
  const player = await registerPlayer(server)
  await giveCash(server, player.playerId, 100_00n)
  const dice = { stake: '1.00', target: 5050, direction: 'over', automatic: true } as const
  const limbo = { stake: '1.00', target: 200, automatic: true } as const
  const asked = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      at % 2 === 0
        ? player.call(game.betDice, { body: dice }, { key: randomUUID() })
        : player.call(casino.betLimbo, { body: limbo }, { key: randomUUID() }),
    ),
  )
  const refused = asked.filter(({ status }) => status === refusals.too_many_requests.status)
  const played = asked.filter(({ status }) => status === 200)
  // one at once and one each second of the five that are waited at most
  expect(played.length).toBeGreaterThan(1)
  expect(played.length).toBeLessThan(8)
  expect(played.length + refused.length).toBe(20)
  await server.verify()
  await server.close()
})
