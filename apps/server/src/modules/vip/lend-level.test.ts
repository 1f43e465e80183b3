import { randomUUID } from 'node:crypto'
import { ops, refusals, reward, vip } from '@jogada/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connectAs } from '../../testkit/player-socket.ts'
import { playThrough } from '../../testkit/play-money.ts'
import { operatorWith } from '../../testkit/test-operator.ts'
import { dataOf, registerPlayer } from '../../testkit/test-player.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'
import { startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'
import { getPlayer } from '../account/index.ts'
import { localDay, startOfLocalDay } from '../../platform/local-day.ts'
import { payRebatesOf } from './pay-rebate.ts'
import { endDueLoans, endLoan, lendLevel, openLoan } from './lend-level.ts'
import { raiseLevel } from './raise-level.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const HOUR_MS = 3_600_000

const levelOf = async ({ playerId }: TestPlayer) =>
  (await getPlayer(server.deps.db, playerId)).level
const inHours = (hours: number) => new Date(server.clock.now().getTime() + hours * HOUR_MS)
const lend = (player: TestPlayer, level: number, hours = 1) =>
  lendLevel(server.deps, player.playerId, { key: randomUUID(), level, until: inHours(hours) })

const desk = async () => ({
  maker: await operatorWith(server, ['crm']),
  checker: await operatorWith(server, ['finance']),
})

test('[R190] two operators lend a level until an instant, and what it gives is gone after it', async () => {
  const { maker, checker } = await desk()
  const player = await registerPlayer(server)
  await playThrough(server, player.playerId, 40_000n)
  await raiseLevel(server.deps, player.playerId)
  expect(await levelOf(player)).toBe(1)
  const until = inHours(2)
  const params = { playerId: String(player.playerId) }
  const body = { level: 5, until: until.toISOString(), reason: 'evento' }
  const { approvalId } = dataOf(await maker.call(ops.playerMoney.lendLevel, { params, body }))
  const decision = { params: { approvalId }, body: {} }
  expect((await maker.call(ops.approvals.approve, decision)).status).toBe(7000)
  expect(await levelOf(player)).toBe(1)
  dataOf(await checker.call(ops.approvals.approve, decision))
  expect(await levelOf(player)).toBe(5)
  expect(dataOf(await player.call(vip.status, {})).lent).toEqual({
    level: 5,
    until: until.toISOString(),
  })
  expect(dataOf(await player.call(reward.awards, {})).map(({ level }) => level)).toEqual([1])

  server.clock.advance(2 * HOUR_MS - 1)
  await endDueLoans(server.deps)
  expect(await levelOf(player)).toBe(5)
  server.clock.advance(1)
  await Promise.all([endDueLoans(server.deps), endDueLoans(server.deps)])
  expect(await levelOf(player)).toBe(1)
  expect(await openLoan(server.deps, player.playerId)).toBeUndefined()
  const auditor = await operatorWith(server, ['crm'])
  const levels = dataOf(await auditor.call(ops.playerMoney.levels, { params }))
  expect(levels).toMatchObject({
    level: 1,
    reached: [{ level: 1, award: '1.00' }],
    lent: [{ level: 5, until: until.toISOString(), endedAt: until.toISOString() }],
  })
})

test('a level that is reached while a higher one is lent brings its award, and stays when the loan ends', async () => {
  const player = await registerPlayer(server)
  await lend(player, 4)
  await playThrough(server, player.playerId, 40_000n)
  await raiseLevel(server.deps, player.playerId)
  expect(await levelOf(player)).toBe(4)
  expect(dataOf(await player.call(reward.awards, {})).map(({ level }) => level)).toEqual([1])
  await endLoan(server.deps, player.playerId)
  expect(await levelOf(player)).toBe(1)
})

test('a level that grows beyond the lent one while the loan ends is not lost', async () => {
  for (let round = 0; round < 5; round++) {
    const player = await registerPlayer(server)
    await lend(player, 2)
    // enough for level 3
    await playThrough(server, player.playerId, 600_000n)
    await Promise.all([
      raiseLevel(server.deps, player.playerId),
      endLoan(server.deps, player.playerId),
      endLoan(server.deps, player.playerId),
    ])
    expect(await levelOf(player)).toBe(3)
    expect(await openLoan(server.deps, player.playerId)).toBeUndefined()
  }
})

test('of loans that are made at once one is open, and the player has its level', async () => {
  const player = await registerPlayer(server)
  await Promise.all([lend(player, 3), lend(player, 7), lend(player, 5)])
  const loan = await openLoan(server.deps, player.playerId)
  expect(await levelOf(player)).toBe(loan!.level)
  const key = randomUUID()
  const again = { key, level: 9, until: inHours(1) }
  await Promise.all([1, 2].map(() => lendLevel(server.deps, player.playerId, again)))
  await lendLevel(server.deps, player.playerId, again)
  const { lent } = dataOf(
    await (
      await operatorWith(server, ['crm'])
    ).call(ops.playerMoney.levels, {
      params: { playerId: String(player.playerId) },
    }),
  )
  expect(lent.filter(({ level }) => level === 9)).toHaveLength(1)
  expect(await levelOf(player)).toBe(9)
})

test.each([
  ['a level that was reached', { level: 1 }],
  ['an instant that is past', { until: '2020-01-01T00:00:00Z' }],
  ['more than a year', { until: '2036-01-01T00:00:00Z' }],
])('no loan is asked for of %s', async (_what, wrong) => {
  const { maker } = await desk()
  const player = await registerPlayer(server)
  await playThrough(server, player.playerId, 40_000n)
  await raiseLevel(server.deps, player.playerId)
  const body = { level: 6, until: inHours(1).toISOString(), reason: 'evento', ...wrong }
  const params = { playerId: String(player.playerId) }
  expect((await maker.call(ops.playerMoney.lendLevel, { params, body })).status).toBe(
    refusals.invalid_input.status,
  )
})

test('an operator ends a loan before its time, and the player’s app hears of it', async () => {
  const { maker } = await desk()
  const player = await registerPlayer(server)
  await lend(player, 6)
  const socket = await connectAs(server, player)
  const ending = { params: { playerId: String(player.playerId) }, body: { reason: 'engano' } }
  dataOf(await maker.call(ops.playerMoney.endLevel, ending))
  await vi.waitFor(() => expect(socket.heard('updateUserInfo')).toHaveLength(1))
  socket.close()
  expect(await levelOf(player)).toBe(0)
  dataOf(await maker.call(ops.playerMoney.endLevel, ending))
  expect(await levelOf(player)).toBe(0)
})

test('[R190] a day is rebated at the level that was lent on it, and the next one is not', async () => {
  const player = await registerPlayer(server)
  const rateOf = async () => {
    const { rows } = await server.deps.pool.query<{ level: number }>(
      'SELECT level FROM vip.rebate WHERE player_id = $1 ORDER BY day DESC LIMIT 1',
      [player.playerId],
    )
    return rows[0]!.level
  }
  const aDayEnds = async () => {
    const day = localDay(server.clock.now())
    server.clock.advance(24 * HOUR_MS)
    await endDueLoans(server.deps)
    await payRebatesOf(server.deps, [player.playerId], { day })
  }
  const midnight = startOfLocalDay(localDay(new Date(server.clock.now().getTime() + 24 * HOUR_MS)))!
  await lendLevel(server.deps, player.playerId, { key: randomUUID(), level: 8, until: midnight })
  await playThrough(server, player.playerId, 100_000n)
  await aDayEnds()
  expect(await rateOf()).toBe(8)
  await playThrough(server, player.playerId, 100_000n)
  const later = midnight.getTime() + 25 * HOUR_MS
  server.clock.advance(midnight.getTime() + 24 * HOUR_MS - server.clock.now().getTime())
  const day = localDay(new Date(server.clock.now().getTime() - 1))
  // lent a moment after the day was over
  await lendLevel(server.deps, player.playerId, {
    key: randomUUID(),
    level: 9,
    until: new Date(later),
  })
  await payRebatesOf(server.deps, [player.playerId], { day })
  expect(await rateOf()).toBe(0)
})
