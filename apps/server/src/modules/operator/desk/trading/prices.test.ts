import { cashOutOffer } from '@jogada/contract/ticket'
import { ops } from '@jogada/contract'
import { expect, test } from 'vitest'
import { serverOfFile } from '../../../../testkit/server-of-file.ts'
import { dataOf } from '../../../../testkit/test-player.ts'
import {
  bet,
  cashOf,
  caughtUp,
  eventOf,
  moveStart,
  offerEvent,
  outcomeOf,
  playerWith,
  result3,
  say,
  settle,
  total,
} from '../../../sportsbook/testkit.ts'
import { tradersOfFile } from './testkit.ts'

const server = serverOfFile()
const staff = tradersOfFile(server)

const { trading } = ops
const CLOSED = 5001
const reason = 'test of the desk'
const markets = [result3('2.00', '3.50', '4.00'), total('2.50', '1.90', '1.90')]

test('[SPB-03] an event by hand takes bets at the prices of a trader, whose book must not lose', async () => {
  const player = await playerWith(server, 10_000n)
  const startsAt = new Date(server.clock.now().getTime() + 3_600_000).toISOString()
  const fixture = {
    sport: 'badminton',
    competition: 'Aberto',
    stage: '',
    home: 'Ana Reis',
    away: 'Bia Luz',
    startsAt,
  } as const
  const { eventId } = dataOf(await staff.trader.call(trading.announce, { body: fixture }))
  const params = { eventId }
  const price = (home: string, away: string) =>
    staff.trader.call(trading.price, {
      params,
      body: {
        key: 'winner',
        specifiers: {},
        prices: [
          { outcome: 'home', odds: home },
          { outcome: 'away', odds: away },
        ],
      },
    })
  expect((await price('2.20', '2.20')).status).toBe(7021)
  expect((await price('1.00', '2.20')).http).toBe(400)
  expect((await price('1.80', '2.00')).status).toBe(200)
  await caughtUp(server, eventId)
  expect(outcomeOf(await eventOf(server, eventId), `${eventId}/winner/@away`)).toMatchObject({
    odds: '2.00',
    open: true,
  })
  dataOf(await bet(player, { outcomeId: `${eventId}/winner/@away`, seenOdds: '2.00' }))

  await moveStart(server, eventId)
  const body = { state: 'finished', bestOf: 3, reason } as const
  const unfinished = [{ home: 21, away: 19 }]
  expect(
    (await staff.trader.call(trading.askResult, { params, body: { ...body, sets: unfinished } }))
      .http,
  ).toBe(400)
  const sets = [...unfinished, { home: 18, away: 21 }, { home: 20, away: 22 }]
  const { approvalId } = dataOf(
    await staff.trader.call(trading.askResult, { params, body: { ...body, sets } }),
  )
  expect((await staff.approve(approvalId)).status).toBe(200)
  await settle(server)
  expect(await cashOf(player)).toBe('110.00')

  const ofFeed = await offerEvent(server, markets, { source: 'open-data' })
  const refused = await staff.trader.call(trading.price, {
    params: { eventId: ofFeed },
    body: { key: '1x2', specifiers: {}, prices: [] },
  })
  expect(refused.status).toBe(7020)
})

test('[SPB-03] two outcomes of a double chance win: its book must take in for both, and its margin says so', async () => {
  const startsAt = new Date(server.clock.now().getTime() + 3_600_000).toISOString()
  const names = { sport: 'football', competition: 'Aberto', stage: '' } as const
  const body = { ...names, home: 'Ana', away: 'Bia', startsAt }
  const params = dataOf(await staff.trader.call(trading.announce, { body }))
  const price = (
    key: string,
    odds: readonly string[],
    { outcomes = ['1X', '12', 'X2'], specifiers = {} } = {},
  ) =>
    staff.trader.call(trading.price, {
      params,
      body: {
        key,
        specifiers,
        prices: outcomes.map((outcome, at) => ({ outcome, odds: odds[at]! })),
      },
    })
  expect((await price('double_chance', ['2.50', '2.50', '2.50'])).status).toBe(7021)
  dataOf(await price('double_chance', ['1.25', '1.30', '1.60']))
  // what no result by hand can settle takes no price
  const nextGoal = { outcomes: ['home', 'none', 'away'], specifiers: { goalnr: '1' } }
  expect((await price('next_goal', ['2.50', '2.50', '2.50'], nextGoal)).http).toBe(400)
  await caughtUp(server, params.eventId)
  const view = dataOf(await staff.trader.call(trading.event, { params }))
  expect(view.markets.find(({ key }) => key === 'double_chance')?.margin).toBe('9.7')
  expect(view.priceable.map(({ key }) => key)).not.toContain('next_goal')

  const player = await playerWith(server, 10_000n)
  const { bet: ticket } = dataOf(
    await bet(player, { outcomeId: `${params.eventId}/double_chance/@X2`, seenOdds: '1.60' }),
  )
  const offer = dataOf(await player.call(cashOutOffer, { params: { betId: ticket.betId } }))
  // at the odds at which it was placed all that is kept is margin
  expect(Number(offer.amount)).toBeGreaterThan(8.5)
  expect(Number(offer.amount)).toBeLessThan(10)
})

test('[SPB-03] a line has one market by hand, however it is typed', async () => {
  const startsAt = new Date(server.clock.now().getTime() + 3_600_000).toISOString()
  const names = { sport: 'football', competition: 'Aberto', stage: '' } as const
  const body = { ...names, home: 'Cris', away: 'Bia', startsAt }
  const params = dataOf(await staff.trader.call(trading.announce, { body }))
  const { eventId } = params
  const typed = (key: string, specifiers: Record<string, string>, odds: readonly string[]) => {
    const outcomes = key === 'total' ? ['over', 'under'] : ['home', 'draw', 'away']
    const prices = odds.map((one, at) => ({ outcome: outcomes[at]!, odds: one }))
    return staff.trader.call(trading.price, { params, body: { key, specifiers, prices } })
  }
  const standing = async () => {
    await caughtUp(server, eventId)
    const view = dataOf(await staff.trader.call(trading.event, { params }))
    return view.markets
      .filter(({ isOffered }) => isOffered)
      .map(({ specifiers, outcomes }) => [Object.values(specifiers).join(), outcomes[0]!.odds])
  }
  dataOf(await typed('total', { total: '2.5' }, ['1.90', '1.90']))
  dataOf(await typed('total', { total: '2.50' }, ['2.40', '1.55']))
  expect(await standing()).toEqual([['2.50', '2.40']])
  dataOf(await typed('total', { total: '02.5', variant: 'x' }, []))
  expect(await standing()).toEqual([])
  dataOf(await typed('european_handicap', { hcp: '0:1' }, ['2.50', '3.50', '2.20']))
  dataOf(await typed('european_handicap', { hcp: '00:1' }, ['3.50', '3.50', '1.80']))
  expect(await standing()).toEqual([['0:1', '3.50']])
  dataOf(await typed('european_handicap', { hcp: '0:01' }, []))
  expect(await standing()).toEqual([])

  const prices = total('2.5', '1.90', '1.90')
  const said = { markets: [prices], withdrawn: [], isByTrader: true }
  await say(server, { type: 'odds_change', eventId, ...said })
  expect(await standing()).toEqual([['2.5', '1.90']])
  dataOf(await typed('total', { total: '2.5' }, ['2.40', '1.55']))
  expect(await standing()).toEqual([['2.50', '2.40']])
  await say(server, { type: 'odds_change', eventId, ...said })
  dataOf(await typed('total', { total: '2.50' }, []))
  expect(await standing()).toEqual([])
})

test('[SPB-05] after a goal that a trader says each market waits until they price it again', async () => {
  const startsAt = new Date(server.clock.now().getTime() + 3_600_000).toISOString()
  const names = { sport: 'football', competition: 'Aberto', stage: '' } as const
  const body = { ...names, home: 'Eva', away: 'Bia', startsAt }
  const params = dataOf(await staff.trader.call(trading.announce, { body }))
  const price = async (key: string, prices: readonly (readonly [string, string])[]) =>
    dataOf(
      await staff.trader.call(trading.price, {
        params,
        body: {
          key,
          specifiers: key === 'total' ? { total: '2.50' } : {},
          prices: prices.map(([outcome, odds]) => ({ outcome, odds })),
        },
      }),
    )
  const standing = async () => {
    await caughtUp(server, params.eventId)
    const { stoppedBecause, markets: all } = dataOf(
      await staff.trader.call(trading.event, { params }),
    )
    return [stoppedBecause, ...all.map(({ key, outcomes }) => [key, outcomes[0]!.isOpen])]
  }
  const result = [
    ['home', '2.00'],
    ['draw', '3.50'],
    ['away', '4.00'],
  ] as const
  await price('1x2', result)
  await price('total', [
    ['over', '1.90'],
    ['under', '1.90'],
  ])
  const score = { home: 1, away: 0 }
  await staff.trader.call(trading.say, { params, body: { phase: 'first_half', minute: 9, score } })
  expect(await standing()).toEqual(['score', ['1x2', false], ['total', false]])
  await price('1x2', result)
  expect(await standing()).toEqual([null, ['1x2', true], ['total', false]])
})

test('[R085] [R087] corners are offered from what a trader expects of them, move, and are settled by those taken', async () => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server, markets, { source: 'open-data' })
  const params = { eventId }
  const price = (home: string, away: string, taken = { home: 0, away: 0 }) =>
    staff.trader.call(trading.priceCorners, { params, body: { home, away, taken } })
  expect((await price('0', '5')).http).toBe(400)
  expect(dataOf(await staff.trader.call(trading.event, { params })).hasCornerModel).toBe(true)
  const offered = dataOf(await price('5.4', '4.6')).markets
  await caughtUp(server, eventId)
  const over = `${eventId}/corners_total/total=9.75/@over`
  const before = outcomeOf(await eventOf(server, eventId), over)!
  expect(before).toMatchObject({ open: true })
  dataOf(await bet(player, { outcomeId: over, seenOdds: before.odds }))

  expect(dataOf(await price('7', '6')).markets).toBe(offered)
  await caughtUp(server, eventId)
  const moved = await eventOf(server, eventId)
  // the line of ten corners has moved away; the result of the match is offered as before
  const totals = moved.markets.filter(
    ({ key, status }) => key === 'corners_total' && status === 'open',
  )
  expect(totals.map(({ line }) => Number(line)).toSorted((a, b) => a - b)[0]).toBeGreaterThan(11)
  expect(totals).toHaveLength(5)
  expect(outcomeOf(moved, `${eventId}/1x2/@home`)).toMatchObject({ open: true, odds: '2.00' })

  server.clock.advance(60_000)
  await moveStart(server, eventId, -1)
  const score = { home: 1, away: 0 }
  const entry = { state: 'finished', score, corners: { home: 6, away: 4 }, reason } as const
  const { approvalId } = dataOf(await staff.trader.call(trading.askResult, { params, body: entry }))
  expect((await staff.approve(approvalId)).status).toBe(200)
  await settle(server)
  // ten corners win half of over 9.75
  const won = 10 + (10 * (Number(before.odds) - 1)) / 2
  expect(Number(await cashOf(player))).toBeCloseTo(90 + won, 1)
})

test('[R085] [R087] corners that a trader priced outlive the whole books of the source, and end when they are taken off', async () => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server, markets, { source: 'open-data' })
  const params = { eventId }
  const rates = { home: '5.4', away: '4.6', taken: { home: 0, away: 0 } }
  const { markets: count } = dataOf(
    await staff.trader.call(trading.priceCorners, { params, body: rates }),
  )
  const repriced = [result3('2.20', '3.40', '3.60'), total('3.50', '1.95', '1.85')]
  await say(server, { type: 'odds', eventId, isWhole: true, markets: repriced })
  await caughtUp(server, eventId)
  const over = `${eventId}/corners_total/total=9.75/@over`
  const shown = await eventOf(server, eventId)
  expect(outcomeOf(shown, `${eventId}/1x2/@home`)).toMatchObject({ odds: '2.20', open: true })
  expect(shown.markets.filter(({ key }) => key === 'total').map(({ line }) => line)).toEqual([
    '3.50',
  ])
  const { odds } = outcomeOf(shown, over)!
  dataOf(await bet(player, { outcomeId: over, seenOdds: odds }))

  const taken = await staff.trader.call(trading.withdrawCorners, { params })
  expect(dataOf(taken)).toEqual({ markets: count })
  await caughtUp(server, eventId)
  expect((await eventOf(server, eventId)).markets.map(({ key }) => key)).toEqual(['1x2', 'total'])
  await say(server, { type: 'odds', eventId, isWhole: true, markets: repriced })
  await caughtUp(server, eventId)
  expect(await bet(player, { outcomeId: over, seenOdds: odds })).toMatchObject({ status: CLOSED })
  expect(dataOf(await staff.trader.call(trading.withdrawCorners, { params }))).toEqual({
    markets: 0,
  })
})

test.each([
  ['a replay', { source: 'open-data', replay: true }],
  ['a match of another feed', { source: 'odds-api' }],
  ['another sport', { source: 'open-data', sport: 'tennis' }],
] as const)('the corners of %s are not priced here', async (_which, facts) => {
  const eventId = await offerEvent(server, markets, facts)
  const body = { home: '5', away: '5', taken: { home: 0, away: 0 } }
  const refused = await staff.trader.call(trading.priceCorners, { params: { eventId }, body })
  expect(refused.status).toBe(7020)
})
