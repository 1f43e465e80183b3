import { randomUUID } from 'node:crypto'
import { ops, ticket } from '@jogada/contract'
import { beforeAll, expect, test } from 'vitest'
import { serverOfFile } from '../../../../testkit/server-of-file.ts'
import { operatorWith } from '../../../../testkit/test-operator.ts'
import type { TestOperator } from '../../../../testkit/test-operator.ts'
import { dataOf } from '../../../../testkit/test-player.ts'
import {
  bet,
  caughtUp,
  eventOf,
  finish,
  goLive,
  home,
  offerEvent,
  outcomeOf,
  placeSlip,
  playerWith,
  result3,
  say,
  total,
} from '../../../sportsbook/testkit.ts'
import { verifyAudit } from '../../../audit/index.ts'

const server = serverOfFile()
let trader: TestOperator
beforeAll(async () => {
  trader = await operatorWith(server, ['trader'])
})

const { trading } = ops
const CLOSED = 5001
const reason = 'test of the desk'
const markets = [result3('2.00', '3.50', '4.00'), total('2.50', '1.90', '1.90')]
type Scope = ops.trading.HoldScope

const hold = async (scope: Scope, id: string) =>
  dataOf(await trader.call(trading.hold, { body: { scope, id, reason } }))
const release = async (scope: Scope, id: string) =>
  dataOf(await trader.call(trading.release, { body: { scope, id, reason } }))

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

test('[SPB-07] the trader sees what singles and parts of multiples hang on an outcome, and less once a part is sold', async () => {
  const player = await playerWith(server, 100_000n)
  const [eventId, other] = [await offerEvent(server, markets), await offerEvent(server, markets)]
  const [outcomeId, seenOdds] = home(eventId)
  dataOf(await bet(player, { outcomeId, seenOdds, stake: '5.00' }))
  const legs = [home(eventId), home(other)]
  const placed = dataOf(await placeSlip(player, { kind: 'parlay', legs, stake: '30.00' }))
  const seen = async () => {
    const detail = dataOf(await trader.call(trading.event, { params: { eventId } }))
    const outcomes = detail.markets.flatMap((market) => market.outcomes)
    const backed = outcomes.filter(({ risk }) => risk.bets > 0)
    return { event: detail.event.risk, multiples: detail.multiples, backed }
  }
  // 5.00 of the single, and 30.00 that the leg of the parlay adds; all of it pays 90.00 more
  expect(await seen()).toMatchObject({
    event: { bets: 2, stake: '35.00', liability: '95.00' },
    multiples: { bets: 1, stake: '30.00', liability: '90.00' },
    backed: [{ outcomeId, risk: { bets: 2, stake: '35.00', liability: '35.00' } }],
  })
  const params = { betId: placed.ticket.betId }
  const { offerId } = dataOf(await player.call(ticket.cashOutOffer, { params }))
  const body = { offerId: offerId!, percent: 50 }
  dataOf(await player.call(ticket.acceptCashOut, { params, body }, { key: randomUUID() }))
  expect(await seen()).toMatchObject({
    multiples: { bets: 1, stake: '15.00', liability: '45.00' },
    backed: [{ outcomeId, risk: { bets: 2, stake: '20.00', liability: '20.00' } }],
  })
})

test('[AUD-05] what traders did stands in an unbroken chain', async () => {
  const { entries, firstBadSeq } = await verifyAudit(server.deps)
  expect(firstBadSeq).toBeNull()
  expect(entries).toBeGreaterThan(10)
})

test('[AUD-08] the board pages through what is to come, and no page begins anew when its anchor has gone', async () => {
  for (let n = 0; n < 55; n++) await offerEvent(server, markets)
  const seen: string[] = []
  let after: string | undefined
  do {
    const query = { state: 'upcoming', ...(after ? { after } : {}) } as const
    const page = dataOf(await trader.call(trading.events, { query }))
    seen.push(...page.events.map(({ eventId }) => eventId))
    after = page.next ?? undefined
  } while (after)
  expect(seen.length).toBeGreaterThanOrEqual(55)
  expect(new Set(seen).size).toBe(seen.length)

  // also when the last event of the page begins, ends or is put off meanwhile
  const query = { state: 'upcoming' } as const
  const first = dataOf(await trader.call(trading.events, { query }))
  const last = first.events.at(-1)!.eventId
  await goLive(server, last)
  await caughtUp(server, last)
  const following = { ...query, after: first.next! }
  const second = dataOf(await trader.call(trading.events, { query: following }))
  expect(second.events.map(({ eventId }) => eventId)).toEqual(seen.slice(first.events.length))
})
