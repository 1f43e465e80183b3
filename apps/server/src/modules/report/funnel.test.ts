import { randomUUID } from 'node:crypto'
import { game, ops } from '@jogada/contract'
import { expect, test } from 'vitest'
import { newCpf } from '../../testkit/pix-server.ts'
import { depositWithoutPix } from '../../testkit/play-money.ts'
import { serverOfFile } from '../../testkit/server-of-file.ts'
import { operatorWith } from '../../testkit/test-operator.ts'
import { dataOf, giveCash, passKyc, registerPlayer } from '../../testkit/test-player.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'
import { localDay } from '../../platform/local-day.ts'

const server = serverOfFile()
const DAY_MS = 86_400_000

const play = async (player: TestPlayer) => {
  const body = { stake: '1.00', target: 5000, direction: 'over' as const }
  dataOf(await player.call(game.betDice, { body }, { key: randomUUID() }))
}

test('[AUD-08] the funnel tells of each day’s new players how far they have come, and no other’s', async () => {
  const first = localDay(server.clock.now())
  const [whole, gifted, tester] = [
    await registerPlayer(server),
    await registerPlayer(server),
    await registerPlayer(server),
  ]
  await registerPlayer(server)
  await passKyc(whole, newCpf())
  await depositWithoutPix(server, whole.playerId, 5_000n)
  await play(whole)
  await giveCash(server, gifted.playerId, 500n)
  await play(gifted)
  await depositWithoutPix(server, tester.playerId, 5_000n)
  await server.deps.db
    .updateTable('account.player')
    .set({ is_test: true })
    .where('player_id', '=', tester.playerId)
    .execute()
  server.clock.advance(DAY_MS)
  const second = localDay(server.clock.now())
  const late = await registerPlayer(server)
  await depositWithoutPix(server, late.playerId, 2_000n)
  // paid in again on a day after the one of the registration
  await depositWithoutPix(server, whole.playerId, 1_000n)
  server.clock.advance(DAY_MS)
  const after = await registerPlayer(server)
  await depositWithoutPix(server, after.playerId, 2_000n)

  const finance = await operatorWith(server, ['finance'])
  const ask = (from: string, to: string) => finance.call(ops.books.funnel, { query: { from, to } })
  const { days } = dataOf(await ask(first, second))
  expect(days).toEqual([
    { day: first, registered: 3, confirmed: 1, paid: 1, paidAgain: 1, played: 2 },
    { day: second, registered: 1, confirmed: 0, paid: 1, paidAgain: 0, played: 0 },
  ])
  expect(dataOf(await ask(second, second)).days).toEqual([days[1]])
  expect((await ask('2026-02-30', '2026-03-01')).http).toBe(400)
  expect(dataOf(await ask('2020-01-01', '2020-01-31')).days).toEqual([])
})
