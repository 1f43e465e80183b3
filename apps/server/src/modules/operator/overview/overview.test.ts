import { randomUUID } from 'node:crypto'
import { game, ops } from '@jogada/contract'
import { formatMoney, parseMoney } from '@jogada/core'
import { expect, test, vi } from 'vitest'
import { balanceOf, orderDeposit, payAs, registerPayer } from '../../../testkit/pix-server.ts'
import { pixServerOfFile } from '../../../testkit/pix-server-of-file.ts'
import { depositWithoutPix } from '../../../testkit/play-money.ts'
import { operatorWith } from '../../../testkit/test-operator.ts'
import { dataOf, giveCash, registerPlayer } from '../../../testkit/test-player.ts'
import type { TestPlayer } from '../../../testkit/test-player.ts'
import { sumOf } from '../../report/testkit.ts'
import {
  caughtUp,
  finish,
  home,
  offerEvent,
  placeSlip,
  playerWith,
  result3,
  settle,
} from '../../sportsbook/testkit.ts'

const server = pixServerOfFile()

const DAY_MS = 86_400_000

async function play(player: TestPlayer, rounds: number) {
  for (let round = 0; round < rounds; round++) {
    const body = { stake: '1.37', target: 5000, direction: 'over' as const }
    dataOf(await player.call(game.betDice, { body }, { key: randomUUID() }))
  }
}

/** A deposit by Pix, which the provider calls about. */
async function deposit() {
  const player = await registerPayer(server)
  const { code } = await orderDeposit(server, player)
  await payAs(server, player, code)
  await vi.waitFor(async () => expect((await balanceOf(player)).balance).not.toBe('0.00'), {
    timeout: 60_000,
  })
  return player
}

test('[AUD-08] the first page of the desk says of three days what the daily report says, to the centavo', async () => {
  // the day before yesterday one pays in and two play; yesterday one only plays; today one pays in
  const first = await deposit()
  const second = await playerWith(server, 10_000n)
  await play(first, 7)
  await play(second, 3)
  server.clock.advance(DAY_MS)
  const third = await playerWith(server, 10_000n)
  await play(third, 5)
  server.clock.advance(DAY_MS)
  const fourth = await registerPlayer(server)
  await registerPlayer(server)
  await depositWithoutPix(server, fourth.playerId, 123_45n)
  await play(fourth, 4)
  const finance = await operatorWith(server, ['finance'])
  const risk = await operatorWith(server, ['risk'])
  // whoever is of the house counts nowhere
  const tester = await registerPlayer(server)
  await giveCash(server, tester.playerId, 10_000n)
  await depositWithoutPix(server, tester.playerId, 10_00n)
  await play(tester, 2)
  const { approvalId } = dataOf(
    await risk.call(ops.players.markTest, {
      params: { playerId: String(tester.playerId) },
      body: { isTest: true, reason: 'conta da equipe' },
    }),
  )
  dataOf(await finance.call(ops.approvals.approve, { params: { approvalId }, body: {} }))

  const { days, course } = dataOf(await finance.call(ops.overview.business, {}))
  const [today, yesterday, dayBefore] = days
  const query = { from: course[0]!.day, to: today!.day }
  const report = dataOf(await finance.call(ops.books.report, { query }))

  expect(days).toHaveLength(3)
  for (const shown of days) {
    const { day, ggr, ngr, deposits, withdrawals, actives, depositors, hold } = shown
    expect(report.days.find((one) => one.day === day)).toMatchObject({
      ggr,
      ngr,
      deposits,
      withdrawals,
      actives,
      depositors,
    })
    const products = report.products.filter((one) => one.day === day)
    const stakes = sumOf(products.map((one) => one.stakes))
    expect(hold).toBe(formatMoney(((parseMoney(ggr)! * 10_000n) / stakes) as never))
    for (const figure of ['ggr', 'deposits', 'withdrawals'] as const) {
      const { rows } = dataOf(
        await finance.call(ops.books.reportRows, { params: { figure, day }, query: {} }),
      )
      expect(formatMoney(sumOf(rows.map(({ amount }) => amount)))).toBe(shown[figure])
    }
  }
  for (const { day, ggr } of course) {
    expect(ggr).toBe(report.days.find((one) => one.day === day)?.ggr ?? '0.00')
  }
  expect(today).toMatchObject({ actives: 1, registered: 2, converted: 1 })
  expect(yesterday).toMatchObject({ actives: 1, registered: 1, converted: 0 })
  expect(dayBefore).toMatchObject({ actives: 2, registered: 2, converted: 1, depositors: 1 })
  expect(new Set(days.map(({ day }) => day)).size).toBe(3)
})

test('the greatest liabilities of open bets are those of the board, the greatest first', async () => {
  const trader = await operatorWith(server, ['trader'])
  const player = await playerWith(server, 1_000_000n)
  const market = result3('3.00', '3.50', '4.00')
  const eventIds: string[] = []
  for (let made = 0; made < 6; made++) eventIds.push(await offerEvent(server, [market]))
  for (const [place, eventId] of eventIds.entries()) {
    const legs = [home(eventId, '3.00')]
    dataOf(await placeSlip(player, { kind: 'single', legs, stake: `${place + 1}0.00` }))
  }
  // one of several counts with all of it on both of its events
  const [least, next] = eventIds
  const legs = [home(least!, '3.00'), home(next!, '3.00')]
  dataOf(await placeSlip(player, { kind: 'parlay', legs, stake: '20.00' }))

  const shown = async () => dataOf(await trader.call(ops.overview.risks, {}))
  const found = await shown()
  expect(found.map(({ eventId }) => eventId)).toEqual([
    next,
    least,
    ...eventIds.slice(3).toReversed(),
  ])
  expect(found[0]).toMatchObject({ bets: 2, stake: '40.00', liability: '200.00', isOver: false })
  await caughtUp(server, next!)
  const query = { state: 'upcoming' as const }
  const { events } = dataOf(await trader.call(ops.trading.events, { query }))
  for (const { eventId, bets, stake, liability } of found) {
    expect(events.find((one) => one.eventId === eventId)?.risk).toEqual({ bets, stake, liability })
  }

  // what is over counts until its bets are settled
  const last = eventIds.at(-1)!
  await finish(server, last, { home: 0, away: 1 })
  expect((await shown()).find(({ eventId }) => eventId === last)).toMatchObject({ isOver: true })
  await settle(server)
  expect((await shown()).map(({ eventId }) => eventId)).not.toContain(last)
})

test('a game whose return lies outside its band is named, and one within it is not', async () => {
  const games = await operatorWith(server, ['games'])
  const hour = new Date(server.clock.now().getTime() - 3_600_000)
  const sums = { hour, rounds: 10_000n, staked: 1_000_000n, squares: '100000000' }
  await server.deps.db
    .insertInto('report.return_hour')
    .values([
      { game: 'dice', ...sums, paid: 1_400_000n },
      { game: 'limbo', ...sums, paid: 980_000n },
    ])
    .execute()
  const found = dataOf(await games.call(ops.overview.oddReturns, {}))
  const monitor = dataOf(await games.call(ops.care.returns, { query: { days: '30' } }))
  const { actual, bandFrom, bandTo, sigma } = monitor.find(({ game: name }) => name === 'dice')!
  expect(found).toEqual([{ game: 'dice', actual, bandFrom, bandTo, sigma, rounds: 10_000 }])
})

test('the desk shows whether the provider answers and called, and what the last proof found', async () => {
  const auditor = await operatorWith(server, ['auditor'])
  const health = async () => dataOf(await auditor.call(ops.overview.health, {}))
  server.syncClock()
  await deposit()
  const before = await health()
  const called = new Date(before.provider.calledAt!).getTime()
  expect(server.clock.now().getTime() - called).toBeLessThan(DAY_MS)
  expect(before.sockets).toEqual({ players: 0, processes: 1 })
  expect(before.proof).toBeNull()
  const { entries, firstBadRow } = dataOf(await auditor.call(ops.books.verify, {}))
  expect(firstBadRow).toBeNull()
  expect((await health()).proof).toMatchObject({ entries, isRight: true })
})
