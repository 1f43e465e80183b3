import { referral } from '@jogada/contract'
import { centavos } from '@jogada/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localDay } from '../../platform/local-day.ts'
import { erasePlayer, restrictPlayer } from '../account/index.ts'
import { afterReading } from '../../testkit/between-looks.ts'
import { countedLooks } from '../../testkit/counted-looks.ts'
import { playThrough } from '../../testkit/play-money.ts'
import { newCpf } from '../../testkit/pix-server.ts'
import { dataOf, passKyc } from '../../testkit/test-player.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'
import { serverOn, startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'
import { barCpf } from '../kyc/index.ts'
import { levelSums, sumClosedDays } from './day-sums.ts'
import { countPlays } from './count-play.ts'
import { closeDay, payDueDays, payOpenCommissions } from './pay-day.ts'
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

const invited = (by?: TestPlayer, place?: string) => invitedTo(server, by, place)
const summaryOf = async (player: TestPlayer) => dataOf(await player.call(referral.summary, {}))

/** Moves the clock beyond midnight without letting a session go idle. */
async function nextDay(...players: TestPlayer[]) {
  for (let third = 1; third <= 3; third++) {
    server.clock.advance(8 * HOUR_MS)
    await Promise.all(players.map(infoOf))
  }
}

const yesterday = () => localDay(new Date(server.clock.now().getTime() - 24 * HOUR_MS))
async function paidByHouse(): Promise<bigint> {
  const { rows } = await server.deps.pool.query<{ sum: bigint }>(
    'SELECT sum(balance)::bigint AS sum FROM ledger.account WHERE account = 15',
  )
  return -rows[0]!.sum
}

test('[R005] [R070] three levels earn their share of stakes, paid once a day', async () => {
  const ana = await invited()
  const bia = await invited(ana)
  const caio = await invited(bia)
  const davi = await invited(caio)
  const eva = await invited(davi)
  await playThrough(server, bia.playerId, 100_000n)
  await playThrough(server, caio.playerId, 100_000n)
  await playThrough(server, davi.playerId, 100_000n)
  await playThrough(server, eva.playerId, 100_000n)
  await payDueDays(server.deps)
  // nothing is paid on a day that is not over
  expect(await infoOf(ana)).toMatchObject({ level1Amount: '0.00', balance: '0.00' })
  await nextDay(ana, bia, caio, davi, eva)
  await playThrough(server, bia.playerId, 50_000n)
  await Promise.all([payDueDays(server.deps), payDueDays(server.deps)])
  await payDueDays(server.deps)
  expect(await infoOf(ana)).toMatchObject({
    level1Amount: '2.00',
    level2Amount: '1.00',
    level3Amount: '0.50',
    level1Person: 1,
    level2Person: 1,
    level3Person: 1,
    balance: '3.50',
  })
  expect(await infoOf(caio)).toMatchObject({ balance: '3.00', level3Person: 0 })
  const summary = await summaryOf(ana)
  expect(summary).toMatchObject({ paid: '3.50', pending: '0.00' })
  expect(summary.days).toMatchObject([{ day: yesterday(), played: '3000.00', amount: '3.50' }])
  await nextDay(ana, bia)
  await payDueDays(server.deps)
  expect(await infoOf(ana)).toMatchObject({ level1Amount: '3.00', balance: '4.50' })
})

test('a day that brought less than a centavo is neither owed nor paid, and is not shown as either', async () => {
  const ana = await invited()
  const bia = await invited(ana)
  await playThrough(server, bia.playerId, 400n)
  await nextDay(ana, bia)
  await payDueDays(server.deps)
  expect(await summaryOf(ana)).toMatchObject({ paid: '0.00', pending: '0.00', days: [] })
})

test('no commission inside one device or address, and the agent reads why', async () => {
  const ana = await invited(undefined, 'home of Ana')
  const twin = await invited(ana, 'home of Ana')
  const neighbour = await invited(ana)
  await server.deps.db
    .updateTable('account.session')
    .set({ address: 'address home of Ana' })
    .where('player_id', '=', neighbour.playerId)
    .execute()
  const friend = await invited(ana)
  for (const { playerId } of [twin, neighbour, friend]) {
    await playThrough(server, playerId, 100_000n)
  }
  await nextDay(ana, friend)
  await payDueDays(server.deps)
  expect((await infoOf(ana)).balance).toBe('2.00')
  const people = dataOf(await ana.call(referral.people, { query: { level: '1' } }))
  expect(people.map(({ state, commission }) => [state, commission])).toEqual([
    ['counts', '2.00'],
    ['same_address', '0.00'],
    ['same_device', '0.00'],
  ])
  expect(people[0]!.name).toMatch(/^pl•••$/)
  expect(dataOf(await friend.call(referral.people, { query: { level: 1 } }))).toEqual([])
})

test('the stakes of a test account bring nobody a commission', async () => {
  const ana = await invited()
  const tester = await invited(ana)
  await server.deps.db
    .updateTable('account.player')
    .set({ is_test: true })
    .where('player_id', '=', tester.playerId)
    .execute()
  await playThrough(server, tester.playerId, 100_000n)
  await nextDay(ana)
  await payDueDays(server.deps)
  expect(await infoOf(ana)).toMatchObject({ level1Amount: '0.00', balance: '0.00' })
})

test('[ACC-10] an account that is closed earns no commission, and its stakes still earn one', async () => {
  const ana = await invited()
  const bia = await invited(ana)
  const caio = await invited(bia)
  await playThrough(server, bia.playerId, 100_000n)
  await playThrough(server, caio.playerId, 100_000n)
  const { playerId } = bia
  await restrictPlayer(server.deps.db, server, { playerId, kind: 'closed', reason: 'encerrada' })
  await nextDay(ana)
  await payDueDays(server.deps)
  expect((await server.deps.ledger.balances(bia.playerId)).cash.balance).toBe(0n)
  expect(await infoOf(ana)).toMatchObject({ level1Amount: '2.00', level2Amount: '1.00' })
})

test('[RG-08] whoever is kept from betting earns no commission from the day on', async () => {
  const ana = await invited()
  const friend = await invited(ana)
  await playThrough(server, friend.playerId, 100_000n)
  const cpf = newCpf()
  await passKyc(ana, cpf)
  const { db } = server.deps
  const listing = { cpf, kind: 'staff', reason: 'trabalha na operação', by: 'teste' } as const
  await db.transaction().execute((tx) => barCpf(server.deps, tx, listing))
  await nextDay(ana)
  await payDueDays(server.deps)
  expect((await server.deps.ledger.balances(ana.playerId)).cash.balance).toBe(0n)
})

test('[ACC-10] the last stakes of an account whose devices are gone count for whom they counted before', async () => {
  const ana = await invited(undefined, 'home of Ana')
  const [twin, friend] = [await invited(ana, 'home of Ana'), await invited(ana)]
  const stranger = await invited(ana)
  for (const { playerId } of [twin, friend]) await playThrough(server, playerId, 100_000n)
  await nextDay(ana)
  await payDueDays(server.deps)
  expect((await infoOf(ana)).balance).toBe('2.00')
  const { db } = server.deps
  for (const { playerId } of [twin, friend, stranger]) {
    await playThrough(server, playerId, 100_000n)
    await restrictPlayer(db, server, { playerId, kind: 'closed', reason: 'encerrada' })
    await erasePlayer(db, playerId, server.clock.now())
  }
  await nextDay(ana)
  await payDueDays(server.deps)
  expect((await infoOf(ana)).balance).toBe('4.00')
})

test('a crash between counting and paying loses nothing and pays nothing twice', async () => {
  const ana = await invited()
  const [bia, caio] = [await invited(ana), await invited(ana)]
  await playThrough(server, bia.playerId, 100_000n)
  await playThrough(server, caio.playerId, 200_000n)
  await nextDay(ana)
  const day = yesterday()
  const terms = await readTerms(server.deps)
  // the process died after one of two players was counted
  await countPlays(server.deps, [bia.playerId], { day, terms })
  await payOpenCommissions(server.deps)
  expect((await infoOf(ana)).balance).toBe('0.00')
  const second = await serverOn(server.url)
  second.clock.advance(server.clock.now().getTime() - second.clock.now().getTime())
  // it died again after the day was closed, and again after it was paid
  await closeDay(second.deps, day)
  await payOpenCommissions(second.deps)
  await Promise.all([payDueDays(second.deps), payDueDays(server.deps)])
  await second.close()
  expect(await infoOf(ana)).toMatchObject({ level1Amount: '6.00', balance: '6.00' })
})

test('a day that was left half counted for longer than a day is paid whole, and once', async () => {
  const ana = await invited()
  const [bia, caio] = [await invited(ana), await invited(ana)]
  await playThrough(server, bia.playerId, 100_000n)
  await playThrough(server, caio.playerId, 200_000n)
  await nextDay(ana)
  // the process died after one of two players was counted, and nothing ran for two days
  await countPlays(server.deps, [bia.playerId], {
    day: yesterday(),
    terms: await readTerms(server.deps),
  })
  await nextDay(ana)
  await nextDay(ana)
  await payDueDays(server.deps)
  await payDueDays(server.deps)
  expect(await infoOf(ana)).toMatchObject({ level1Amount: '6.00', balance: '6.00' })
})

test('a bet that is reversed later takes its stake off the next day', async () => {
  const ana = await invited()
  const bia = await invited(ana)
  await playThrough(server, bia.playerId, 100_000n)
  await nextDay(ana, bia)
  await payDueDays(server.deps)
  await playThrough(server, bia.playerId, -40_000n)
  await playThrough(server, bia.playerId, 100_000n)
  await nextDay(ana, bia)
  await payDueDays(server.deps)
  expect((await infoOf(ana)).balance).toBe('3.20')
})

test('a day that ends while play is counted counts it once', async () => {
  const ana = await invited()
  const bia = await invited(ana)
  await playThrough(server, bia.playerId, 100_000n)
  await nextDay(ana, bia)
  const terms = await readTerms(server.deps)
  const day = yesterday()
  const before = localDay(new Date(server.clock.now().getTime() - 48 * HOUR_MS))
  const deps = afterReading(server.deps, 'turnover', () =>
    countPlays(server.deps, [bia.playerId], { day, terms }),
  )
  await expect(countPlays(deps, [bia.playerId], { day: before, terms })).rejects.toThrow(
    'elsewhere',
  )
  await payDueDays(server.deps)
  expect((await infoOf(ana)).balance).toBe('2.00')
})

test('[R070] play of many is read a page at a time and committed together; who has none costs nothing', async () => {
  const ana = await invited()
  const people: TestPlayer[] = []
  for (let count = 1; count <= 8; count++) people.push(await invited(ana))
  const played = people.slice(2)
  for (const { playerId } of played) await playThrough(server, playerId, 100_000n)
  await nextDay(ana)
  const day = yesterday()
  const terms = await readTerms(server.deps)
  const ids = people.map(({ playerId }) => playerId)
  const { deps, count } = countedLooks(server.deps)
  await countPlays(deps, ids, { day, terms })
  // the players above, where all of them come from, and their papers
  expect(count).toEqual({ looks: 1, statements: 4, commands: 6, together: 6 })
  const again = countedLooks(server.deps)
  await countPlays(again.deps, ids, { day, terms })
  expect(again.count).toEqual({ looks: 1, statements: 0, commands: 0, together: 0 })
  await payDueDays(server.deps)
  expect(await infoOf(ana)).toMatchObject({ level1Amount: '12.00', balance: '12.00' })
})

test('a day that is closed takes no play any more: it counts with the next', async () => {
  const ana = await invited()
  const bia = await invited(ana)
  await nextDay(ana, bia)
  await payDueDays(server.deps)
  const closed = yesterday()
  await playThrough(server, bia.playerId, 100_000n)
  await nextDay(ana, bia)
  const counting = { day: closed, terms: await readTerms(server.deps) }
  await expect(countPlays(server.deps, [bia.playerId], counting)).rejects.toThrow('elsewhere')
  await payDueDays(server.deps)
  expect((await infoOf(ana)).balance).toBe('2.00')
})

test('a settled day is summed and marked once, and is not looked at again', async () => {
  const { db, clock } = server.deps
  const ana = await invited()
  const bia = await invited(ana)
  await playThrough(server, bia.playerId, 100_000n)
  await nextDay(ana, bia)
  await payDueDays(server.deps)
  const before = await summaryOf(ana)
  const marksOf = (day: string) =>
    db
      .selectFrom('referral.closed_day')
      .select(['summed_at', 'paid_at'])
      .where('day', '=', day)
      .executeTakeFirstOrThrow()
  const day = yesterday()
  // a commission may still be on its way
  expect(await marksOf(day)).toEqual({ summed_at: null, paid_at: null })
  server.clock.advance(HOUR_MS)
  await Promise.all([payDueDays(server.deps), payDueDays(server.deps)])
  expect(await marksOf(day)).toEqual({ summed_at: clock.now(), paid_at: clock.now() })
  expect(await summaryOf(ana)).toEqual(before)
  const { deps, count } = countedLooks(server.deps)
  await payOpenCommissions(deps)
  await sumClosedDays(deps)
  expect(count).toMatchObject({ statements: 2, commands: 0 })
  expect(await wrongSums()).toEqual([])
})

test('days that another version closed, without marks and out of order, are paid and summed', async () => {
  const { db, clock } = server.deps
  const ana = await invited()
  const bia = await invited(ana)
  await playThrough(server, bia.playerId, 100_000n)
  await nextDay(ana, bia)
  const left = yesterday()
  const terms = await readTerms(server.deps)
  await countPlays(server.deps, [bia.playerId], { day: left, terms })
  await playThrough(server, bia.playerId, 50_000n)
  await nextDay(ana, bia)
  await countPlays(server.deps, [bia.playerId], { day: yesterday(), terms })
  const close = (day: string) =>
    db.insertInto('referral.closed_day').values({ day, closed_at: clock.now() }).execute()
  await close(yesterday())
  server.clock.advance(HOUR_MS)
  await sumClosedDays(server.deps)
  await close(left)
  expect(await infoOf(ana)).toMatchObject({ level1Amount: '3.00', balance: '0.00' })
  expect(await wrongSums()).toEqual([])
  await payDueDays(server.deps)
  expect(await infoOf(ana)).toMatchObject({ level1Amount: '3.00', balance: '3.00' })
  server.clock.advance(HOUR_MS)
  await payDueDays(server.deps)
  expect(await infoOf(ana)).toMatchObject({ level1Amount: '3.00', balance: '3.00' })
  expect(await wrongSums()).toEqual([])
})

/** Agents whose tree does not show what its rows say. */
async function wrongSums() {
  const rows = await server.deps.db.selectFrom('referral.commission').selectAll().execute()
  const agents = [...new Set(rows.map(({ agent_id }) => agent_id))]
  const wrong = await Promise.all(
    agents.map(async (agentId) => {
      const sums = await levelSums(server.deps, agentId)
      const own = rows.filter(({ agent_id, state }) => agent_id === agentId && state === 'counts')
      const isRight = sums.every(({ level, played, commission }) => {
        const ofLevel = own.filter((row) => row.level === level)
        const total = (pick: 'played' | 'amount') =>
          ofLevel.reduce((sum, row) => sum + row[pick], 0n)
        return played === total('played') && commission === total('amount')
      })
      return isRight ? [] : [agentId]
    }),
  )
  return wrong.flat()
}

test('the sums of the tree equal what left the house’s referral account', async () => {
  const { db } = server.deps
  const [payouts, steps, commissions] = await Promise.all([
    db.selectFrom('referral.payout').selectAll().execute(),
    db.selectFrom('referral.step_taken').selectAll().execute(),
    db.selectFrom('referral.commission').selectAll().execute(),
  ])
  const sum = (rows: readonly { amount: bigint }[]) =>
    rows.reduce((total, { amount }) => total + amount, 0n)
  expect(commissions.length).toBeGreaterThan(10)
  expect(await wrongSums()).toEqual([])
  expect(sum(commissions)).toBe(sum(payouts))
  expect(centavos(sum(payouts) + sum(steps))).toBe(await paidByHouse())
})
