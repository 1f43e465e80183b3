import { randomUUID } from 'node:crypto'
import { order, reward, user, vip } from '@jogada/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { depositWithoutPix, playThrough, takeDepositBack } from '../../testkit/play-money.ts'
import { newCpf } from '../../testkit/pix-server.ts'
import { dataOf, passKyc, registerPlayer } from '../../testkit/test-player.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'
import { startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'
import { countedLooks } from '../../testkit/counted-looks.ts'
import { localDay } from '../../platform/local-day.ts'
import { restrictPlayer } from '../account/index.ts'
import { payRebatesOf } from './pay-rebate.ts'
import { payRebates } from './pay-rebates.ts'
import { raiseLevel } from './raise-level.ts'
import { watchLevels } from './watch-levels.ts'

const DAY_MS = 24 * 60 * 60_000

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const infoOf = async (player: TestPlayer) => dataOf(await player.call(user.userInfo, {}))
const awardsOf = async (player: TestPlayer) => dataOf(await player.call(reward.awards, {}))
const take = (player: TestPlayer, awardId: string, key: string = randomUUID()) =>
  player.call(reward.takeAward, { params: { awardId }, body: {} }, { key })
const yesterday = () => localDay(new Date(server.clock.now().getTime() - DAY_MS))

/** In steps between which the player is there, so that the session lives. */
async function aDayPasses(player: TestPlayer) {
  for (const hours of [8, 8, 8]) {
    server.clock.advance(hours * 3_600_000)
    await infoOf(player)
  }
}

test('[R190] every player may read the table of levels', async () => {
  const player = await registerPlayer(server)
  const levels = dataOf(await player.call(vip.levels, {}))
  expect(levels).toHaveLength(13)
  expect(levels[0]).toMatchObject({ played: null, withdrawalFee: 0.03, rebate: 0, award: '0.00' })
  expect(levels[5]).toMatchObject({
    deposited: '250.00',
    played: '5000.00',
    playedAlone: '40000.00',
    withdrawalsPerDay: 2,
    withdrawalFee: 0.005,
  })
})

test('[R005] play and deposits raise the level while they are committed', async () => {
  const player = await registerPlayer(server)
  expect(await infoOf(player)).toMatchObject({
    level: 0,
    nextlevel: { paySumAmount: '5.00', gameSumAmount: '100.00' },
  })
  const ending = new AbortController()
  const watching = watchLevels(server.deps, ending.signal)
  await depositWithoutPix(server, player.playerId, 2_500n)
  await playThrough(server, player.playerId, 50_000n)
  await vi.waitFor(async () => expect((await infoOf(player)).level).toBe(2), { timeout: 60_000 })
  ending.abort()
  await watching
  expect((await infoOf(player)).nextlevel).toEqual({
    paySumAmount: '50.00',
    gameSumAmount: '1000.00',
  })
  const status = dataOf(await player.call(vip.status, {}))
  expect(status).toMatchObject({ level: 2, deposited: '25.00', played: '500.00' })
  expect(status.reached.map(({ level }) => level)).toEqual([2, 1])
})

test('[R005] a deposit that went back raises no level', async () => {
  const player = await registerPlayer(server)
  const { playerId } = player
  await depositWithoutPix(server, playerId, 2_500n)
  await playThrough(server, playerId, 10_000n)
  await takeDepositBack(server, playerId, 2_100n)
  await raiseLevel(server.deps, playerId)
  expect(dataOf(await player.call(vip.status, {}))).toMatchObject({ level: 0, deposited: '4.00' })
})

test('[R116] the level decides fee and number of withdrawals', async () => {
  const player = await registerPlayer(server)
  await passKyc(player, newCpf())
  expect(dataOf(await player.call(order.getWithdraw, {}))).toMatchObject({ serviceAmount: 0.03 })
  await playThrough(server, player.playerId, 4_000_000n)
  await raiseLevel(server.deps, player.playerId)
  expect(dataOf(await player.call(order.getWithdraw, {}))).toMatchObject({ serviceAmount: 0.005 })
})

test('[R086] [WAL-09] each level brings its award (14) once, however many raise at the same time', async () => {
  const player = await registerPlayer(server)
  await playThrough(server, player.playerId, 600_000n)
  await Promise.all(Array.from({ length: 8 }, () => raiseLevel(server.deps, player.playerId)))
  await raiseLevel(server.deps, player.playerId)
  expect((await infoOf(player)).level).toBe(3)
  const awards = await awardsOf(player)
  expect(awards.map(({ awardId, code, level, amount }) => [awardId, code, level, amount])).toEqual([
    ['level-1', 14, 1, '1.00'],
    ['level-2', 14, 2, '2.00'],
    ['level-3', 14, 3, '3.00'],
  ])
})

test('[WAL-09] the same turnover brings the same level and awards, in one stake or in many', async () => {
  const [slow, once] = [await registerPlayer(server), await registerPlayer(server)]
  await playThrough(server, once.playerId, 600_000n)
  for (let part = 0; part < 6; part++) {
    await playThrough(server, slow.playerId, 100_000n)
    await raiseLevel(server.deps, slow.playerId)
  }
  await raiseLevel(server.deps, once.playerId)
  const gained = async (player: TestPlayer) => [
    (await infoOf(player)).level,
    (await awardsOf(player)).map(({ awardId, amount }) => [awardId, amount]),
  ]
  expect(await gained(slow)).toEqual(await gained(once))
  expect((await infoOf(slow)).level).toBe(3)
})

test('[WAL-09] an award is taken once and locked until it was wagered', async () => {
  const player = await registerPlayer(server)
  await playThrough(server, player.playerId, 40_000n)
  await raiseLevel(server.deps, player.playerId)
  const key = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) => take(player, 'level-1', i === 0 ? key : randomUUID())),
  )
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  const balance = dataOf(await player.call(user.getBalance, {}))
  expect(balance).toMatchObject({ balance: '1.00', locked: '1.00', withdrawable: '0.00' })
  expect(await awardsOf(player)).toEqual([])
  expect((await take(player, 'level-1')).status).toBe(3400)
  expect((await take(player, 'level-2')).status).toBe(3400)
  const other = await registerPlayer(server)
  expect((await take(other, 'level-1')).status).toBe(3400)
})

test('a retry with the same key hears the first answer', async () => {
  const player = await registerPlayer(server)
  await playThrough(server, player.playerId, 40_000n)
  await raiseLevel(server.deps, player.playerId)
  const key = randomUUID()
  expect(dataOf(await take(player, 'level-1', key))).toEqual({ amount: '1.00' })
  expect(dataOf(await take(player, 'level-1', key))).toEqual({ amount: '1.00' })
  expect((await take(player, 'level-2', key)).status).not.toBe(200)
  expect(dataOf(await player.call(user.getBalance, {})).balance).toBe('1.00')
})

test('the rebate pays the stakes of days that are over, once', async () => {
  const player = await registerPlayer(server)
  await playThrough(server, player.playerId, 600_000n)
  await raiseLevel(server.deps, player.playerId)
  // today's play waits for tomorrow
  await payRebatesOf(server.deps, [player.playerId], { day: yesterday() })
  expect(dataOf(await player.call(vip.rebates, {}))).toMatchObject({
    rate: 0.0003,
    played: '6000.00',
    expected: '1.80',
    total: '0.00',
    days: [],
  })
  for (const hours of [8, 6]) {
    server.clock.advance(hours * 3_600_000)
    await infoOf(player)
  }
  await playThrough(server, player.playerId, 10_000n)
  const day = yesterday()
  await Promise.all([payRebates(server.deps, day), payRebates(server.deps, day)])
  await payRebates(server.deps, day)
  expect(dataOf(await player.call(vip.rebates, {}))).toMatchObject({
    played: '100.00',
    total: '1.80',
    days: [{ day, played: '6000.00', rate: 0.0003, amount: '1.80' }],
  })
  expect(dataOf(await player.call(user.getBalance, {})).balance).toBe('1.80')
})

test('a round over everybody looks at a page at once and commits its payments together', async () => {
  const players: TestPlayer[] = []
  for (let count = 1; count <= 8; count++) {
    const player = await registerPlayer(server)
    await playThrough(server, player.playerId, 600_000n)
    await raiseLevel(server.deps, player.playerId)
    players.push(player)
  }
  await aDayPasses(players[0]!)
  const first = countedLooks(server.deps)
  await payRebates(first.deps, yesterday())
  expect(first.count.commands).toBeGreaterThanOrEqual(players.length)
  expect(first.count.together).toBeGreaterThanOrEqual(players.length)
  // one look for levels, one for rebates; the open days, a page of players, those with something to
  // be paid, which of them are closed, what was lent to them, and that the day is over
  expect(first.count).toMatchObject({ looks: 2, statements: 6 })
  const second = countedLooks(server.deps)
  await payRebates(second.deps, yesterday())
  expect(second.count).toEqual({ commands: 0, together: 0, looks: 2, statements: 3 })
})

test('a test account gets no rebate', async () => {
  const player = await registerPlayer(server)
  await playThrough(server, player.playerId, 600_000n)
  await raiseLevel(server.deps, player.playerId)
  await server.deps.db
    .updateTable('account.player')
    .set({ is_test: true })
    .where('player_id', '=', player.playerId)
    .execute()
  await aDayPasses(player)
  await payRebates(server.deps, yesterday())
  const rebates = dataOf(await player.call(vip.rebates, {}))
  expect(rebates).toMatchObject({ total: '0.00', expected: '0.00' })
  expect(rebates.days).toMatchObject([{ played: '6000.00', amount: '0.00' }])
  expect(dataOf(await player.call(user.getBalance, {})).balance).toBe('0.00')
})

test('[ACC-10] a closed account gets no rebate that nobody could take out', async () => {
  const player = await registerPlayer(server)
  await playThrough(server, player.playerId, 600_000n)
  await raiseLevel(server.deps, player.playerId)
  await aDayPasses(player)
  await restrictPlayer(server.deps.db, server.deps, {
    playerId: player.playerId,
    kind: 'closed',
    reason: 'test',
  })
  await payRebates(server.deps, yesterday())
  expect((await server.deps.ledger.balances(player.playerId)).cash.balance).toBe(0n)
})

test('[R190] in Brazil’s profile deposits raise no level, and a level brings no award', async () => {
  const br = await startTestServer({ LICENCE_PROFILE: 'br' })
  const player = await registerPlayer(br)
  await depositWithoutPix(br, player.playerId, 100_000n)
  await playThrough(br, player.playerId, 39_999n)
  await raiseLevel(br.deps, player.playerId)
  expect(dataOf(await player.call(user.userInfo, {})).level).toBe(0)
  await playThrough(br, player.playerId, 1n)
  await raiseLevel(br.deps, player.playerId)
  expect(dataOf(await player.call(user.userInfo, {})).level).toBe(1)
  expect(dataOf(await player.call(reward.awards, {}))).toEqual([])
  await br.verify()
  await br.close()
})
