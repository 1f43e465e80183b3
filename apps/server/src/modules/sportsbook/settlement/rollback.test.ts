import { expect, test, vi } from 'vitest'
import { centavos, negate } from '@jogada/core'
import { notice, user } from '@jogada/contract'
import type { Deps } from '../../../deps.ts'
import { serverOfFile } from '../../../testkit/server-of-file.ts'
import { dataOf } from '../../../testkit/test-player.ts'
import type { TestPlayer } from '../../../testkit/test-player.ts'
import {
  cashOf,
  eventOf,
  finish,
  home,
  offerEvent,
  placeSlip,
  playerWith,
  result3,
  say,
  settle,
  takeBack,
  ticketsOf,
  total,
} from '../testkit.ts'
import { tellBets } from '../../notice/index.ts'
import { SPORT_DEBT, stakedAndPaid } from '../../wallet/index.ts'
import { findTicket } from '../bets/ticket-store.ts'
import { collectSportDebt } from './collect-debt.ts'
import { settleFinishedEvents } from './settle-events.ts'

const server = serverOfFile()

const single = (player: TestPlayer, eventId: string, outcome = 'home', odds = '2.00') =>
  placeSlip(player, { kind: 'single', legs: [[`${eventId}/1x2/@${outcome}`, odds]] })

const balancesOf = async (player: TestPlayer) => {
  const { balance, held } = dataOf(await player.call(user.getBalance, {}))
  return [balance, held]
}

const counterOf = async (player: TestPlayer, name: string) =>
  (await server.deps.ledger.counters(player.playerId, [name]))[name]!.total

/** Takes cash away as a withdrawal would. */
async function spend(player: TestPlayer, count: bigint) {
  const verdict = await server.deps.ledger.submit(player.playerId, () => ({
    key: server.deps.rng.uuid(),
    bodyHash: 'spent',
    kind: 'adjustment',
    postings: [
      { account: 'cash', amount: negate(centavos(count)) },
      { account: 'house:adjustment', amount: centavos(count) },
    ],
  }))
  expect(verdict.status).toBe('posted')
}

test('[SPB-10] a bet whose result was taken back says no score until somebody says one', async () => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server)
  dataOf(await single(player, eventId))
  await finish(server, eventId, { home: 1, away: 0 })
  await settle(server)
  const scoreOf = async () => (await ticketsOf(player))[0]!.legs[0]!.score
  expect(await scoreOf()).toEqual({ home: 1, away: 0 })
  await takeBack(server, eventId)
  await settle(server)
  expect(await scoreOf()).toBeNull()
  expect(await eventOf(server, eventId)).toMatchObject({ score: null, status: 'suspended' })
  await finish(server, eventId, { home: 2, away: 2 })
  await settle(server)
  expect(await scoreOf()).toEqual({ home: 2, away: 2 })
})

test('[R083] a result that is taken back reverses its bets (8888), and another one pays them anew', async () => {
  const [winner, loser] = [await playerWith(server, 10_000n), await playerWith(server, 10_000n)]
  const eventId = await offerEvent(server, [result3('2.00', '3.50', '4.00')])
  dataOf(await single(winner, eventId))
  dataOf(await single(loser, eventId, 'away', '4.00'))
  await finish(server, eventId, { home: 1, away: 0 })
  expect(await settle(server)).toMatchObject({ settled: 2, reversed: 0 })
  expect(await cashOf(winner)).toBe('110.00')
  await takeBack(server, eventId)
  expect(await settle(server)).toMatchObject({ settled: 0, reversed: 2 })
  expect(await settle(server)).toMatchObject({ settled: 0, reversed: 0 })
  for (const player of [winner, loser]) {
    expect(await balancesOf(player)).toEqual(['90.00', '10.00'])
    expect(await counterOf(player, 'turnover')).toBe(0n)
    expect((await ticketsOf(player, { state: 'open' }))[0]).toMatchObject({
      status: 8888,
      result: null,
      payout: null,
    })
  }
  await finish(server, eventId, { home: 0, away: 1 })
  expect(await settle(server)).toMatchObject({ settled: 2 })
  expect(await balancesOf(winner)).toEqual(['90.00', '0.00'])
  expect(await balancesOf(loser)).toEqual(['130.00', '0.00'])
  expect(await counterOf(loser, 'turnover')).toBe(1000n)
})

test('[R083] [SPB-10] whoever has a bet on a result that is taken back is told what became of it', async () => {
  const [keeps, spends, loses] = [
    await playerWith(server, 1000n),
    await playerWith(server, 1000n),
    await playerWith(server, 1000n),
  ]
  const eventId = await offerEvent(server, [result3('2.00', '3.50', '4.00')])
  dataOf(await single(keeps, eventId))
  dataOf(await single(spends, eventId))
  dataOf(await single(loses, eventId, 'away', '4.00'))
  await finish(server, eventId, { home: 1, away: 0 })
  await settle(server)
  await spend(spends, 500n)
  await takeBack(server, eventId)
  await settle(server)
  const ending = new AbortController()
  const telling = tellBets(server.deps, ending.signal)
  const toldOf = async (player: TestPlayer) =>
    dataOf(await player.call(notice.inbox, { query: {} })).messages.map(({ kind, values }) => [
      kind,
      values['amount'],
    ])
  await vi.waitFor(async () => {
    expect((await toldOf(keeps))[0]).toEqual(['bet_reversed', '20.00'])
    expect((await toldOf(spends))[0]).toEqual(['bet_reversed_owed', '20.00'])
    expect((await toldOf(loses))[0]).toEqual(['bet_reopened', '0.00'])
  })
  ending.abort()
  await telling
})

test('a bet that is open again takes its room in the limits of the house until it ends anew', async () => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server, [result3('2.00', '3.50', '4.00')])
  const room = async () => {
    const names = [
      `exposure:${eventId}/1x2/@home`,
      `exposure:${eventId}/1x2`,
      `exposure:${eventId}`,
    ]
    const counters = await server.deps.ledger.counters('house', names)
    return names.map((name) => counters[name]!.total)
  }
  dataOf(await single(player, eventId))
  expect(await room()).toEqual([1000n, 1000n, 1000n])
  for (const home of [1, 2]) {
    await finish(server, eventId, { home, away: 0 })
    await settle(server)
    expect(await room()).toEqual([0n, 0n, 0n])
    await takeBack(server, eventId)
    await settle(server)
    expect(await room()).toEqual([1000n, 1000n, 1000n])
  }
  const [ticket] = await ticketsOf(player, { state: 'open' })
  const { bet } = (await findTicket(server.deps, player.playerId, BigInt(ticket!.betId)))!
  expect(bet.charged).toBe(1000n)
})

test('winnings that are gone become a debt, never a negative balance, and later returns pay it', async () => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server, [result3('2.00', '3.50', '4.00')])
  dataOf(await single(player, eventId))
  await finish(server, eventId, { home: 1, away: 0 })
  await settle(server)
  await spend(player, 10_500n)
  await takeBack(server, eventId)
  expect(await settle(server)).toMatchObject({ reversed: 1 })
  expect(await balancesOf(player)).toEqual(['0.00', '10.00'])
  expect(await counterOf(player, SPORT_DEBT)).toBe(1500n)
  await finish(server, eventId, { home: 1, away: 0 })
  expect(await settle(server)).toMatchObject({ settled: 1 })
  // Settled as it was at first: 20.00, of which 15.00 were owed.
  expect(await balancesOf(player)).toEqual(['5.00', '0.00'])
  expect(await counterOf(player, SPORT_DEBT)).toBe(0n)
  const rows = await server.deps.db
    .selectFrom('sportsbook.debt')
    .select('amount')
    .where('player_id', '=', player.playerId)
    .orderBy('command_id')
    .execute()
  expect(rows.map(({ amount }) => amount)).toEqual([1500n, -1500n])
})

test.each([
  ['as much cash as was staked is left', 10_000n],
  ['all of the prize is left', 9000n],
  ['nothing is left', 11_000n],
])('[BR-04] a prize taken back is in no report any more when %s', async (_what, spent) => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server, [result3('2.00', '3.50', '4.00')])
  dataOf(await single(player, eventId))
  await finish(server, eventId, { home: 1, away: 0 })
  await settle(server)
  await spend(player, spent)
  await takeBack(server, eventId)
  await settle(server)
  await finish(server, eventId, { home: 0, away: 1 })
  await settle(server)
  const sums = (await server.deps.ledger.houseSumsOf([player.playerId])).get(player.playerId)!
  const ofSports = sums.filter(({ account }) => account === 'house:sportsbook')
  expect(ofSports.map(({ kind }) => kind)).toEqual(['bet_reversal', 'bet_settlement'])
  const told = ofSports.map(stakedAndPaid)
  const paid = told.reduce((sum, { payouts }) => sum + payouts, 0n)
  expect(told.reduce((sum, { stakes }) => sum + stakes, 0n)).toBe(1000n)
  // what is owed still is a prize until it is collected
  const owed = await counterOf(player, SPORT_DEBT)
  expect(paid).toBe(owed)
  if (owed > 0n) await spend(player, -owed)
  expect(await collectSportDebt(server.deps, player.playerId)).toBe(owed)
  const later = (await server.deps.ledger.houseSumsOf([player.playerId])).get(player.playerId)!
  const paidBack = later
    .filter(({ account }) => account === 'house:sportsbook')
    .map(stakedAndPaid)
    .reduce((sum, { payouts }) => sum + payouts, 0n)
  expect(paidBack).toBe(0n)
})

test('two returns that settle at once collect a debt once', async () => {
  const player = await playerWith(server, 10_000n)
  const [owing, a, b] = [
    await offerEvent(server),
    await offerEvent(server),
    await offerEvent(server),
  ]
  for (const eventId of [owing, a, b]) dataOf(await single(player, eventId))
  await finish(server, owing, { home: 1, away: 0 })
  await settle(server)
  await spend(player, 9000n)
  await takeBack(server, owing)
  await settle(server)
  expect(await counterOf(player, SPORT_DEBT)).toBe(2000n)
  await finish(server, a, { home: 1, away: 0 })
  await finish(server, b, { home: 1, away: 0 })
  await Promise.all([settle(server), settle(server)])
  await settle(server)
  expect(await counterOf(player, SPORT_DEBT)).toBe(0n)
  expect(await balancesOf(player)).toEqual(['20.00', '10.00'])
})

test('[SPB-11] a settlement that a collected debt refused once is paid when its player owes as much again', async () => {
  const player = await playerWith(server, 10_000n)
  const [owing, won] = [await offerEvent(server), await offerEvent(server)]
  dataOf(await single(player, owing))
  const { betId } = dataOf(await single(player, won)).ticket
  await finish(server, owing, { home: 1, away: 0 })
  await settle(server)
  await spend(player, 10_000n)
  await takeBack(server, owing)
  await settle(server)
  expect(await counterOf(player, SPORT_DEBT)).toBe(2000n)
  // as it was left by a settlement that took what was collected meanwhile
  const refused = await server.deps.ledger.submit(player.playerId, () => ({
    key: `settle:${betId}:0:2000`,
    bodyHash: 'win:2000',
    kind: 'bet_settlement',
    postings: [],
    counters: [{ owner: 'player', name: SPORT_DEBT, delta: -2001n, min: 0n }],
  }))
  expect(refused.status).toBe('limit_reached')
  await finish(server, won, { home: 1, away: 0 })
  expect(await settle(server)).toMatchObject({ settled: 1 })
  expect(await counterOf(player, SPORT_DEBT)).toBe(0n)
  expect(await balancesOf(player)).toEqual(['0.00', '10.00'])
})

test('what a reversal left open is collected from the cash on request, once, and no more', async () => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server)
  dataOf(await single(player, eventId))
  await finish(server, eventId, { home: 1, away: 0 })
  await settle(server)
  await spend(player, 11_000n)
  await takeBack(server, eventId)
  await settle(server)
  expect(await counterOf(player, SPORT_DEBT)).toBe(2000n)
  expect(await collectSportDebt(server.deps, player.playerId)).toBe(0n)
  await spend(player, -1200n)
  const collected = await Promise.all(
    [1, 2, 3].map(() => collectSportDebt(server.deps, player.playerId)),
  )
  expect(collected.reduce((sum, one) => sum + one, 0n)).toBe(1200n)
  expect(await counterOf(player, SPORT_DEBT)).toBe(800n)
  await spend(player, -5000n)
  expect(dataOf(await player.call(user.getBalance, {}))).toMatchObject({
    balance: '50.00',
    owed: '8.00',
    withdrawable: '42.00',
  })
  expect(await collectSportDebt(server.deps, player.playerId)).toBe(800n)
  expect(await cashOf(player)).toBe('42.00')
})

test('[SPB-10] a settlement that was prepared before its result was taken back, and comes after, pays nothing', async () => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server)
  dataOf(await single(player, eventId))
  await finish(server, eventId, { home: 1, away: 0 })
  const { ledger } = server.deps
  let isFirst = true
  const behind: Deps = {
    ...server.deps,
    ledger: {
      ...ledger,
      async submit(playerId, prepare) {
        if (isFirst) {
          isFirst = false
          await takeBack(server, eventId)
          await settle(server)
        }
        return ledger.submit(playerId, prepare)
      },
    },
  }
  expect(await settleFinishedEvents(behind)).toMatchObject({ settled: 0 })
  expect(await balancesOf(player)).toEqual(['90.00', '10.00'])
  await finish(server, eventId, { home: 0, away: 1 })
  expect(await settle(server)).toMatchObject({ settled: 1 })
  expect(await balancesOf(player)).toEqual(['90.00', '0.00'])
})

test('a parlay is reversed with one of its legs and settled again with it', async () => {
  const player = await playerWith(server, 10_000n)
  const [a, b] = [await offerEvent(server), await offerEvent(server)]
  const legs = [a, b].map((id) => home(id))
  dataOf(await placeSlip(player, { kind: 'parlay', legs }))
  await finish(server, a, { home: 1, away: 0 })
  await finish(server, b, { home: 1, away: 0 })
  await settle(server)
  expect(await cashOf(player)).toBe('130.00')
  await takeBack(server, b)
  await settle(server)
  expect(await balancesOf(player)).toEqual(['90.00', '10.00'])
  await say(server, { type: 'result', eventId: b, result: { state: 'void' } })
  await settle(server)
  expect(await cashOf(player)).toBe('110.00')
})

test('cancelled bets go back: those of the market and the minutes named, settled or not', async () => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server, [
    result3('2.00', '3.50', '4.00'),
    total('2.50', '1.90', '1.90'),
  ])
  dataOf(await single(player, eventId))
  server.clock.advance(60_000)
  const from = server.clock.now().toISOString()
  dataOf(await single(player, eventId))
  const over = [[`${eventId}/total/total=2.50/@over`, '1.90'] as const]
  dataOf(await placeSlip(player, { kind: 'single', legs: over }))
  const cancel = (marketId: string | null) =>
    say(server, {
      type: 'cancel',
      eventId,
      marketId,
      from,
      to: server.clock.now().toISOString(),
      reason: 'wrong price',
    })
  await cancel(`${eventId}/total/total=2.50`)
  expect(await settle(server)).toMatchObject({ settled: 1 })
  expect((await ticketsOf(player, { state: 'settled' })).map(({ result }) => result)).toEqual([90])
  await finish(server, eventId, { home: 0, away: 1 })
  expect(await settle(server)).toMatchObject({ settled: 2 })
  await cancel(`${eventId}/1x2`)
  expect(await settle(server)).toMatchObject({ reversed: 1, settled: 1 })
  const results = (await ticketsOf(player, { state: 'settled' })).map(({ result }) => result)
  expect(results).toEqual([90, 90, 20])
  expect(await cashOf(player)).toBe('90.00')
})
