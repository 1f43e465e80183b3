import { referral } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localDay, startOfLocalDay } from '../../platform/local-day.ts'
import { countedLooks } from '../../testkit/counted-looks.ts'
import { playThrough } from '../../testkit/play-money.ts'
import { dataOf } from '../../testkit/test-player.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'
import { startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'
import { countPlays } from './count-play.ts'
import { payDueDays } from './pay-day.ts'
import { getSummary } from './read-tree.ts'
import { readTerms } from './terms.ts'
import { infoOf, invitedTo } from './testkit.ts'

const HOUR_MS = 3_600_000

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

type Days = { readonly from?: string; readonly to?: string }

const invited = (by?: TestPlayer) => invitedTo(server, by)
const summaryOf = async (player: TestPlayer, query: Days = {}) =>
  dataOf(await player.call(referral.summary, { query }))
const broughtBy = async (player: TestPlayer, days: Days) => {
  const people = dataOf(await player.call(referral.people, { query: { level: 1, ...days } }))
  return people.map(({ personId, played, commission }) => [BigInt(personId), played, commission])
}
const today = () => localDay(server.clock.now())

/** Moves the clock beyond midnight without letting a session go idle; the day that it was. */
async function endDay(...players: TestPlayer[]): Promise<string> {
  const day = today()
  for (let third = 1; third <= 3; third++) {
    server.clock.advance(8 * HOUR_MS)
    await Promise.all(players.map(infoOf))
  }
  return day
}

/** Ana’s tree over two days: Bia is there from the first, Caio and Davi below Bia from the second. */
async function twoDays() {
  const ana = await invited()
  const bia = await invited(ana)
  await playThrough(server, bia.playerId, 100_000n)
  const first = await endDay(ana, bia)
  await payDueDays(server.deps)
  const caio = await invited(ana)
  const davi = await invited(bia)
  for (const { playerId } of [bia, caio, davi]) await playThrough(server, playerId, 50_000n)
  const second = await endDay(ana, bia, caio)
  return { ana, bia, caio, davi, first, second }
}

test('[R005] the tree of some days has who joined in them, and the play of everybody in them', async () => {
  const { ana, bia, caio, first, second } = await twoDays()
  await payDueDays(server.deps)
  const early = await summaryOf(ana, { from: first, to: first })
  expect(early).toMatchObject({ paid: '2.00', pending: '0.00' })
  expect(early.levels).toMatchObject([
    { people: 2, joined: 1, played: '1000.00', commission: '2.00', paid: '2.00' },
    { people: 1, joined: 0, played: '0.00', commission: '0.00' },
    { people: 0, joined: 0, played: '0.00', commission: '0.00' },
  ])
  const late = await summaryOf(ana, { from: second })
  // Bia joined before, and her play of the day counts
  expect(late.levels).toMatchObject([
    { people: 2, joined: 1, played: '1000.00', commission: '2.00', paid: '2.00', pending: '0.00' },
    { people: 1, joined: 1, played: '500.00', commission: '0.50', paid: '0.50', pending: '0.00' },
    { people: 0, joined: 0 },
  ])
  expect(late.days).toMatchObject([{ day: second, played: '1500.00', amount: '2.50' }])
  expect(await broughtBy(ana, { to: first })).toEqual([
    [caio.playerId, '0.00', '0.00'],
    [bia.playerId, '1000.00', '2.00'],
  ])
  expect(await broughtBy(ana, { from: second, to: second })).toEqual([
    [caio.playerId, '500.00', '1.00'],
    [bia.playerId, '500.00', '1.00'],
  ])
})

test('[R005] days that span all say what all time says, and each day its part of it', async () => {
  const { ana, first, second } = await twoDays()
  await payDueDays(server.deps)
  const all = await summaryOf(ana)
  expect(all.levels[0]).toMatchObject({ people: 2, joined: 2, played: '2000.00' })
  const check = async () => {
    expect(await summaryOf(ana, { from: '2000-01-01', to: '2100-12-31' })).toEqual(all)
    const days = [first, second, today()]
    const parts = await Promise.all(days.map((day) => summaryOf(ana, { from: day, to: day })))
    for (const level of [0, 1, 2]) {
      const sum = (name: 'joined' | 'played' | 'commission' | 'paid') =>
        parts.reduce((total, { levels }) => total + Number(levels[level]![name]), 0)
      const { joined, played, commission, paid } = all.levels[level]!
      expect([sum('joined'), sum('played'), sum('commission'), sum('paid')]).toEqual(
        [joined, played, commission, paid].map(Number),
      )
    }
    expect(parts.flatMap((one) => one.days)).toEqual(all.days.toReversed())
  }
  await check()
  // the same from days that were summed
  server.clock.advance(HOUR_MS)
  await payDueDays(server.deps)
  const { summed_at } = await server.deps.db
    .selectFrom('referral.closed_day')
    .select('summed_at')
    .where('day', '=', second)
    .executeTakeFirstOrThrow()
  expect(summed_at).not.toBeNull()
  await check()
})

test('[R005] what was counted on a day and not paid yet is pending on it, level by level', async () => {
  const { ana, bia, caio, davi, first, second } = await twoDays()
  const terms = await readTerms(server.deps)
  const ids = [bia, caio, davi].map(({ playerId }) => playerId)
  await countPlays(server.deps, ids, { day: second, terms })
  const all = await summaryOf(ana)
  expect(all).toMatchObject({ paid: '2.00', pending: '2.50' })
  expect(all.levels).toMatchObject([
    { commission: '4.00', paid: '2.00', pending: '2.00' },
    { commission: '0.50', paid: '0.00', pending: '0.50' },
    { commission: '0.00', paid: '0.00', pending: '0.00' },
  ])
  expect(await summaryOf(ana, { to: first })).toMatchObject({ paid: '2.00', pending: '0.00' })
  const late = await summaryOf(ana, { from: second })
  expect(late).toMatchObject({ paid: '0.00', pending: '2.50' })
  expect(late.days).toMatchObject([{ day: second, paidAt: null }])
})

test('[R005] who registers in the last second of a day of the operator joined on it', async () => {
  const day = localDay(new Date(server.clock.now().getTime() + 24 * HOUR_MS))
  const midnight = startOfLocalDay(day)!
  server.clock.advance(midnight.getTime() - 1000 - server.clock.now().getTime())
  const before = today()
  const ana = await invited()
  await invited(ana)
  server.clock.advance(1000)
  await invited(ana)
  await invited(ana)
  const joinedOf = async (days: Days) => (await summaryOf(ana, days)).levels[0]!.joined
  expect(await joinedOf({ to: before })).toBe(1)
  expect(await joinedOf({ from: day, to: day })).toBe(2)
  expect(await joinedOf({ from: before, to: day })).toBe(3)
  expect(await joinedOf({ to: '2020-01-01' })).toBe(0)
})

test('days the wrong way round are refused, and only days let the tree be walked', async () => {
  const ana = await invited()
  const backwards = { from: '2026-07-02', to: '2026-07-01' }
  const replies = [
    await ana.call(referral.summary, { query: backwards }),
    await ana.call(referral.people, { query: { level: 1, ...backwards } }),
  ]
  expect(replies.map(({ status }) => status)).toEqual([1000, 1000])
  const [all, some] = [countedLooks(server.deps), countedLooks(server.deps)]
  await getSummary(all.deps, ana.playerId)
  await getSummary(some.deps, ana.playerId, { from: '2026-07-01' })
  expect(some.count.statements).toBe(all.count.statements + 1)
})
