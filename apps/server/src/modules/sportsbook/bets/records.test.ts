import { randomUUID } from 'node:crypto'
import { casino, ticket } from '@jogada/contract'
import { expect, test } from 'vitest'
import { serverOfFile } from '../../../testkit/server-of-file.ts'
import { dataOf } from '../../../testkit/test-player.ts'
import type { TestPlayer } from '../../../testkit/test-player.ts'
import {
  afterTheDelay,
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
  total,
} from '../testkit.ts'

const server = serverOfFile()

const DELAY_MS = 6000

/** The player's only record, which the filter for its status finds too. */
async function recordOf(player: TestPlayer) {
  const records = async (query: { status?: string }) =>
    dataOf(await player.call(casino.gameMess, { query })).records
  const [only, ...others] = await records({})
  expect(others).toEqual([])
  expect(await records({ status: String(only!.status) })).toEqual([only])
  return only!
}

const single = async (player: TestPlayer, leg: readonly [string, string]) =>
  dataOf(await placeSlip(player, { kind: 'single', legs: [leg] }))

async function betBeforeTheStart(leg: (eventId: string) => readonly [string, string] = home) {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server, [
    result3('2.00', '3.50', '4.00'),
    total('2.25', '1.91', '1.93'),
    total('2.00', '1.60', '2.30'),
  ])
  return { player, eventId, placed: await single(player, leg(eventId)) }
}

async function betInPlay() {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server, [result3('2.00', '3.50', '4.00')])
  await goLive(server, eventId)
  return { player, eventId, placed: await single(player, home(eventId)) }
}

test('[R083] a bet that is placed is accepted (1000), and its record is open (0)', async () => {
  const { player, placed } = await betBeforeTheStart()
  expect(placed.code).toBe(1000)
  expect(await recordOf(player)).toMatchObject({ game: 'sport', status: 0, payout: '0.00' })
})

test('[R083] the record of a bet in play is betting (-10), then failed: -11 for news, 4 for a rule', async () => {
  const [news, rule] = [await betInPlay(), await betInPlay()]
  for (const { player, placed } of [news, rule]) {
    expect(placed.code).toBe(-10)
    expect(await recordOf(player)).toMatchObject({ status: -10 })
  }
  const score = { home: 1, away: 0 }
  await say(server, { type: 'score', eventId: news.eventId, phase: 1, minute: 6, score })
  await say(server, { type: 'odds', eventId: rule.eventId, markets: [] })
  await afterTheDelay(server, DELAY_MS)
  expect(await recordOf(news.player)).toMatchObject({ status: -11, payout: '10.00' })
  expect(await recordOf(rule.player)).toMatchObject({ status: 4, payout: '10.00' })
})

test.each([
  ['1x2/@home', '2.00', [2, 1], 10, '20.00'],
  ['1x2/@home', '2.00', [0, 1], 20, '0.00'],
  ['total/total=2.25/@over', '1.91', [1, 1], 11, '5.00'],
  ['total/total=2.25/@under', '1.93', [1, 1], 21, '14.65'],
  ['total/total=2.00/@over', '1.60', [1, 1], 90, '10.00'],
] as const)(
  '[R083] the record of a bet on %s at %s says after %j that it ended as %i',
  async (selection, odds, [homeGoals, away], status, payout) => {
    const { player, eventId } = await betBeforeTheStart((id) => [`${id}/${selection}`, odds])
    await finish(server, eventId, { home: homeGoals, away })
    await settle(server)
    expect(await recordOf(player)).toMatchObject({ status, payout })
  },
)

test('[R083] the record of a bet whose result was taken back is not drawn (8888)', async () => {
  const { player, eventId } = await betBeforeTheStart()
  await finish(server, eventId, { home: 1, away: 0 })
  await settle(server)
  await takeBack(server, eventId)
  await settle(server)
  expect(await recordOf(player)).toMatchObject({ status: 8888, payout: '0.00' })
})

test('[R083] the record of a bet that no rule settles is an exception (-1)', async () => {
  const { player, eventId } = await betBeforeTheStart()
  await say(server, {
    type: 'result',
    eventId,
    result: { state: 'finished', score: { home: 1, away: 0 } },
    facts: { state: 'finished', tallies: {} },
  })
  await settle(server)
  expect(await recordOf(player)).toMatchObject({ status: -1, payout: '0.00' })
})

async function sell(player: TestPlayer, betId: string, percent: number) {
  const offer = dataOf(await player.call(ticket.cashOutOffer, { params: { betId } }))
  const sale = { params: { betId }, body: { offerId: offer.offerId!, percent } }
  return dataOf(await player.call(ticket.acceptCashOut, sale, { key: randomUUID() })).amount
}

/** A bet on home at 2.00 of which the source now says that it wins in 76 of 100 cases. */
async function betThatRose() {
  const { placed, ...there } = await betBeforeTheStart()
  const market = result3('1.25', '6.00', '9.00')
  const [backed, ...rest] = market.prices
  const prices = [{ ...backed!, probability: 0.76 }, ...rest]
  await say(server, { type: 'odds', eventId: there.eventId, markets: [{ ...market, prices }] })
  return { ...there, betId: placed.ticket.betId }
}

test('[R083] the record of a bet that was sold is drawn (9999) and says what it was sold for', async () => {
  const { player, betId } = await betThatRose()
  expect(await sell(player, betId, 100)).toBe('14.44')
  expect(await recordOf(player)).toMatchObject({ status: 9999, payout: '14.44' })
})

test('the record of a bet that was sold in part says what the sale and the rest of it paid', async () => {
  const { player, betId, eventId } = await betThatRose()
  expect(await sell(player, betId, 50)).toBe('7.22')
  expect(await recordOf(player)).toMatchObject({ status: 0, payout: '7.22' })
  await finish(server, eventId, { home: 1, away: 0 })
  await settle(server)
  expect(await recordOf(player)).toMatchObject({ status: 10, payout: '17.22' })
})
