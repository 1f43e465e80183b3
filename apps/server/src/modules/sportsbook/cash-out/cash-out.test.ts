import { randomUUID } from 'node:crypto'
import { sport, ticket } from '@jogada/contract'
import { MATCH_PHASES } from '@jogada/core/sports/codes'
import { footballResult } from '@jogada/core/sports/results/football'
import { expect, test } from 'vitest'
import { serverOfFile } from '../../../testkit/server-of-file.ts'
import { dataOf } from '../../../testkit/test-player.ts'
import type { TestPlayer } from '../../../testkit/test-player.ts'
import { serverOn } from '../../../testkit/test-server.ts'
import { closeGate } from '../feed/gate.ts'
import { sendHeartbeat } from '../feed/heartbeats.ts'
import {
  cashOf,
  caughtUp,
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
  total,
  withCatalogue,
} from '../testkit.ts'
import { acceptCashOut } from './accept-offer.ts'
import { decideCashOuts } from './decide-cash-outs.ts'

const server = serverOfFile()

/** Prices with the source's own chance of home, which is what a sale goes by. */
function homeAt(odds: string, probability: number) {
  const market = result3(odds, '3.50', '4.00')
  return {
    ...market,
    prices: market.prices.map((price) =>
      price.outcome === 'home' ? { ...price, probability } : price,
    ),
  }
}

const single = async (player: TestPlayer, eventId: string, stake = '10.00') =>
  dataOf(await placeSlip(player, { kind: 'single', legs: [home(eventId)], stake })).ticket.betId

const offerFor = async (player: TestPlayer, betId: string) =>
  dataOf(await player.call(ticket.cashOutOffer, { params: { betId } }))

const accept = (
  player: TestPlayer,
  betId: string,
  { key = randomUUID(), ...body }: { offerId: string; percent?: number; key?: string },
) => player.call(ticket.acceptCashOut, { params: { betId }, body }, { key })

test('[SPB-13] a whole ticket is bought back for its fair value less the margin, once', async () => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server, [homeAt('2.00', 0.48)])
  const betId = await single(player, eventId)
  await say(server, { type: 'odds', eventId, markets: [homeAt('1.25', 0.76)] })
  const offer = await offerFor(player, betId)
  // 10 × 2.00 × 0.76 × 0.95
  expect(offer).toMatchObject({ available: true, reason: null, amount: '14.44', delayMs: 0 })
  const key = randomUUID()
  const sold = dataOf(await accept(player, betId, { offerId: offer.offerId!, key }))
  expect(sold).toMatchObject({ code: 1000, amount: '14.44', balance: '104.44' })
  expect(sold.ticket).toMatchObject({ status: 9999, result: null, cashedOut: '14.44' })
  expect(dataOf(await accept(player, betId, { offerId: offer.offerId!, key }))).toEqual(sold)
  expect(await accept(player, betId, { offerId: offer.offerId! })).toMatchObject({
    status: 5020,
    data: { reason: 'closed' },
  })
  await finish(server, eventId, { home: 1, away: 0 })
  expect(await settle(server)).toMatchObject({ settled: 0 })
  expect(await cashOf(player)).toBe('104.44')
})

test('[SPB-13] a line that can give a stake back is bought back by each way of settling it', async () => {
  const player = await playerWith(server, 10_000n)
  const lineAt = (odds: string, chances?: Record<string, number>) => {
    const { prices, ...market } = total('2.00', odds, '1.85')
    const [first, second] = prices
    const over = { ...first!, probability: 0.948, ...(chances && { chances }) }
    return { ...market, prices: [over, second!] }
  }
  const eventId = await offerEvent(server, [lineAt('2.50')])
  const over = [`${eventId}/total/total=2.00/@over`, '2.50'] as const
  const slip = { kind: 'single', legs: [over], stake: '10.00' } as const
  const { betId } = dataOf(await placeSlip(player, slip)).ticket
  // nobody says how often the stake comes back: what the bet is worth is not known
  expect(await offerFor(player, betId)).toMatchObject({ available: false, reason: 'no_price' })
  const ahead = lineAt('1.20', { win: 0.782, refund: 0.175, lose: 0.043 })
  await say(server, { type: 'odds', eventId, markets: [ahead] })
  // 10 × (2.50 × 0.782 + 0.175) × 0.95, where 2.50 × 0.948 would make 22.52
  expect(await offerFor(player, betId)).toMatchObject({ available: true, amount: '20.24' })
})

test('a part is sold, and the rest is settled at the odds of its placement', async () => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server, [homeAt('2.00', 0.5)])
  const betId = await single(player, eventId)
  const { offerId } = await offerFor(player, betId)
  const first = dataOf(await accept(player, betId, { offerId: offerId!, percent: 50 }))
  expect(first).toMatchObject({ amount: '4.75', balance: '94.75' })
  expect(first.ticket).toMatchObject({ status: 0, openStake: '5.00', potential: '10.00' })
  // The old offer named the whole ticket as it was before.
  expect(await accept(player, betId, { offerId: offerId! })).toMatchObject({ status: 5021 })
  await finish(server, eventId, { home: 1, away: 0 })
  await settle(server)
  expect(await cashOf(player)).toBe('104.75')
  const [ended] = await ticketsOf(player, { state: 'settled' })
  expect(ended).toMatchObject({ result: 10, payout: '10.00', cashedOut: '4.75', stake: '10.00' })
})

test('[R164] the short form of a single says what its sales and its rest brought together', async () => {
  const player = await playerWith(server, 10_000n)
  const markets = [homeAt('2.00', 0.5)]
  const [rest, whole] = [await offerEvent(server, markets), await offerEvent(server, markets)]
  const [partly, wholly] = [await single(player, rest), await single(player, whole)]
  const sell = async (betId: string, percent: number) => {
    const { offerId } = await offerFor(player, betId)
    return dataOf(await accept(player, betId, { offerId: offerId!, percent })).amount
  }
  expect(await sell(partly, 50)).toBe('4.75')
  const price = await sell(wholly, 100)
  const shown = async () => dataOf(await player.call(sport.myBets, {}))
  const sold = { betId: wholly, status: 90, stake: '10.00', payout: price }
  const kept = { betId: partly, stake: '10.00', potential: '14.75' }
  expect(await shown()).toMatchObject([sold, { ...kept, status: 0, payout: null }])
  await finish(server, rest, { home: 1, away: 0 })
  await settle(server)
  expect(await shown()).toMatchObject([sold, { ...kept, status: 10, payout: '14.75' }])
})

test('[SPB-13] a worse offer by now is refused and named; a better one is given', async () => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server, [homeAt('2.00', 0.5)])
  const betId = await single(player, eventId)
  const seen = await offerFor(player, betId)
  await say(server, { type: 'odds', eventId, markets: [homeAt('2.40', 0.4)] })
  const refused = await accept(player, betId, { offerId: seen.offerId! })
  expect(refused).toMatchObject({ status: 5021, data: { amount: '7.60' } })
  await say(server, { type: 'odds', eventId, markets: [homeAt('1.60', 0.6)] })
  const { offerId } = refused.data as unknown as { offerId: string }
  expect(dataOf(await accept(player, betId, { offerId }))).toMatchObject({ amount: '11.40' })
})

test('[SPB-13] an offer holds for the ticket that it was made for, and for no other of the same price', async () => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server, [homeAt('2.00', 0.5)])
  const [betId, other] = [await single(player, eventId), await single(player, eventId)]
  const [seen, own] = [await offerFor(player, betId), await offerFor(player, other)]
  expect(seen.amount).toBe(own.amount)
  expect(await accept(player, other, { offerId: seen.offerId! })).toMatchObject({
    status: 5021,
    data: { offerId: own.offerId, amount: own.amount },
  })
  expect(dataOf(await accept(player, betId, { offerId: seen.offerId! })).amount).toBe('9.50')
})

test('[SEC-08] an offer of nothing that nobody made is answered with the one that holds, and keeps no batch back', async () => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server, [homeAt('2.00', 0.5)])
  const betId = await single(player, eventId)
  const { offerId } = await offerFor(player, betId)
  const forged = ['0', '00', '000000']
    .map((amount) => offerId!.replace('-950-', `-${amount}-`))
    .concat('0-0-0000000000000000')
  for (const text of forged) {
    expect(await accept(player, betId, { offerId: text })).toMatchObject({
      status: 5021,
      data: { offerId },
    })
  }
  expect(dataOf(await accept(player, betId, { offerId: offerId! })).amount).toBe('9.50')
})

test('a ticket with a suspended leg is not bought back', async () => {
  const player = await playerWith(server, 10_000n)
  const [a, b] = [await offerEvent(server), await offerEvent(server)]
  const legs = [a, b].map((id) => home(id))
  const { ticket: placed } = dataOf(await placeSlip(player, { kind: 'parlay', legs }))
  const { offerId } = await offerFor(player, placed.betId)
  await say(server, { type: 'bet_stop', eventId: b, reason: 'goal' })
  expect(await offerFor(player, placed.betId)).toMatchObject({
    available: false,
    reason: 'suspended',
    offerId: null,
  })
  expect(await accept(player, placed.betId, { offerId: offerId! })).toMatchObject({ status: 5020 })
  expect(await cashOf(player)).toBe('90.00')
})

test('[SPB-13] in play a sale waits: paid when nothing happened, kept when the match was stopped', async () => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server, [homeAt('2.00', 0.5)])
  const betId = await single(player, eventId)
  await goLive(server, eventId)
  let offerId: string | null = null
  const sell = async () => {
    const offer = await offerFor(player, betId)
    expect(offer.delayMs).toBe(6000)
    ;({ offerId } = offer)
    return dataOf(await accept(player, betId, { offerId: offerId!, percent: 50 }))
  }
  expect(await sell()).toMatchObject({ code: -10, balance: '90.00' })
  // whoever asks meanwhile hears that it waits, not another offer
  expect(await offerFor(player, betId)).toMatchObject({ available: false, reason: 'waiting' })
  expect(await accept(player, betId, { offerId: offerId! })).toMatchObject({
    status: 5020,
    data: { reason: 'waiting' },
  })
  const decide = () => withCatalogue(server, decideCashOuts)
  expect(await decide()).toBe(0)
  await say(server, { type: 'bet_stop', eventId, reason: 'goal' })
  await say(server, { type: 'bet_start', eventId })
  server.clock.advance(6000)
  await sendHeartbeat(server.deps, 'by-hand')
  expect(await decide()).toBe(1)
  expect(await cashOf(player)).toBe('90.00')
  await caughtUp(server, eventId)
  expect(await offerFor(player, betId)).toMatchObject({ available: true })
  expect(await sell()).toMatchObject({ code: -10 })
  server.clock.advance(6000)
  await sendHeartbeat(server.deps, 'by-hand')
  expect(await decide()).toBe(1)
  expect(await decide()).toBe(0)
  expect(await cashOf(player)).toBe('94.75')
  expect((await ticketsOf(player, { state: 'open' }))[0]).toMatchObject({ openStake: '5.00' })
})

test('[SPB-13] a leg that its match has decided in play is sold on while that match takes bets, and waits with it', async () => {
  const player = await playerWith(server, 10_000n)
  const decided = await offerEvent(server, [homeAt('2.00', 0.5), total('1.50', '1.90', '1.90')])
  const open = await offerEvent(server, [homeAt('2.00', 0.5)])
  const legs = [[`${decided}/total/total=1.50/@over`, '1.90'] as const, home(open)]
  const { betId } = dataOf(await placeSlip(player, { kind: 'parlay', legs })).ticket
  await goLive(server, decided)
  const score = { home: 2, away: 0 }
  await say(
    server,
    { type: 'bet_stop', eventId: decided, reason: 'goal' },
    {
      type: 'score',
      eventId: decided,
      phase: MATCH_PHASES.first_half,
      minute: 30,
      score,
      facts: footballResult({ state: 'live', score, halfTime: null }),
    },
  )
  await say(server, { type: 'bet_start', eventId: decided })
  await say(server, { type: 'bet_stop', eventId: decided, reason: 'review' })
  expect(await offerFor(player, betId)).toMatchObject({ available: false, reason: 'suspended' })
  await say(server, { type: 'bet_start', eventId: decided })
  // 10 × 1.90 × 2.00 × 0.5 × 0.95
  const offer = { available: true, amount: '18.05', delayMs: 6000 }
  const sell = async () => {
    const { offerId } = await offerFor(player, betId)
    return accept(player, betId, { offerId: offerId! })
  }
  expect(await offerFor(player, betId)).toMatchObject(offer)
  expect(dataOf(await sell())).toMatchObject({ code: -10 })
  await say(server, { type: 'bet_stop', eventId: decided, reason: 'goal' })
  await say(server, { type: 'bet_start', eventId: decided })
  server.clock.advance(6000)
  await sendHeartbeat(server.deps, 'by-hand')
  expect(await withCatalogue(server, decideCashOuts)).toBe(1)
  expect(await cashOf(player)).toBe('90.00')
  await caughtUp(server, decided)
  expect(await offerFor(player, betId)).toMatchObject(offer)
  // a stop that this process has not heard of yet
  await closeGate(server.deps, decided, 'not-heard')
  expect((await sell()).status).not.toBe(200)
  expect(await cashOf(player)).toBe('90.00')
})

test('[SPB-13] a result that is taken back while a sale is on its way leaves nothing to sell', async () => {
  const player = await playerWith(server, 10_000n)
  const over = await offerEvent(server, [homeAt('2.00', 0.5)])
  const open = await offerEvent(server, [homeAt('2.00', 0.5)])
  const legs = [home(over), home(open)]
  const { betId } = dataOf(await placeSlip(player, { kind: 'parlay', legs })).ticket
  await finish(server, over, { home: 1, away: 0 })
  const { offerId } = await offerFor(player, betId)
  const asked = { playerId: player.playerId, key: randomUUID(), betId, offerId: offerId! }
  const sold = withCatalogue(server, async (deps) => {
    let submits = 0
    const submit: typeof deps.ledger.submit = async (...command) => {
      submits += 1
      // another process, after this one has read the result
      if (submits === 1) await takeBack(server, over)
      return deps.ledger.submit(...command)
    }
    return acceptCashOut(
      { ...deps, ledger: { ...deps.ledger, submit } },
      { ...asked, percent: 100 },
    )
  })
  await expect(sold).rejects.toMatchObject({ code: 'cash_out_unavailable' })
  expect(await cashOf(player)).toBe('90.00')
})

test('[SEC-08] a sale and the settlement of a ticket race: its stake is paid for once', async () => {
  for (let round = 0; round < 5; round++) {
    const player = await playerWith(server, 1000n)
    const eventId = await offerEvent(server, [homeAt('2.00', 0.5)])
    const betId = await single(player, eventId)
    const { offerId } = await offerFor(player, betId)
    const [sold] = await Promise.all([
      accept(player, betId, { offerId: offerId! }),
      finish(server, eventId, { home: 1, away: 0 }).then(() => settle(server)),
    ])
    await settle(server)
    expect(await cashOf(player)).toBe(sold.status === 200 ? '9.50' : '20.00')
  }
})

test('two processes settle and take back at once: what a bet went through is one line', async () => {
  const other = await serverOn(server.url)
  try {
    for (let round = 0; round < 4; round++) {
      const player = await playerWith(server, 1000n)
      const eventId = await offerEvent(server, [homeAt('2.00', 0.5)])
      const betId = await single(player, eventId)
      await finish(server, eventId, { home: 1, away: 0 })
      const settleTwice = () => Promise.all([settle(server), settle(other)])
      await settleTwice()
      await takeBack(server, eventId)
      await settleTwice()
      await finish(server, eventId, { home: round % 2, away: 0 })
      await settleTwice()
      expect(await cashOf(player)).toBe(round % 2 === 1 ? '20.00' : '0.00')
      const bet = await server.deps.db
        .selectFrom('sportsbook.bet')
        .select('revision')
        .where('bet_id', '=', BigInt(betId))
        .executeTakeFirstOrThrow()
      expect(bet.revision).toBe(3)
      const kinds = (await server.deps.ledger.entries(player.playerId, 'held', { limit: 10 }))
        .map(({ kind }) => kind)
        .toReversed()
      expect(kinds).toEqual(['bet_stake', 'bet_settlement', 'bet_reversal', 'bet_settlement'])
    }
  } finally {
    await other.close()
  }
})

test('[SPB-13] [SEC-08] many sales of one ticket at once sell it once', async () => {
  const player = await playerWith(server, 2000n)
  const eventId = await offerEvent(server, [homeAt('2.00', 0.5)])
  const betId = await single(player, eventId)
  const { offerId } = await offerFor(player, betId)
  const sold = await Promise.all(
    Array.from({ length: 8 }, () => accept(player, betId, { offerId: offerId!, percent: 50 })),
  )
  // Whoever read the ticket before the first sale is told of the offer for what is left.
  const statuses = sold.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 5021)).toHaveLength(7)
  expect(await cashOf(player)).toBe('14.75')
})

test('a bet leaves no counter of its own behind, and its row refuses a change out of turn', async () => {
  const player = await playerWith(server, 1000n)
  const eventId = await offerEvent(server)
  await single(player, eventId)
  await finish(server, eventId, { home: 1, away: 0 })
  await settle(server)
  const { rows } = await server.deps.pool.query<{ name: string }>(
    'SELECT name FROM ledger.counter WHERE owner = $1',
    [String(player.playerId)],
  )
  expect(rows.filter(({ name }) => name.startsWith('bet:'))).toEqual([])
  await expect(
    server.deps.pool.query('UPDATE sportsbook.bet SET revision = 7 WHERE player_id = $1', [
      String(player.playerId),
    ]),
  ).rejects.toThrow('is at revision 1, not before 7')
})
