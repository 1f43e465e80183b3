import { randomUUID } from 'node:crypto'
import { game, user } from '@jogada/contract'
import { serverSeedHash } from '@jogada/core/fairness'
import { diceRoll } from '@jogada/core/games/dice'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataOf, giveCash, registerPlayer } from '../../testkit/test-player.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'
import { serverOn, startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

type Bet = { stake?: string; target?: number; direction?: 'over' | 'under'; key?: string }

const bet = (player: TestPlayer, { key = randomUUID(), ...given }: Bet = {}) =>
  player.call(
    game.betDice,
    { body: { stake: '1.00', target: 5050, direction: 'over', ...given } },
    { key },
  )

async function playerWith(centavos: bigint) {
  const player = await registerPlayer(server)
  await giveCash(server, player.playerId, centavos)
  return player
}

const balanceOf = async (player: TestPlayer) =>
  dataOf(await player.call(user.getBalance, {})).balance

test('[GAM-02] a round takes the stake, pays the win and shows the new balance', async () => {
  const player = await playerWith(10_000n)
  let expected = 10_000n
  for (let round = 1; round <= 12; round++) {
    const reply = dataOf(await bet(player))
    expected += reply.round.won ? 100n : -100n
    expect(reply.round.payout).toBe(reply.round.won ? '2.00' : '0.00')
    expect(reply.round.nonce).toBe(round)
    expect(reply.balance).toBe(`${expected / 100n}.${String(expected % 100n).padStart(2, '0')}`)
  }
  expect(await balanceOf(player)).toBe(dataOf(await player.call(user.userInfo, {})).balance)
})

test('the committed hash, the revealed seed and the rolls of a session agree', async () => {
  const player = await playerWith(10_000n)
  const before = dataOf(await player.call(game.getSeeds, {}))
  expect(before.nonce).toBe(0)
  const rounds = [dataOf(await bet(player)).round, dataOf(await bet(player)).round]
  expect(rounds.map((round) => round.serverSeedHash)).toEqual(
    rounds.map(() => before.serverSeedHash),
  )
  expect(rounds.every((round) => round.serverSeed === null)).toBe(true)

  const after = dataOf(
    await player.call(game.rotateSeeds, { body: { clientSeed: 'minha-semente' } }),
  )
  expect(after).toMatchObject({
    serverSeedHash: before.nextServerSeedHash,
    clientSeed: 'minha-semente',
    nonce: 0,
    previous: { serverSeedHash: before.serverSeedHash, nonce: 2 },
  })
  const revealed = after.previous!.serverSeed
  expect(serverSeedHash(revealed)).toBe(before.serverSeedHash)
  const listed = dataOf(await player.call(game.diceRounds, {}))
  expect(listed.map((round) => round.roundId)).toEqual([rounds[1]!.roundId, rounds[0]!.roundId])
  for (const round of listed) {
    expect(round.serverSeed).toBe(revealed)
    const seeds = { serverSeed: revealed, clientSeed: round.clientSeed, nonce: round.nonce }
    expect(diceRoll(seeds)).toBe(round.roll)
  }
  expect(dataOf(await bet(player)).round).toMatchObject({ nonce: 1, clientSeed: 'minha-semente' })
})

test('[SEC-09] the same key gives the first round again, another bet under it is refused', async () => {
  const player = await playerWith(10_000n)
  const key = randomUUID()
  const first = dataOf(await bet(player, { key }))
  await bet(player)
  expect(dataOf(await bet(player, { key }))).toEqual(first)
  expect(dataOf(await bet(player, { key: key.toUpperCase() }))).toEqual(first)
  expect(await bet(player, { key, stake: '2.00' })).toMatchObject({ http: 422, status: 1101 })
  const seeds = dataOf(await player.call(game.getSeeds, {}))
  expect(seeds.nonce).toBe(2)
})

test('[WAL-05] [SEC-08] of twenty racing bets on money for one, one wins the race', async () => {
  const player = await playerWith(100n)
  const bets = await Promise.all(
    Array.from({ length: 20 }, () => bet(player, { target: 9999, direction: 'over' })),
  )
  expect(bets.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(bets.filter(({ http, status }) => http === 500 && status === 9999)).toHaveLength(19)
  expect(dataOf(await player.call(game.getSeeds, {})).nonce).toBe(1)
})

test('[R171] a bet without money is 500/9999, is remembered, and burns no nonce', async () => {
  const player = await registerPlayer(server)
  const key = randomUUID()
  expect(await bet(player, { key })).toMatchObject({ http: 500, status: 9999 })
  await giveCash(server, player.playerId, 10_000n)
  expect(await bet(player, { key })).toMatchObject({ http: 500, status: 9999 })
  expect(dataOf(await bet(player)).round.nonce).toBe(1)
})

test('a win cannot cover the stake that won it', async () => {
  const player = await playerWith(99n)
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => bet(player, { target: 200, direction: 'over' })),
  )
  expect(answers.every(({ status }) => status === 9999)).toBe(true)
  expect(await balanceOf(player)).toBe('0.99')
})

test.each([
  [{ stake: '0.49' }, 4000],
  [{ stake: '5000.01' }, 4001],
  [{ stake: '200.00', target: 9999 }, 4002],
  [{ target: 100 }, 4003],
  [{ stake: '-1.00' }, 1000],
  [{ stake: '1.001' }, 1000],
  [{ target: 50.5 }, 1000],
  [{ direction: 'sideways' as never }, 1000],
  [{ key: 'not-a-uuid' }, 1100],
])('a bet with %j is refused and moves nothing', async (given, status) => {
  const player = await playerWith(100_000n)
  expect((await bet(player, given)).status).toBe(status)
  expect(await balanceOf(player)).toBe('1000.00')
})

test('two processes never play a nonce twice, and rotation never reveals a seed in use', async () => {
  const player = await playerWith(100_000n)
  const other = await serverOn(server.url)
  try {
    const there = (index: number) =>
      other.app.inject({
        method: 'POST',
        url: game.betDice.path,
        headers: { authorization: player.token, 'idempotency-key': randomUUID() },
        payload: { stake: '1.00', target: 5050, direction: index % 2 ? 'over' : 'under' },
      })
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        index % 10 === 9
          ? player.call(game.rotateSeeds, { body: {} }).then(({ http }) => http)
          : index % 2
            ? bet(player).then(({ http }) => http)
            : there(index).then(({ statusCode }) => statusCode),
      ),
    )
    expect(answers.every((http) => http === 200 || http === 503)).toBe(true)
    const rows = await server.deps.db
      .selectFrom('casino.round as round')
      .innerJoin('casino.seed_pair as pair', 'pair.seed_pair_id', 'round.seed_pair_id')
      .select(['round.seed_pair_id', 'nonce', 'played_at', 'pair.rounds', 'pair.state'])
      .where('round.player_id', '=', player.playerId)
      .execute()
    const played = new Map<bigint, bigint[]>()
    for (const row of rows) {
      played.set(row.seed_pair_id, [...(played.get(row.seed_pair_id) ?? []), row.nonce])
    }
    const revealed = rows.filter((row) => row.state === 'revealed')
    expect(revealed.filter((row) => row.nonce > row.rounds!)).toEqual([])
    for (const nonces of played.values()) {
      const sorted = nonces.toSorted((a, b) => Number(a - b))
      expect(sorted).toEqual(sorted.map((_, index) => BigInt(index + 1)))
    }
  } finally {
    await other.close()
  }
})

test('[GAM-04] rules and return are readable without an account', async () => {
  const response = await server.app.inject({ url: game.diceRules.path })
  expect(response.json<{ data: unknown }>().data).toEqual({
    minBet: '0.50',
    maxBet: '5000.00',
    maxPayout: '100000.00',
    stop: { isStopped: false, isManual: false, version: 0 },
    minChance: 1,
    maxChance: 9800,
    outcomes: 10_001,
    rtpMin: 989_804,
    rtpMax: 989_901,
  })
})

test('[R017] [R130] dice needs a session', async () => {
  const response = await server.app.inject({
    method: 'POST',
    url: game.betDice.path,
    headers: { 'idempotency-key': randomUUID() },
    payload: { stake: '1.00', target: 5050, direction: 'over' },
  })
  expect(response.statusCode).toBe(401)
})
