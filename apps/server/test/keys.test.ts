import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { casino, game, headerNames, pathOf } from '@jogada/contract'
import { expect, test } from 'vitest'
import { openApiDocument } from '../src/platform/docs.ts'
import { contractCalls } from '../src/testkit/contract-calls.ts'
import { holdMoney } from '../src/testkit/held-money.ts'
import { hostileRequests } from '../src/testkit/hostile-inputs.ts'
import { serverOfFile } from '../src/testkit/server-of-file.ts'
import { tablePrints } from '../src/testkit/table-prints.ts'
import { operatorWith } from '../src/testkit/test-operator.ts'
import { dataOf, giveCash, registerPlayer } from '../src/testkit/test-player.ts'
import type { TestPlayer } from '../src/testkit/test-player.ts'
import { serverOn } from '../src/testkit/test-server.ts'

const server = serverOfFile()

const keyed = contractCalls.filter(({ call }) => call.idempotent)
const body = { stake: '1.00', target: 5050, direction: 'over' } as const

const playerWith = async (cents: bigint): Promise<TestPlayer> => {
  const player = await registerPlayer(server)
  await giveCash(server, player.playerId, cents)
  return player
}

/** Posts of players that go first because money waits for them, and need no key of the client's. */
const withoutKey: Readonly<Record<string, string>> = {
  'order.cancelOrder': 'takes a charge off, which nothing was paid on',
  'order.prePay': 'the specification sends none: once per package, offers and minute',
  'order.withdraw': 'the specification sends none: once per body and minute',
  'passkey.confirm': 'gives a permit for one payment and moves nothing',
  'wallet.transferRecipient': 'says whose name it is and moves nothing',
}

test('[SEC-09] every call by which a player moves money asks for a key, or is named with what decides it once', () => {
  const moving = contractCalls.filter(
    ({ call }) => call.auth === 'player' && call.method === 'POST' && call.priority === 'money',
  )
  const bare = moving.filter(({ call }) => !call.idempotent).map(({ name }) => name)
  expect(bare.toSorted()).toEqual(Object.keys(withoutKey))
  expect(moving.length - bare.length).toBeGreaterThan(20)
})

test.each([
  ['no key', {}],
  ['an empty key', { [headerNames.idempotencyKey]: '' }],
  ['a key that is no UUID', { [headerNames.idempotencyKey]: '1' }],
])('[SEC-09] with %s no keyed call does anything', async (_, headers) => {
  const player = await playerWith(100_000n)
  const { token } = await operatorWith(server, ['admin', 'support', 'trader', 'limits', 'aml'])
  const before = await tablePrints(server.deps.pool)
  const wrong: string[] = []
  const asked = new Set<string>()
  for (const { name, call } of keyed) {
    for (const { params, payload, isRefused } of hostileRequests(call, 7, 24)) {
      if (isRefused) continue
      const response = await server.app.inject({
        method: call.method,
        url: pathOf(call.path, params),
        headers: {
          ...headers,
          [headerNames.authorization]: call.auth === 'operator' ? token : player.token,
          ...(payload === null ? {} : { 'content-type': 'application/json' }),
        },
        ...(payload === null ? {} : { payload }),
      })
      const { status } = response.json<{ status: number }>()
      if (response.statusCode !== 400 || status !== 1100) wrong.push(`${name} ${status}`)
      asked.add(name)
    }
  }
  expect(wrong).toEqual([])
  // the languages of a message and the matter of a ticket are not drawn by chance
  const left = keyed.map(({ name }) => name).filter((name) => !asked.has(name))
  expect(left.toSorted()).toEqual(['ops.care.publishBanner', 'support.openTicket'])
  const after = await tablePrints(server.deps.pool)
  const changed = Object.keys(after).filter((name) => after[name] !== before[name])
  expect(changed.filter((name) => !name.endsWith('.session'))).toEqual([])
})

test('[SEC-09] a hundred repeats at once, at two processes, are one bet, and each hears its answer', async () => {
  const player = await playerWith(100_000n)
  const other = await serverOn(server.url)
  try {
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
        const { app } = index % 2 ? other : server
        const response = await app.inject({
          method: 'POST',
          url: game.betDice.path,
          headers: { authorization: player.token, 'idempotency-key': key },
          payload: body,
        })
        return response.body
      }),
    )
    expect(JSON.parse(answers[0]!)).toMatchObject({ status: 200 })
    expect(new Set(answers).size).toBe(1)
    expect(dataOf(await player.call(game.diceRounds, {}))).toHaveLength(1)
    expect(dataOf(await player.call(game.getSeeds, {})).nonce).toBe(1)
  } finally {
    await other.close()
  }
})

test('[SEC-09] a repeat that comes while the first is being committed waits for its answer', async () => {
  const player = await playerWith(100_000n)
  const key = randomUUID()
  const held = await holdMoney(server, player.playerId)
  const first = player.call(game.betDice, { body }, { key })
  await held.untilAwaited()
  const again = player.call(game.betDice, { body }, { key })
  await setImmediate()
  await held.release()
  expect((await first).status).toBe(200)
  expect(await again).toEqual(await first)
  expect(dataOf(await player.call(game.getSeeds, {})).nonce).toBe(1)
})

test('[SEC-09] a key is its player’s own, and one for all that they ask', async () => {
  const [one, two] = [await playerWith(10_000n), await playerWith(10_000n)]
  const key = randomUUID()
  const first = dataOf(await one.call(game.betDice, { body }, { key }))
  const second = dataOf(await two.call(game.betDice, { body }, { key }))
  expect(second.round.roundId).not.toBe(first.round.roundId)
  const limbo = { stake: '1.00', target: 200 }
  expect(await one.call(casino.betLimbo, { body: limbo }, { key })).toMatchObject({
    http: 422,
    status: 1101,
  })
  expect(dataOf(await one.call(game.diceRounds, {}))).toHaveLength(1)
})

test('[SEC-09] what is published says of every keyed call that its key is asked for, and how long it is good', () => {
  const { paths } = openApiDocument()
  const published = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const declared = contractCalls.map(({ call }) => `${call.method} ${call.path}`)
  expect(published.toSorted()).toEqual(declared.toSorted())
  for (const { call } of keyed) {
    const shown = paths[call.path]?.[call.method.toLowerCase()] as {
      parameters: { name: string; required: boolean; description?: string }[]
    }
    const header = shown.parameters.find(({ name }) => name === headerNames.idempotencyKey)
    expect(header).toMatchObject({ required: true })
    expect(header!.description).toContain('never expires')
  }
})
