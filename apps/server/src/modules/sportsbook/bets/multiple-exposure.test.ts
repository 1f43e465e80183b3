import { ticket } from '@jogada/contract'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { serverOfFile } from '../../../testkit/server-of-file.ts'
import { dataOf } from '../../../testkit/test-player.ts'
import type { TestPlayer } from '../../../testkit/test-player.ts'
import {
  afterTheDelay,
  bet,
  finish,
  goLive,
  home,
  offerEvent,
  placeSlip,
  playerWith,
  result3,
  say,
  settle,
  takeBack,
  ticketsOf,
} from '../testkit.ts'

const server = serverOfFile()

const outcome = (eventId: string) => home(eventId)[0]

/** What is taken on an event: of home, of its market, of singles and of multiples on the event. */
async function takenOn(eventId: string) {
  const names = [outcome(eventId), `${eventId}/1x2`, eventId, `multiple:${eventId}`].map(
    (name) => `exposure:${name}`,
  )
  const counters = await server.deps.ledger.counters('house', names)
  return names.map((name) => Number(counters[name]!.total) / 100)
}

const NOTHING = [0, 0, 0, 0]

async function parlayOf(player: TestPlayer, stake = '10.00') {
  const [first, second] = [
    await offerEvent(server, [result3('3.00', '3.50', '2.40')]),
    await offerEvent(server),
  ]
  const slip = { kind: 'parlay', legs: [home(first, '3.00'), home(second)], stake } as const
  const placed = dataOf(await placeSlip(player, slip))
  return { first, second, betId: placed.ticket.betId }
}

test('[R123] a leg of a parlay takes its part of its outcome and market, and all of its match', async () => {
  const { first, second } = await parlayOf(await playerWith(server, 10_000n))
  // 10.00 at 3.00 and 2.00: 50.00 may be lost in all, 20.00 by the first leg alone, 10.00
  // by the second
  expect(await takenOn(first)).toEqual([20, 20, 0, 50])
  expect(await takenOn(second)).toEqual([10, 10, 0, 50])
  await finish(server, first, { home: 0, away: 1 })
  await settle(server)
  expect(await takenOn(first)).toEqual(NOTHING)
  expect(await takenOn(second)).toEqual(NOTHING)
})

test('[R123] of a system each leg takes its part of the lines that hold it', async () => {
  const player = await playerWith(server, 10_000n)
  const ids = [await offerEvent(server), await offerEvent(server), await offerEvent(server)]
  const legs = ids.map((id) => home(id))
  dataOf(await placeSlip(player, { kind: 'system', sizes: [2], legs, stake: '30.00' }))
  // two of three lines of 10.00 hold a leg at 2.00; all three return 40.00 each
  expect(await takenOn(ids[0]!)).toEqual([20, 20, 0, 90])
  dataOf(
    await placeSlip(player, { kind: 'system', sizes: [2], bankers: [0], legs, stake: '30.00' }),
  )
  expect(await takenOn(ids[0]!)).toEqual([50, 50, 0, 180])
  expect(await takenOn(ids[1]!)).toEqual([35, 35, 0, 180])
  for (const id of ids) await finish(server, id, { home: 1, away: 0 })
  await settle(server)
  for (const id of ids) expect(await takenOn(id)).toEqual(NOTHING)
})

test('[R123] a part that is sold gives its part of the room back, the rest with the end', async () => {
  const player = await playerWith(server, 10_000n)
  const { first, second, betId } = await parlayOf(player, '10.01')
  const params = { betId }
  const sell = async (percent: number) => {
    const { offerId } = dataOf(await player.call(ticket.cashOutOffer, { params }))
    const body = { offerId: offerId!, percent }
    dataOf(await player.call(ticket.acceptCashOut, { params, body }, { key: randomUUID() }))
  }
  await sell(33)
  const [open] = await ticketsOf(player)
  const left = Number(open!.openStake)
  expect(await takenOn(first)).toEqual([
    expect.closeTo(2 * left, 1),
    expect.closeTo(2 * left, 1),
    0,
    expect.closeTo(5 * left, 1),
  ])
  await sell(50)
  await sell(100)
  expect(await takenOn(first)).toEqual(NOTHING)
  expect(await takenOn(second)).toEqual(NOTHING)
})

test('[R123] a result that is taken back takes the same room again', async () => {
  const player = await playerWith(server, 10_000n)
  const { first, second } = await parlayOf(player)
  const taken = [
    [20, 20, 0, 50],
    [10, 10, 0, 50],
  ]
  await finish(server, first, { home: 0, away: 1 })
  await settle(server)
  await takeBack(server, first)
  await settle(server)
  expect((await ticketsOf(player))[0]).toMatchObject({ status: 8888 })
  expect([await takenOn(first), await takenOn(second)]).toEqual(taken)
  await finish(server, first, { home: 1, away: 0 })
  await finish(server, second, { home: 1, away: 0 })
  await settle(server)
  expect([await takenOn(first), await takenOn(second)]).toEqual([NOTHING, NOTHING])
})

test('[R123] in play a leg takes what its price is worth when the delay is over', async () => {
  const player = await playerWith(server, 10_000n)
  const prices = (odds: string) => [result3(odds, '3.50', '4.00')]
  const [live, later] = [await offerEvent(server, prices('2.00')), await offerEvent(server)]
  await goLive(server, live)
  const slip = { kind: 'parlay', legs: [home(live), home(later)] } as const
  dataOf(await placeSlip(player, slip))
  expect(await takenOn(live)).toEqual([10, 10, 0, 30])
  await say(server, { type: 'odds', eventId: live, markets: prices('2.50') })
  expect(await afterTheDelay(server, 8000)).toBe(1)
  expect((await ticketsOf(player))[0]).toMatchObject({ status: 0, odds: '5.00' })
  expect(await takenOn(live)).toEqual([15, 15, 0, 40])
  expect(await takenOn(later)).toEqual([10, 10, 0, 40])

  dataOf(await placeSlip(player, { ...slip, legs: [home(live, '2.50'), home(later)] }))
  await say(server, { type: 'bet_stop', eventId: live, reason: 'goal' })
  expect(await afterTheDelay(server, 8000)).toBe(1)
  expect(await takenOn(live)).toEqual([15, 15, 0, 40])
})

test('[SPB-07] racing singles and parlays never take more than the room of an outcome', async () => {
  const long = [result3('21.00', '8.00', '1.10')]
  const eventId = await offerEvent(server, long)
  const other = await offerEvent(server, [result3('1.05', '9.00', '21.00')])
  // 20 per real staked may be lost, 10,000.00 in all: room for ten stakes of 50.00.
  const players: TestPlayer[] = []
  for (let count = 0; count < 6; count++) players.push(await playerWith(server, 100_000n))
  const legs = [home(eventId, '21.00'), home(other, '1.05')]
  const answers = await Promise.all(
    players.flatMap((player) => [
      placeSlip(player, { kind: 'parlay', legs, stake: '50.00' }),
      bet(player, { outcomeId: outcome(eventId), seenOdds: '21.00', stake: '50.00' }),
      placeSlip(player, { kind: 'parlay', legs, stake: '50.00' }),
    ]),
  )
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused).toHaveLength(8)
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([5004]))
  const [onOutcome, onMarket] = await takenOn(eventId)
  expect([onOutcome, onMarket]).toEqual([10_000, 10_000])
})

test('[R123] a parlay over the room of an outcome is told the largest stake, which then fits', async () => {
  const eventId = await offerEvent(server, [result3('21.00', '8.00', '1.10')])
  const other = await offerEvent(server, [result3('1.05', '9.00', '21.00')])
  const [first, second] = [await playerWith(server, 100_000n), await playerWith(server, 100_000n)]
  const legs = [home(eventId, '21.00'), home(other, '1.05')]
  const single = { outcomeId: outcome(eventId), seenOdds: '21.00', stake: '470.00' }
  dataOf(await bet(first, single))
  const asked = legs.map(([outcomeId, seenOdds]) => ({ outcomeId, seenOdds }))
  const quote = dataOf(
    await second.call(ticket.quoteTicket, { body: { kind: 'parlay', legs: asked } }),
  )
  expect(quote).toMatchObject({ maxBet: '30.00', limitedBy: outcome(eventId) })
  expect(await placeSlip(second, { kind: 'parlay', legs, stake: '30.01' })).toMatchObject({
    status: 5004,
    data: { limit: '30.00' },
  })
  dataOf(await placeSlip(second, { kind: 'parlay', legs, stake: '30.00' }))
  expect(await placeSlip(second, { kind: 'parlay', legs, stake: '1.00' })).toMatchObject({
    status: 5004,
    data: { limit: '0.00' },
  })
})
