import { randomUUID } from 'node:crypto'
import { ops, refusals, ticket } from '@jogada/contract'
import { centavos, negate } from '@jogada/core'
import { beforeAll, expect, test } from 'vitest'
import { serverOfFile } from '../../../testkit/server-of-file.ts'
import { operatorWith } from '../../../testkit/test-operator.ts'
import type { TestOperator } from '../../../testkit/test-operator.ts'
import { dataOf, registerPlayer } from '../../../testkit/test-player.ts'
import type { TestPlayer } from '../../../testkit/test-player.ts'
import {
  afterTheDelay,
  finish,
  goLive,
  home,
  offerEvent,
  offerEvents,
  placeSlip,
  playerWith,
  result3,
  say,
  settle,
  takeBack,
  total,
} from '../../sportsbook/testkit.ts'

const server = serverOfFile()
let desk: TestOperator
beforeAll(async () => {
  desk = await operatorWith(server, ['support'])
})

const storyOf = ({ playerId }: TestPlayer, betId: string) =>
  desk.call(ops.plays.bet, { params: { playerId: String(playerId), betId } })

type Slip = Parameters<typeof placeSlip>[1]

const place = async (player: TestPlayer, slip: Slip) =>
  dataOf(await placeSlip(player, slip)).ticket.betId

/** A later second, so that each step has an instant of its own. */
const later = () => server.clock.advance(1000)

test('[R135] a bet is read whole: its legs, and each settlement and reversal in its order', async () => {
  const player = await playerWith(server, 10_000n)
  const [first, second] = (await offerEvents(server, 2)) as [string, string]
  const betId = await place(player, { kind: 'parlay', legs: [home(first), home(second)] })
  later()
  for (const eventId of [first, second]) await finish(server, eventId, { home: 1, away: 0 })
  const wonAt = server.clock.now().toISOString()
  await settle(server)
  later()
  await takeBack(server, second)
  await settle(server)
  expect(dataOf(await storyOf(player, betId))).toMatchObject({
    status: 8888,
    legs: [{ resultAt: wonAt }, { result: null, returns: null, resultAt: null }],
  })
  later()
  await finish(server, second, { home: 0, away: 1 })
  await settle(server)

  const story = dataOf(await storyOf(player, betId))
  expect(story).toMatchObject({ kind: 'parlay', stake: '10.00', result: 20, sold: false })
  expect(story.systemLines).toEqual([])
  expect(story.legs).toMatchObject([
    {
      eventId: first,
      odds: '2.00',
      seenOdds: '2.00',
      result: 10,
      returns: '2.00',
      resultAt: wonAt,
    },
    { eventId: second, placedAtPhase: 0, placedAtMinute: null, result: 20, returns: '0.00' },
  ])
  const steps = story.history.map(({ kind, result, payout, cash }) => [kind, result, payout, cash])
  expect(steps).toEqual([
    ['bet_stake', null, null, '-10.00'],
    ['bet_settlement', 10, '40.00', '40.00'],
    ['bet_reversal', 10, '40.00', '-40.00'],
    ['bet_settlement', 20, '0.00', null],
  ])
  expect(story.history[0]!.commandId).toBe(betId)
  expect(story.history[1]).toMatchObject({ at: wonAt, held: '-10.00', debt: null })
  expect(JSON.stringify(story)).not.toContain('127.0.0.1')
})

test('[R135] of a system every line is read, and why a leg of it went back', async () => {
  const player = await playerWith(server, 10_000n)
  const ids = (await offerEvents(server, 3)) as [string, string, string]
  const legs = ids.map((eventId) => home(eventId))
  const betId = await place(player, { kind: 'system', sizes: [2], legs, stake: '9.00' })
  await finish(server, ids[0], { home: 1, away: 0 })
  expect(dataOf(await storyOf(player, betId)).systemLines).toEqual([
    { legs: [0, 1], odds: '4.00', returns: null },
    { legs: [0, 2], odds: '4.00', returns: null },
    { legs: [1, 2], odds: '4.00', returns: null },
  ])
  const at = server.clock.now().toISOString()
  const reason = 'cotação errada'
  await say(server, { type: 'cancel', eventId: ids[1], marketId: null, from: at, to: at, reason })
  await finish(server, ids[2], { home: 0, away: 0 })
  await settle(server)
  const story = dataOf(await storyOf(player, betId))
  expect(story.legs[1]).toMatchObject({
    result: 90,
    returns: '1.00',
    givenBack: 'cancelled',
    cancellation: { reason, from: at, to: at },
  })
  expect(story.legs[0]).toMatchObject({ givenBack: null, cancellation: null })
  expect(story.systemLines.map(({ returns }) => returns)).toEqual(['2.00', '0.00', '0.00'])
  // 9.00 over three lines, of which one returns twice its share
  expect(story.history.at(-1)).toMatchObject({ kind: 'bet_settlement', payout: '6.00' })
})

test('[R135] a quarter line that ends half says what of the stake comes back', async () => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server, [total('2.25', '1.90', '2.00')])
  const under: [string, string] = [`${eventId}/total/total=2.25/@under`, '2.00']
  const betId = await place(player, { kind: 'single', legs: [under] })
  await finish(server, eventId, { home: 2, away: 0 })
  await settle(server)
  const { legs } = dataOf(await storyOf(player, betId))
  expect(legs).toMatchObject([{ result: 21, returns: '1.50', deadHeat: null }])
})

test('[R135] [SPB-13] a sale is read with its time and share, and the settlement of the rest after it', async () => {
  const player = await playerWith(server, 10_000n)
  const market = result3('2.00', '3.50', '4.00')
  const prices = market.prices.map((price) => ({ ...price, probability: 0.48 }))
  const eventId = await offerEvent(server, [{ ...market, prices }])
  const betId = await place(player, { kind: 'single', legs: [home(eventId)] })
  later()
  const params = { betId }
  const { offerId, amount } = dataOf(await player.call(ticket.cashOutOffer, { params }))
  const body = { offerId: offerId!, percent: 50 }
  dataOf(await player.call(ticket.acceptCashOut, { params, body }, { key: randomUUID() }))
  const soldAt = server.clock.now().toISOString()
  later()
  await finish(server, eventId, { home: 1, away: 0 })
  await settle(server)
  const story = dataOf(await storyOf(player, betId))
  expect(story.sales).toMatchObject([{ askedAt: soldAt, percent: 50, offer: amount, status: 1000 }])
  const [sale] = story.sales
  expect(story.history.map(({ kind, cash }) => [kind, cash])).toEqual([
    ['bet_stake', '-10.00'],
    ['bet_cash_out', sale!.paid],
    ['bet_settlement', '10.00'],
  ])
  expect(story.history[1]).toMatchObject({ commandId: sale!.cashOutId, held: '-5.00' })
})

test('[R135] of a bet in play the part, minute and score of its placement are read, and why it was refused', async () => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server)
  await goLive(server, eventId, 31)
  const legs = [home(eventId)]
  const taken = await place(player, { kind: 'single', legs })
  await afterTheDelay(server, 6000)
  const late = await place(player, { kind: 'single', legs })
  await say(server, { type: 'score', eventId, phase: 1, minute: 32, score: { home: 0, away: 1 } })
  await afterTheDelay(server, 6000)
  const story = dataOf(await storyOf(player, taken))
  expect(story.legs).toMatchObject([
    { placedAtPhase: 1, placedAtMinute: 31, placedAtScore: { home: 0, away: 0 } },
  ])
  expect(story.history.map(({ kind }) => kind)).toEqual(['bet_stake', 'bet_accepted'])
  const refused = dataOf(await storyOf(player, late))
  expect(refused.history.map(({ kind, reason }) => [kind, reason])).toEqual([
    ['bet_stake', null],
    ['bet_rejected', 'event_changed'],
  ])
})

test('[R135] what a reversal could not take back is read as a debt', async () => {
  const player = await playerWith(server, 1_000n)
  const eventId = await offerEvent(server)
  const betId = await place(player, { kind: 'single', legs: [home(eventId)] })
  await finish(server, eventId, { home: 1, away: 0 })
  await settle(server)
  later()
  await server.deps.ledger.submit(player.playerId, () => ({
    key: randomUUID(),
    bodyHash: 'spent',
    kind: 'adjustment',
    postings: [
      { account: 'cash', amount: negate(centavos(500n)) },
      { account: 'house:adjustment', amount: centavos(500n) },
    ],
  }))
  later()
  await takeBack(server, eventId)
  await settle(server)
  const reversal = dataOf(await storyOf(player, betId)).history.at(-1)
  expect(reversal).toMatchObject({ kind: 'bet_reversal', cash: '-15.00', debt: '5.00' })
})

test('[R135] a bet of somebody else leads to nothing, and its number finds it', async () => {
  const [player, other] = [await playerWith(server, 10_000n), await registerPlayer(server)]
  const eventId = await offerEvent(server)
  const betId = await place(player, { kind: 'single', legs: [home(eventId)] })
  expect((await storyOf(other, betId)).status).toBe(refusals.bet_unknown.status)
  expect((await storyOf(player, '999999999')).status).toBe(refusals.bet_unknown.status)
  for (const q of [betId, `sport:${betId}`]) {
    expect(dataOf(await desk.call(ops.players.search, { query: { q } }))).toContainEqual(
      expect.objectContaining({
        playerId: String(player.playerId),
        by: 'bet',
        play: `sport:${betId}`,
      }),
    )
  }
})
