import { ops, refusals } from '@jogada/contract'
import { AMEND_WITHIN_HOURS } from '@jogada/core/sports/rules/sport-rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorWith } from '../../../testkit/test-operator.ts'
import type { TestOperator } from '../../../testkit/test-operator.ts'
import { dataOf } from '../../../testkit/test-player.ts'
import { startTestServer } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'
import {
  bet,
  cashOf,
  caughtUp,
  eventOf,
  finish,
  moveStart,
  offerEvent,
  outcomeOf,
  playerWith,
  result3,
  say,
  total,
} from '../../sportsbook/testkit.ts'
import { settleFinishedEvents } from '../../sportsbook/settlement/settle-events.ts'
import { verifyAudit } from '../../audit/index.ts'

let server: TestServer
let trader: TestOperator
let second: TestOperator
beforeAll(async () => {
  server = await startTestServer()
  trader = await operatorWith(server, ['trader'])
  second = await operatorWith(server, ['trader'])
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const { trading, approvals } = ops
const CLOSED = 5001
const reason = 'test of the desk'
const markets = [result3('2.00', '3.50', '4.00'), total('2.50', '1.90', '1.90')]
type Scope = ops.trading.HoldScope

const hold = async (scope: Scope, id: string) =>
  dataOf(await trader.call(trading.hold, { body: { scope, id, reason } }))
const release = async (scope: Scope, id: string) =>
  dataOf(await trader.call(trading.release, { body: { scope, id, reason } }))
const approve = (approvalId: string, by = second) =>
  by.call(approvals.approve, { params: { approvalId }, body: {} })

test.each([
  ['outcome', '/1x2/@home', [false, true, true]],
  ['market', '/1x2', [false, false, true]],
  ['event', '', [false, false, false]],
] as const)(
  '[SPB-06] suspending %s refuses its bets until it is released',
  async (scope, rest, open) => {
    const player = await playerWith(server, 100_000n)
    const eventId = await offerEvent(server, markets)
    const ids = [
      `${eventId}/1x2/@home`,
      `${eventId}/1x2/@away`,
      `${eventId}/total/total=2.50/@over`,
    ]
    const odds = ['2.00', '4.00', '1.90']
    const bets = async () => {
      const answers = []
      for (const [at, outcomeId] of ids.entries()) {
        answers.push((await bet(player, { outcomeId, seenOdds: odds[at]! })).status)
      }
      return answers
    }
    expect(await hold(scope, eventId + rest)).toEqual({ events: 1 })
    await caughtUp(server, eventId)
    expect(await bets()).toEqual(open.map((isOpen) => (isOpen ? 200 : CLOSED)))
    const shown = await eventOf(server, eventId)
    expect(ids.map((id) => outcomeOf(shown, id)?.open)).toEqual(open)
    expect(dataOf(await trader.call(trading.holds, {}))[0]).toMatchObject({ scope, reason })

    // a feed does not open what a person has closed
    await say(server, { type: 'bet_start', eventId })
    expect(await bets()).toEqual(open.map((isOpen) => (isOpen ? 200 : CLOSED)))
    await release(scope, eventId + rest)
    await caughtUp(server, eventId)
    expect(await bets()).toEqual([200, 200, 200])
    expect(
      (await trader.call(trading.release, { body: { scope, id: eventId + rest, reason } })).http,
    ).toBe(404)
  },
)

test('[SPB-06] what was suspended is released when its event is over, and nothing over is suspended', async () => {
  const eventId = await offerEvent(server, markets)
  await hold('event', eventId)
  await finish(server, eventId, { home: 0, away: 0 })
  expect(await release('event', eventId)).toEqual({ events: 0 })
  const again = await trader.call(trading.hold, { body: { scope: 'event', id: eventId, reason } })
  expect(again.status).toBe(5000)
})

test('[SPB-06] a suspended competition takes no bets on what is announced later either', async () => {
  const competition = 'Copa de Prova'
  const before = await offerEvent(server, markets, { competition })
  expect(await hold('competition', competition)).toEqual({ events: 1 })
  const after = await offerEvent(server, markets, { competition })
  await caughtUp(server, before)
  for (const eventId of [before, after]) {
    expect((await eventOf(server, eventId)).status).toBe('suspended')
  }
  expect(await release('competition', competition)).toEqual({ events: 2 })
  for (const eventId of [before, after]) {
    await caughtUp(server, eventId)
    expect((await eventOf(server, eventId)).status).toBe('open')
  }
})

test('[SPB-05] a bet that was decided before a suspension and not committed is refused', async () => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server, markets)
  const [answer] = await Promise.all([
    bet(player, { outcomeId: `${eventId}/1x2/@home`, seenOdds: '2.00' }),
    hold('event', eventId),
  ])
  const { rows } = await server.deps.pool.query<{ after: boolean }>(
    `SELECT b.placed_at > h.held_at AS after FROM sportsbook.hold h
       JOIN sportsbook.leg l ON l.event_id = h.id
       JOIN sportsbook.bet b ON b.player_id = l.player_id AND b.bet_id = l.bet_id
      WHERE h.id = $1`,
    [eventId],
  )
  expect(rows.length).toBe(answer.status === 200 ? 1 : 0)
  expect((await bet(player, { outcomeId: `${eventId}/1x2/@home`, seenOdds: '2.00' })).status).toBe(
    CLOSED,
  )
})

test('[SPB-12] a result by hand needs a second trader, shows its cost before, and settles once', async () => {
  const player = await playerWith(server, 100_000n)
  const eventId = await offerEvent(server, markets)
  dataOf(
    await bet(player, { outcomeId: `${eventId}/1x2/@home`, seenOdds: '2.00', stake: '100.00' }),
  )
  dataOf(
    await bet(player, {
      outcomeId: `${eventId}/total/total=2.50/@over`,
      seenOdds: '1.90',
      stake: '50.00',
    }),
  )
  await moveStart(server, eventId)
  const params = { eventId }
  const entry = {
    state: 'finished',
    score: { home: 2, away: 0 },
    halfTime: { home: 1, away: 0 },
  } as const
  const preview = dataOf(await trader.call(trading.previewResult, { params, body: entry }))
  expect(preview).toMatchObject({ bets: 2, stake: '150.00', payout: '200.00', ended: 2 })
  expect(preview.legs).toMatchObject({ win: 1, lose: 1 })

  const detail = dataOf(await trader.call(trading.event, { params }))
  expect(detail.event.risk).toEqual({ bets: 2, stake: '150.00', liability: '145.00' })

  const { approvalId } = dataOf(
    await trader.call(trading.askResult, { params, body: { ...entry, reason } }),
  )
  await settleFinishedEvents(server.deps)
  expect(await cashOf(player)).toBe('850.00')
  expect((await approve(approvalId, trader)).status).toBe(7003)
  expect((await approve(approvalId)).status).toBe(200)
  expect((await approve(approvalId)).status).toBe(7004)
  await settleFinishedEvents(server.deps)
  expect(await cashOf(player)).toBe('1050.00')

  const ended = dataOf(await trader.call(trading.events, { query: { state: 'ended' } }))
  const own = ended.events.find((one) => one.eventId === eventId)
  expect(own).toMatchObject({ score: entry.score, resultState: 'finished' })
  const bets = dataOf(await trader.call(trading.bets, { params, query: {} }))
  expect(bets.map(({ payout }) => payout)).toEqual(['0.00', '200.00'])
})

test('[SPB-05] before its start a match has no other end by hand than to be void', async () => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server, markets)
  dataOf(await bet(player, { outcomeId: `${eventId}/1x2/@home`, seenOdds: '2.00' }))
  const params = { eventId }
  const entries = [
    { state: 'finished', score: { home: 1, away: 0 } },
    { state: 'abandoned', score: { home: 0, away: 0 } },
  ] as const
  const [finished] = entries
  const { status } = refusals.event_not_begun
  for (const entry of entries) {
    const seen = await trader.call(trading.previewResult, { params, body: entry })
    const asked = await trader.call(trading.askResult, { params, body: { ...entry, reason } })
    expect([seen.status, asked.status]).toEqual([status, status])
  }
  expect(dataOf(await trader.call(trading.event, { params })).hasBegun).toBe(false)

  // a match that is put off between the two persons has not begun either
  const body = { ...finished, reason }
  const other = { eventId: await offerEvent(server, markets) }
  await moveStart(server, other.eventId)
  const early = dataOf(await trader.call(trading.askResult, { params: other, body }))
  await moveStart(server, other.eventId, 60_000)
  expect((await approve(early.approvalId)).status).toBe(status)

  const asked = dataOf(
    await trader.call(trading.askResult, { params, body: { state: 'void', reason } }),
  )
  expect((await approve(asked.approvalId)).status).toBe(200)
  await settleFinishedEvents(server.deps)
  expect(await cashOf(player)).toBe('100.00')
})

test('[SPB-10] two traders take a result back, and the next one settles anew', async () => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server, markets)
  dataOf(await bet(player, { outcomeId: `${eventId}/1x2/@home`, seenOdds: '2.00' }))
  await finish(server, eventId, { home: 1, away: 0 })
  await settleFinishedEvents(server.deps)
  expect(await cashOf(player)).toBe('110.00')
  const params = { eventId }
  const asked = dataOf(await trader.call(trading.askRollback, { params, body: { reason } }))
  expect((await approve(asked.approvalId)).status).toBe(200)
  await settleFinishedEvents(server.deps)
  expect(await cashOf(player)).toBe('90.00')
  await moveStart(server, eventId)
  const body = { state: 'finished', score: { home: 0, away: 1 }, reason } as const
  const again = dataOf(await second.call(trading.askResult, { params, body }))
  expect((await approve(again.approvalId, trader)).status).toBe(200)
  await settleFinishedEvents(server.deps)
  expect(await cashOf(player)).toBe('90.00')
})

test('[SPB-10] a result stands for good once the printed hours for its correction are over', async () => {
  const eventId = await offerEvent(server, markets)
  await finish(server, eventId, { home: 1, away: 0 })
  await settleFinishedEvents(server.deps)
  const params = { eventId }
  const finishedAgo = (ms: number) =>
    server.deps.db
      .updateTable('sportsbook.event')
      .set({ finished_at: new Date(server.clock.now().getTime() - ms) })
      .where('event_id', '=', eventId)
      .execute()
  const late = AMEND_WITHIN_HOURS * 3_600_000 + 60_000
  await finishedAgo(late)
  const refused = await trader.call(trading.askRollback, { params, body: { reason } })
  expect(refused.status).toBe(refusals.result_final.status)
  await finishedAgo(late - 120_000)
  const asked = await trader.call(trading.askRollback, { params, body: { reason } })
  expect(asked.status).toBe(200)
})

test('[SPB-09] two traders cancel one market, and only its stakes go back', async () => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server, markets)
  dataOf(await bet(player, { outcomeId: `${eventId}/1x2/@home`, seenOdds: '2.00' }))
  dataOf(await bet(player, { outcomeId: `${eventId}/total/total=2.50/@over`, seenOdds: '1.90' }))
  const params = { eventId }
  const whole = { from: null, to: null, reason }
  const foreign = await trader.call(trading.askCancel, {
    params,
    body: { marketId: 'other/1x2', ...whole },
  })
  expect(foreign.http).toBe(400)
  const { approvalId } = dataOf(
    await trader.call(trading.askCancel, {
      params,
      body: { marketId: `${eventId}/1x2`, ...whole },
    }),
  )
  expect((await approve(approvalId)).status).toBe(200)
  await settleFinishedEvents(server.deps)
  expect(await cashOf(player)).toBe('90.00')
})

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
  const { eventId } = dataOf(await trader.call(trading.announce, { body: fixture }))
  const params = { eventId }
  const price = (home: string, away: string) =>
    trader.call(trading.price, {
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
    (await trader.call(trading.askResult, { params, body: { ...body, sets: unfinished } })).http,
  ).toBe(400)
  const sets = [...unfinished, { home: 18, away: 21 }, { home: 20, away: 22 }]
  const { approvalId } = dataOf(
    await trader.call(trading.askResult, { params, body: { ...body, sets } }),
  )
  expect((await approve(approvalId)).status).toBe(200)
  await settleFinishedEvents(server.deps)
  expect(await cashOf(player)).toBe('110.00')

  const ofFeed = await offerEvent(server, markets, { source: 'open-data' })
  const refused = await trader.call(trading.price, {
    params: { eventId: ofFeed },
    body: { key: '1x2', specifiers: {}, prices: [] },
  })
  expect(refused.status).toBe(7020)
})

test('[R085] [R087] corners are offered from what a trader expects of them, move, and are settled by those taken', async () => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server, markets, { source: 'open-data' })
  const params = { eventId }
  const price = (home: string, away: string, taken = { home: 0, away: 0 }) =>
    trader.call(trading.priceCorners, { params, body: { home, away, taken } })
  expect((await price('0', '5')).http).toBe(400)
  expect(dataOf(await trader.call(trading.event, { params })).hasCornerModel).toBe(true)
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

  await moveStart(server, eventId)
  const score = { home: 1, away: 0 }
  const entry = { state: 'finished', score, corners: { home: 6, away: 4 }, reason } as const
  const { approvalId } = dataOf(await trader.call(trading.askResult, { params, body: entry }))
  expect((await approve(approvalId)).status).toBe(200)
  await settleFinishedEvents(server.deps)
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
    await trader.call(trading.priceCorners, { params, body: rates }),
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

  const taken = await trader.call(trading.withdrawCorners, { params })
  expect(dataOf(taken)).toEqual({ markets: count })
  await caughtUp(server, eventId)
  expect((await eventOf(server, eventId)).markets.map(({ key }) => key)).toEqual(['1x2', 'total'])
  await say(server, { type: 'odds', eventId, isWhole: true, markets: repriced })
  await caughtUp(server, eventId)
  expect(await bet(player, { outcomeId: over, seenOdds: odds })).toMatchObject({ status: CLOSED })
  expect(dataOf(await trader.call(trading.withdrawCorners, { params }))).toEqual({ markets: 0 })
})

test.each([
  ['a replay', { source: 'open-data', replay: true }],
  ['a match of another feed', { source: 'odds-api' }],
  ['another sport', { source: 'open-data', sport: 'tennis' }],
] as const)('the corners of %s are not priced here', async (_which, facts) => {
  const eventId = await offerEvent(server, markets, facts)
  const body = { home: '5', away: '5', taken: { home: 0, away: 0 } }
  const refused = await trader.call(trading.priceCorners, { params: { eventId }, body })
  expect(refused.status).toBe(7020)
})

test('[AUD-05] what traders did stands in an unbroken chain', async () => {
  const { entries, firstBadSeq } = await verifyAudit(server.deps)
  expect(firstBadSeq).toBeNull()
  expect(entries).toBeGreaterThan(10)
})

test('[AUD-08] the board pages through what is to come', async () => {
  for (let n = 0; n < 55; n++) await offerEvent(server, markets)
  const seen: string[] = []
  let after: string | undefined
  do {
    const query = { state: 'upcoming', ...(after ? { after } : {}) } as const
    const page = dataOf(await trader.call(trading.events, { query }))
    seen.push(...page.events.map(({ eventId }) => eventId))
    after = page.next ?? undefined
  } while (after)
  expect(seen.length).toBeGreaterThan(55)
  expect(new Set(seen).size).toBe(seen.length)
})
