import { randomUUID } from 'node:crypto'
import { ticket } from '@jogada/contract'
import { expect, test } from 'vitest'
import { serverOfFile } from '../../../testkit/server-of-file.ts'
import { dataOf, giveCash } from '../../../testkit/test-player.ts'
import {
  cashOf,
  finish,
  home,
  offerEvent,
  offerEvents,
  placeSlip,
  playerWith,
  result3,
  say,
  settle,
  ticketsOf,
  total,
} from '../testkit.ts'

const server = serverOfFile()

test('[R078] a parlay pays the product of its legs once the last of them has ended', async () => {
  const player = await playerWith(server, 10_000n)
  const [first, second] = await offerEvents(server, 2)
  const quarter = await offerEvent(server, [total('2.25', '1.90', '1.90')])
  const placed = dataOf(
    await placeSlip(player, {
      kind: 'parlay',
      legs: [home(first!), home(second!), [`${quarter}/total/total=2.25/@over`, '1.90']],
    }),
  )
  expect(placed).toMatchObject({
    code: 1000,
    balance: '90.00',
    ticket: { kind: 'parlay', status: 0, odds: '7.60', potential: '76.00', lines: 1 },
  })
  await finish(server, first!, { home: 1, away: 0 })
  expect(await settle(server)).toMatchObject({ settled: 0 })
  const [open] = await ticketsOf(player, { state: 'open' })
  expect(open!.legs.map(({ result }) => result)).toEqual([10, null, null])
  await finish(server, second!, { home: 2, away: 0 })
  await finish(server, quarter, { home: 1, away: 1 })
  expect(await settle(server)).toMatchObject({ settled: 1 })
  // 2 goals lose half of over 2.25: 10 × 2 × 2 × 0.5
  const [ended] = await ticketsOf(player, { state: 'settled' })
  expect(ended).toMatchObject({ status: 9999, result: 10, payout: '20.00' })
  expect(ended!.legs.map(({ result }) => result)).toEqual([10, 10, 11])
  expect(await cashOf(player)).toBe('110.00')
})

test('[R083] a parlay is lost with its first lost leg, and a void leg counts as 1.00', async () => {
  const player = await playerWith(server, 10_000n)
  const [a, b, c] = await offerEvents(server, 3)
  dataOf(await placeSlip(player, { kind: 'parlay', legs: [home(a!), home(b!)] }))
  dataOf(await placeSlip(player, { kind: 'parlay', legs: [home(b!), home(c!)] }))
  await finish(server, a!, { home: 0, away: 1 })
  expect(await settle(server)).toMatchObject({ settled: 1 })
  await say(server, { type: 'result', eventId: c!, result: { state: 'void' } })
  await finish(server, b!, { home: 1, away: 0 })
  expect(await settle(server)).toMatchObject({ settled: 1 })
  const ended = await ticketsOf(player, { state: 'settled' })
  expect(ended.map(({ result, payout }) => [result, payout])).toEqual([
    [10, '20.00'],
    [20, '0.00'],
  ])
  expect(await cashOf(player)).toBe('100.00')
})

test('a system of 2 of 3 pays every double that won, with a banker only those that hold it', async () => {
  const player = await playerWith(server, 10_000n)
  const [a, b, c] = await offerEvents(server, 3)
  const legs = [home(a!), home(b!), home(c!)]
  const plain = dataOf(await placeSlip(player, { kind: 'system', sizes: [2], legs }))
  expect(plain.ticket).toMatchObject({ lines: 3, odds: null, potential: '40.00' })
  const banked = dataOf(await placeSlip(player, { kind: 'system', sizes: [2], bankers: [0], legs }))
  expect(banked.ticket).toMatchObject({ lines: 2 })
  expect(banked.ticket.legs.map(({ banker }) => banker)).toEqual([true, false, false])
  await finish(server, a!, { home: 1, away: 0 })
  await finish(server, b!, { home: 1, away: 0 })
  await finish(server, c!, { home: 0, away: 0 })
  await settle(server)
  const payouts = (await ticketsOf(player, { state: 'settled' })).map(({ payout }) => payout)
  // 10/3 × 4 once, and 10/2 × 4 once
  expect(payouts).toEqual(['20.00', '13.33'])
})

test('[R078] the possible return of an open ticket counts the legs that have ended', async () => {
  const player = await playerWith(server, 10_000n)
  const [a, b, c] = await offerEvents(server, 3)
  const legs = [home(a!), home(b!), home(c!)]
  const trixie = dataOf(
    await placeSlip(player, { kind: 'system', sizes: [2, 3], stake: '12.00', legs }),
  )
  expect(trixie.ticket.potential).toBe('60.00')
  dataOf(await placeSlip(player, { kind: 'parlay', legs: [home(b!), home(c!)] }))
  const possible = async () => (await ticketsOf(player)).map(({ potential }) => potential)
  expect(await possible()).toEqual(['40.00', '60.00'])
  await finish(server, a!, { home: 0, away: 1 })
  // one pair of three reais is left of the system
  expect(await possible()).toEqual(['40.00', '12.00'])
  await say(server, { type: 'result', eventId: b!, result: { state: 'void' } })
  expect(await possible()).toEqual(['20.00', '6.00'])
  await finish(server, c!, { home: 1, away: 0 })
  await settle(server)
  const payouts = (await ticketsOf(player)).map(({ payout }) => payout)
  expect(payouts).toEqual(['20.00', '6.00'])
})

test.each([
  ['a parlay of one leg', { kind: 'parlay', count: 1 }, 5012],
  ['a single of two legs', { kind: 'single', count: 2 }, 5012],
  ['a system without sizes', { kind: 'system', count: 3 }, 5012],
  ['a system of nine legs', { kind: 'system', count: 9, sizes: [2] }, 5011],
  ['a parlay of twenty-one legs', { kind: 'parlay', count: 21 }, 5011],
  ['a line of more legs than there are', { kind: 'system', count: 3, sizes: [4] }, 5012],
] as const)('[R122] %s is refused', async (_title, { count, ...slip }, status) => {
  const player = await playerWith(server, 1000n)
  const legs = Array.from({ length: count }, (_, at) => home(`nobody-${at}`))
  const sizes = 'sizes' in slip ? { sizes: [...slip.sizes] } : {}
  expect(await placeSlip(player, { kind: slip.kind, legs, ...sizes })).toMatchObject({ status })
  expect(await cashOf(player)).toBe('10.00')
})

test('[R122] two legs of one match are refused, and the slip says which', async () => {
  const player = await playerWith(server, 1000n)
  const eventId = await offerEvent(server, [
    result3('2.00', '3.50', '4.00'),
    total('2.50', '1.90', '1.90'),
  ])
  const over = [`${eventId}/total/total=2.50/@over`, '1.90'] as const
  const refused = await placeSlip(player, { kind: 'parlay', legs: [home(eventId), over] })
  expect(refused).toMatchObject({ status: 5010, data: { first: 0, second: 1 } })
  const legs = [home(eventId), over].map(([outcomeId, seenOdds]) => ({ outcomeId, seenOdds }))
  const quoted = dataOf(
    await player.call(ticket.quoteTicket, { body: { kind: 'parlay', legs, stake: '5.00' } }),
  )
  expect(quoted.faults).toEqual([
    { outcomeId: over[0], code: 'related', with: home(eventId)[0], why: 'same_event' },
  ])
})

test('[R122] a season of a club and a match of it are refused in one slip, two matches of it are not', async () => {
  const player = await playerWith(server, 10_000n)
  const club = { competition: 'Copa do Clube', home: 'Bahia' }
  const season = await offerEvent(server, undefined, { ...club, away: '', isOutright: true })
  const asGuest = { ...club, home: 'Coritiba', away: 'Bahia' }
  const matches = [
    await offerEvent(server, undefined, club),
    await offerEvent(server, undefined, asGuest),
  ]
  const elsewhere = await offerEvent(server, undefined, { ...club, competition: 'Outra copa' })
  for (const [at, match] of matches.entries()) {
    const both = at === 0 ? [season, match] : [match, season]
    const refused = await placeSlip(player, { kind: 'parlay', legs: both.map((id) => home(id)) })
    expect(refused).toMatchObject({ status: 5010, data: { first: 0, second: 1 } })
    const legs = both
      .map((id) => home(id))
      .map(([outcomeId, seenOdds]) => ({ outcomeId, seenOdds }))
    const quoted = dataOf(
      await player.call(ticket.quoteTicket, { body: { kind: 'parlay', legs, stake: '5.00' } }),
    )
    expect(quoted.faults).toMatchObject([{ code: 'related', why: 'same_competitor' }])
  }
  dataOf(await placeSlip(player, { kind: 'parlay', legs: matches.map((id) => home(id)) }))
  dataOf(
    await placeSlip(player, { kind: 'parlay', legs: [season, elsewhere].map((id) => home(id)) }),
  )
})

test('[R078] a slip is priced again: moved prices, limits, sums and the systems there are', async () => {
  const player = await playerWith(server, 10_000n)
  const [a, b, c] = await offerEvents(server, 3)
  await say(server, { type: 'odds', eventId: b!, markets: [result3('1.80', '3.50', '4.00')] })
  const legs = [a!, b!, c!].map((id) => ({ outcomeId: `${id}/1x2/@home`, seenOdds: '2.00' }))
  const quoted = dataOf(
    await player.call(ticket.quoteTicket, { body: { kind: 'parlay', legs, stake: '10.00' } }),
  )
  expect(quoted).toMatchObject({
    odds: '7.20',
    faults: [{ outcomeId: `${b}/1x2/@home`, code: 'odds_changed' }],
    refusal: null,
    betAmount: '10.00',
    winEnd: '72.00',
    expectedWin: '62.00',
    betAll: '10.00',
    validAmount: '10.00',
    maxBet: '500.00',
    limit: { min: '1.00', max: '500.00' },
    delayMs: 0,
  })
  expect(quoted.systems).toContainEqual({ name: 'trixie', sizes: [2, 3], lines: 4 })
  expect(quoted.systems).toContainEqual({ name: '2/3', sizes: [2], lines: 3 })
  expect(await cashOf(player)).toBe('100.00')
})

test('[R122] [R179] a slip whose total odds no bet may have says so before a stake is named', async () => {
  const player = await playerWith(server, 10_000n)
  const prices = [result3('41.00', '8.00', '1.05')]
  const ids = [await offerEvent(server, prices), await offerEvent(server, prices)]
  const quote = async (eventIds: readonly string[], stake?: string) => {
    const legs = eventIds.map((id) => ({ outcomeId: `${id}/1x2/@home`, seenOdds: '41.00' }))
    const body = { kind: 'parlay' as const, legs, ...(stake ? { stake } : {}) }
    return dataOf(await player.call(ticket.quoteTicket, { body })).refusal
  }
  expect(await quote(ids)).toBeNull()
  ids.push(await offerEvent(server, prices))
  expect(await quote(ids)).toBe('total_odds_limit')
  expect(await quote(ids, '1.00')).toBe('total_odds_limit')
  expect(await quote([...ids, 'sr:match:unknown'])).toBeNull()
})

test('[SEC-09] the same key gives the first answer again, also after the odds have moved', async () => {
  const player = await playerWith(server, 10_000n)
  const [a, b] = await offerEvents(server, 2)
  const slip = { kind: 'parlay', legs: [home(a!), home(b!)], key: randomUUID() } as const
  const first = await placeSlip(player, slip)
  expect(first.status).toBe(200)
  await say(server, { type: 'odds', eventId: a!, markets: [result3('1.30', '4.50', '9.00')] })
  expect(await placeSlip(player, slip)).toEqual(first)
  expect(await placeSlip(player, { ...slip, stake: '11.00' })).toMatchObject({ status: 1101 })
  expect(await placeSlip(player, { ...slip, key: randomUUID() })).toMatchObject({
    status: 5002,
    data: { seen: '2.00', now: '1.30', leg: 0 },
  })
  expect(await cashOf(player)).toBe('90.00')
})

test('[R123] a parlay over the room of a match is told the largest stake that fits', async () => {
  const prices = [result3('41.00', '8.00', '1.05')]
  const [a, b] = [await offerEvent(server, prices), await offerEvent(server, prices)]
  const legs = [home(a, '41.00'), home(b, '41.00')]
  const player = await playerWith(server, 1_000_000n)
  // 1681 to one: 20,000.00 of return is 11.89, and 40,000.00 of loss are 23.80 on both together.
  expect(await placeSlip(player, { kind: 'parlay', legs, stake: '11.90' })).toMatchObject({
    status: 4002,
  })
  for (let count = 0; count < 2; count++) {
    dataOf(await placeSlip(player, { kind: 'parlay', legs, stake: '11.89' }))
  }
  const full = await placeSlip(player, { kind: 'parlay', legs, stake: '1.00' })
  expect(full).toMatchObject({ status: 5004, data: { limit: '0.00' } })
  const asked = legs.map(([outcomeId, seenOdds]) => ({ outcomeId, seenOdds }))
  expect(
    dataOf(await player.call(ticket.quoteTicket, { body: { kind: 'parlay', legs: asked } })).maxBet,
  ).toBe('0.00')
})

test('[R078] a slip names the leg whose match alone keeps the stake down', async () => {
  const player = await playerWith(server, 10_000n)
  const [live] = await offerEvents(server, 1)
  const replay = await offerEvent(server, undefined, { replay: true })
  const quote = async (...ids: readonly string[]) => {
    const legs = ids.map((id) => ({ outcomeId: `${id}/1x2/@home`, seenOdds: '2.00' }))
    const body = { kind: 'parlay' as const, legs }
    return dataOf(await player.call(ticket.quoteTicket, { body }))
  }
  expect(await quote(live!, replay)).toMatchObject({
    maxBet: '20.00',
    limitedBy: `${replay}/1x2/@home`,
  })
  const [other] = await offerEvents(server, 1)
  expect(await quote(live!, other!)).toMatchObject({ maxBet: '500.00', limitedBy: null })
  dataOf(await placeSlip(player, { kind: 'single', legs: [home(live!)], stake: '99.00' }))
  await giveCash(server, player.playerId, 100_000n)
  for (let count = 0; count < 2; count++) {
    dataOf(await placeSlip(player, { kind: 'single', legs: [home(live!)], stake: '400.00' }))
  }
  // 1,000.00 on one match: 101.00 are left of it
  expect(await quote(live!, other!)).toMatchObject({
    maxBet: '101.00',
    limitedBy: `${live}/1x2/@home`,
  })
})

test('a receipt is the stored bet, and nobody else may read it', async () => {
  const [player, other] = [await playerWith(server, 1000n), await playerWith(server, 1000n)]
  const [a] = await offerEvents(server, 1)
  const { ticket: placed } = dataOf(await placeSlip(player, { kind: 'single', legs: [home(a!)] }))
  const params = { betId: placed.betId }
  const receipt = dataOf(await player.call(ticket.ticketReceipt, { params }))
  expect(receipt).toEqual({ ...placed, licenceProfile: 'open', oddsPolicy: 'better' })
  expect(await other.call(ticket.ticketReceipt, { params })).toMatchObject({ status: 5003 })
})
