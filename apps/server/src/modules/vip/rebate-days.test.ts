import { user, vip } from '@jogada/contract'
import { vipLevels } from '@jogada/core/vip/levels'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Deps } from '../../deps.ts'
import { localDay, startOfLocalDay } from '../../platform/local-day.ts'
import { afterReading } from '../../testkit/between-looks.ts'
import { playThrough } from '../../testkit/play-money.ts'
import { dataOf, registerPlayer } from '../../testkit/test-player.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'
import { startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'
import { payRebatesOf, REBATED } from './pay-rebate.ts'
import { payRebates } from './pay-rebates.ts'
import { LEVEL, raiseLevel } from './raise-level.ts'
import { vipDocumentOf } from '../vip-table/index.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const daysAgo = (days: number) => localDay(new Date(server.clock.now().getTime() - days * DAY_MS))
const yesterday = () => daysAgo(1)
const rebatesOf = async (player: TestPlayer) => dataOf(await player.call(vip.rebates, {}))

/** In steps between which the player is there, so that the session lives. */
async function aDayPasses(player: TestPlayer) {
  for (const hours of [8, 8, 8]) {
    server.clock.advance(hours * HOUR_MS)
    await player.call(user.userInfo, {})
  }
}

/** A player of level 3 with R$ 6,000.00 played today, when the days before are paid. */
async function playerOfLevel3() {
  await payRebates(server.deps, yesterday())
  const player = await registerPlayer(server)
  await playThrough(server, player.playerId, 600_000n)
  await raiseLevel(server.deps, player.playerId)
  return player
}

/** Has every level get so many hundred-thousandths back, from the beginning of today on. */
async function giveBack(rebateParts: bigint, fromAt = startOfLocalDay(daysAgo(0))!) {
  const { settings, pool } = server.deps
  const version = (settings.versions('vip')[0]?.version ?? 0) + 1
  const added = await settings.add(pool, {
    name: 'vip',
    version,
    value: vipDocumentOf(vipLevels.map((one) => ({ ...one, rebateParts }))),
    fromAt,
    reason: 'outra devolução',
    changedBy: 'crm',
    approvedBy: 'finance',
    approvalId: null,
  })
  expect(added).toBe(true)
  await settings.refresh()
}

/** Dependencies whose ledger takes nothing of one player. */
const withoutLaneOf = ({ playerId }: TestPlayer): Deps => ({
  ...server.deps,
  ledger: {
    ...server.deps.ledger,
    submit: (whose, prepare) =>
      whose === playerId
        ? Promise.reject(new Error('the lane is away'))
        : server.deps.ledger.submit(whose, prepare),
  },
})

test('the rebate of a day is paid at the rate that held on it, whatever holds when it is paid', async () => {
  await giveBack(30n)
  const player = await playerOfLevel3()
  await aDayPasses(player)
  await giveBack(0n)
  await payRebates(server.deps, yesterday())
  expect(await rebatesOf(player)).toMatchObject({
    rate: 0,
    days: [{ rate: 0.0003, amount: '1.80' }],
  })
})

test('a rate that changes within a day counts as the best of it, and is shown so before', async () => {
  await giveBack(30n)
  const player = await playerOfLevel3()
  for (const parts of [200n, 10n]) {
    server.clock.advance(60_000)
    await giveBack(parts, server.clock.now())
    expect(await rebatesOf(player)).toMatchObject({ rate: 0.002, expected: '12.00' })
  }
  await aDayPasses(player)
  await payRebates(server.deps, yesterday())
  expect(await rebatesOf(player)).toMatchObject({
    rate: 0.0001,
    days: [{ rate: 0.002, amount: '12.00' }],
  })
})

test('a day that ends while the rebate is reckoned pays its stakes once', async () => {
  await giveBack(30n)
  const player = await playerOfLevel3()
  await aDayPasses(player)
  const deps = afterReading(server.deps, REBATED, () =>
    payRebatesOf(server.deps, [player.playerId], { day: yesterday() }),
  )
  await payRebatesOf(deps, [player.playerId], { day: yesterday() })
  expect(await rebatesOf(player)).toMatchObject({ total: '1.80' })
  expect(dataOf(await player.call(user.getBalance, {})).balance).toBe('1.80')
})

test('a round that midnight overtakes leaves the next day’s stakes to the next round', async () => {
  await giveBack(30n)
  const player = await playerOfLevel3()
  await aDayPasses(player)
  await giveBack(200n)
  await playThrough(server, player.playerId, 100_000n)
  const overtaken = afterReading(server.deps, LEVEL, () => aDayPasses(player))
  expect(await payRebates(overtaken, yesterday())).toBe(false)
  expect((await rebatesOf(player)).days).toEqual([])
  await giveBack(0n)
  expect(await payRebates(server.deps, yesterday())).toBe(true)
  // what can no longer be told apart gets the better rate of the days that it is of
  expect((await rebatesOf(player)).days).toMatchObject([
    { day: yesterday(), played: '7000.00', rate: 0.002, amount: '14.00' },
  ])
})

test('a day whose round was cut off is paid by the next one at no lower rate, and once', async () => {
  await giveBack(200n)
  const player = await playerOfLevel3()
  await aDayPasses(player)
  await giveBack(0n)
  const ending = new AbortController()
  const cut = afterReading(server.deps, REBATED, async () => ending.abort())
  expect(await payRebates(cut, yesterday(), ending.signal)).toBe(false)
  await aDayPasses(player)
  expect(await rebatesOf(player)).toMatchObject({ rate: 0.002, expected: '12.00', total: '0.00' })
  const day = yesterday()
  await Promise.all([payRebates(server.deps, day), payRebates(server.deps, day)])
  await payRebates(server.deps, day)
  expect(await rebatesOf(player)).toMatchObject({ rate: 0, total: '12.00' })
})

test('a payment that fails is made up for, and costs nobody else their own day’s rate', async () => {
  await giveBack(200n)
  const [unlucky, paid] = [await playerOfLevel3(), await playerOfLevel3()]
  await aDayPasses(paid)
  await giveBack(10n)
  expect(await payRebates(withoutLaneOf(unlucky), yesterday())).toBe(false)
  expect((await rebatesOf(paid)).total).toBe('12.00')
  await playThrough(server, paid.playerId, 100_000n)
  await aDayPasses(paid)
  expect(await payRebates(server.deps, yesterday())).toBe(true)
  expect((await rebatesOf(paid)).days).toMatchObject([
    { played: '1000.00', rate: 0.0001, amount: '0.10' },
    { played: '6000.00', rate: 0.002, amount: '12.00' },
  ])
  const made = await server.deps.db
    .selectFrom('vip.rebate')
    .select('amount')
    .where('player_id', '=', unlucky.playerId)
    .execute()
  expect(made).toEqual([{ amount: 1200n }])
})
