import { randomUUID } from 'node:crypto'
import { referral, user, wallet } from '@jogada/contract'
import { centavos } from '@jogada/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localDay } from '../../platform/local-day.ts'
import { afterReading } from '../../testkit/between-looks.ts'
import { countedLooks } from '../../testkit/counted-looks.ts'
import { depositWithoutPix, playThrough, takeDepositBack } from '../../testkit/play-money.ts'
import { dataOf, registerPlayer } from '../../testkit/test-player.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'
import { serverOn, startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'
import { WAGER_RELEASED } from '../wallet/counters.ts'
import { levelSums, sumClosedDays } from './day-sums.ts'
import { countPlays } from './count-play.ts'
import { getLadder, takeStep } from './ladder.ts'
import { closeDay, payDueDays, payOpenCommissions } from './pay-day.ts'
import { readTerms } from './terms.ts'

const HOUR_MS = 3_600_000

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const infoOf = async (player: TestPlayer) => dataOf(await player.call(user.userInfo, {}))
const summaryOf = async (player: TestPlayer) => dataOf(await player.call(referral.summary, {}))

/** Registers through the invite code of somebody, from a device and an address of its own. */
async function invited(by?: TestPlayer, place: string = randomUUID()): Promise<TestPlayer> {
  const regcode = by ? { regcode: (await infoOf(by)).yqm } : {}
  const player = await registerPlayer(server, regcode)
  await moveTo(player, place)
  return player
}

async function moveTo({ playerId }: TestPlayer, place: string) {
  const { db } = server.deps
  await db
    .updateTable('account.player')
    .set({ registered_device: `device ${place}`, registered_address: `address ${place}` })
    .where('player_id', '=', playerId)
    .execute()
  await db
    .updateTable('account.session')
    .set({ device_id: `device ${place}`, address: `address ${place}` })
    .where('player_id', '=', playerId)
    .execute()
}

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

test('[R005] of invited players who share a device with each other one counts for the ladder', async () => {
  const ana = await invited()
  const place = randomUUID()
  const people = [await invited(ana, place), await invited(ana, place), await invited(ana)]
  for (const { playerId } of people) {
    await depositWithoutPix(server, playerId, 5_000n)
    await playThrough(server, playerId, 20_000n)
  }
  expect(dataOf(await ana.call(referral.ladder, {}))).toMatchObject({ valid: 2 })
  // the terms, what was taken, a page of invited players, and where those who count come from
  const { deps, count } = countedLooks(server.deps)
  await getLadder(deps, ana.playerId)
  expect(count).toMatchObject({ looks: 1, statements: 6 })
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

test('[R005] each step of the ladder is paid once, for players who deposited and played', async () => {
  const ana = await invited()
  const [bia, caio] = [await invited(ana), await invited(ana)]
  const take = (step: number) =>
    ana.call(referral.takeStep, { params: { step } }, { key: randomUUID() })
  await depositWithoutPix(server, bia.playerId, 5_000n)
  await playThrough(server, caio.playerId, 20_000n)
  const before = dataOf(await ana.call(referral.ladder, {}))
  expect(before).toMatchObject({ valid: 0, minimumDeposit: '50.00', minimumPlay: '200.00' })
  expect((await take(1)).status).toBe(3410)
  await playThrough(server, bia.playerId, 20_000n)
  const answers = await Promise.all(Array.from({ length: 8 }, () => take(1)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 3411]))
  expect((await take(2)).status).toBe(3410)
  expect((await take(99)).status).toBe(3410)
  const after = dataOf(await ana.call(referral.ladder, {}))
  expect(after.valid).toBe(1)
  expect(after.steps.slice(0, 2).map(({ state }) => state)).toEqual(['taken', 'locked'])
  expect(dataOf(await ana.call(user.getBalance, {}))).toMatchObject({
    balance: '5.00',
    withdrawable: '0.00',
  })
})

test('[R005] who shares a device or an address with the agent does not count for the ladder', async () => {
  const ana = await invited(undefined, 'the house of the agent')
  const people = [await invited(ana, 'the house of the agent'), await invited(ana)]
  for (const { playerId } of people) {
    await depositWithoutPix(server, playerId, 5_000n)
    await playThrough(server, playerId, 20_000n)
  }
  expect(dataOf(await ana.call(referral.ladder, {}))).toMatchObject({ valid: 1 })
})

test('[R005] whose deposit went back does not count for the ladder', async () => {
  const ana = await invited()
  const bia = await invited(ana)
  await depositWithoutPix(server, bia.playerId, 5_000n)
  await playThrough(server, bia.playerId, 20_000n)
  expect(dataOf(await ana.call(referral.ladder, {}))).toMatchObject({ valid: 1 })
  await takeDepositBack(server, bia.playerId, 1n)
  expect(dataOf(await ana.call(referral.ladder, {}))).toMatchObject({ valid: 0 })
})

test('[R062] steps taken at the same moment are wagered one after the other', async () => {
  const ana = await invited()
  for (let count = 1; count <= 3; count++) {
    const { playerId } = await invited(ana)
    await depositWithoutPix(server, playerId, 5_000n)
    await playThrough(server, playerId, 20_000n)
  }
  const take = (deps: typeof server.deps, step: number) =>
    takeStep(deps, ana.playerId, { step, key: randomUUID() })
  const deps = afterReading(server.deps, WAGER_RELEASED, () => take(server.deps, 2))
  expect(await take(deps, 1)).toEqual({ step: 1, amount: '5.00' })
  const { locked, locks } = dataOf(await ana.call(wallet.locks, {}))
  expect(locked).toBe('20.00')
  expect(locks.map(({ left }) => left).toSorted()).toEqual(['15.00', '5.00'])
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
  expect(count).toEqual({ looks: 1, statements: 3, commands: 6, together: 6 })
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
