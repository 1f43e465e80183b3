import { randomUUID } from 'node:crypto'
import { game, ops } from '@jogada/contract'
import { createPool } from '@jogada/postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAlerts } from './modules/alert/index.ts'
import { proveWhenDue } from './prove-daily.ts'
import { depositWithoutPix } from './testkit/play-money.ts'
import { operatorWith } from './testkit/test-operator.ts'
import { dataOf, registerPlayer } from './testkit/test-player.ts'
import { startTestServer } from './testkit/test-server.ts'
import type { TestServer } from './testkit/test-server.ts'

const DAY_MS = 86_400_000
const goesOn = new AbortController().signal

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  const player = await registerPlayer(server)
  await depositWithoutPix(server, player.playerId, 100_00n)
  for (let round = 0; round < 5; round++) {
    const body = { stake: '1.37', target: 5000, direction: 'over' as const }
    dataOf(await player.call(game.betDice, { body }, { key: randomUUID() }))
  }
})
afterAll(async () => {
  await server.verifyPlay()
  await server.close()
})

async function shownProof() {
  const desk = await operatorWith(server, ['trader'])
  return dataOf(await desk.call(ops.overview.health, {})).proof
}

const eventsOf = () =>
  server.deps.db
    .selectFrom('occurrence.event')
    .select(['subject', 'detail'])
    .where('kind', '=', 'ledger_wrong')
    .execute()

test('[AUD-06] [WAL-11] the ledger is proved by itself, once a day, and the desk shows when and what was found', async () => {
  const { deps, clock } = server
  expect(await proveWhenDue(deps, goesOn)).toBe(true)
  const at = deps.clock.now().toISOString()
  expect(await shownProof()).toEqual({ at, isRight: true, entries: expect.any(Number) })
  clock.advance(DAY_MS - 1)
  expect(await proveWhenDue(deps, goesOn)).toBe(false)
  clock.advance(1)
  expect(await proveWhenDue(deps, goesOn)).toBe(true)
  expect(await shownProof()).toMatchObject({ at: deps.clock.now().toISOString(), isRight: true })
  expect(await listAlerts(deps, { kind: 'ledger_wrong' })).toEqual([])
  expect(await eventsOf()).toEqual([])
})

test.each([
  ['a balance', 'UPDATE ledger.account SET balance = balance + $1 WHERE owner > 0 AND account = 1'],
  [
    'what was counted of stakes',
    `UPDATE ledger.counter SET total = total + $1 WHERE name = 'rg:stake'`,
  ],
])(
  '[AUD-06] [AUD-04] %s that was changed raises one alert and is kept as a significant event',
  async (_, change) => {
    const { deps, clock } = server
    const owner = createPool({ url: server.url, as: 'owner', max: 1 })
    const kept = (await eventsOf()).length
    try {
      const { rowCount } = await owner.query(change, [1])
      expect(rowCount).toBe(1)
      for (const day of [1, 2]) {
        clock.advance(DAY_MS)
        expect(await proveWhenDue(deps, goesOn)).toBe(true)
        expect(await shownProof()).toMatchObject({ isRight: false })
        expect(await eventsOf()).toHaveLength(kept + day)
        expect(await listAlerts(deps, { kind: 'ledger_wrong' })).toMatchObject([
          { subject: 'ledger:books', state: 'open' },
        ])
      }
    } finally {
      await owner.query(change, [-1])
      await owner.end()
    }
  },
)

test('a proof that is cut off by the end of its server is none', async () => {
  server.clock.advance(DAY_MS)
  const before = await shownProof()
  expect(await proveWhenDue(server.deps, AbortSignal.abort())).toBe(false)
  expect(await shownProof()).toEqual(before)
})
