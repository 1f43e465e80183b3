import { ops, refusals } from '@jogada/contract'
import { AMEND_WITHIN_HOURS } from '@jogada/core/sports/rules/sport-rules'
import { expect, test } from 'vitest'
import { serverOfFile } from '../../../../testkit/server-of-file.ts'
import { dataOf } from '../../../../testkit/test-player.ts'
import {
  bet,
  cashOf,
  caughtUp,
  eventOf,
  finish,
  home,
  moveStart,
  offerEvent,
  placeSlip,
  playerWith,
  result3,
  settle,
  goLive,
  ticketsOf,
  total,
} from '../../../sportsbook/testkit.ts'
import { tradersOfFile } from './testkit.ts'

const server = serverOfFile()
const staff = tradersOfFile(server)

const { trading } = ops
const reason = 'test of the desk'
const markets = [result3('2.00', '3.50', '4.00'), total('2.50', '1.90', '1.90')]

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
  const preview = dataOf(await staff.trader.call(trading.previewResult, { params, body: entry }))
  expect(preview).toMatchObject({ bets: 2, stake: '150.00', payout: '200.00', ended: 2 })
  expect(preview.legs).toMatchObject({ win: 1, lose: 1 })

  const detail = dataOf(await staff.trader.call(trading.event, { params }))
  expect(detail.event.risk).toEqual({ bets: 2, stake: '150.00', liability: '145.00' })

  const { approvalId } = dataOf(
    await staff.trader.call(trading.askResult, { params, body: { ...entry, reason } }),
  )
  const requests = dataOf(await staff.trader.call(ops.approvals.list, { query: {} }))
  const request = requests.find((one) => one.approvalId === approvalId)
  expect(request?.after).toMatchObject({ bets: 2, payout: '200.00', isPart: false })
  await settle(server)
  expect(await cashOf(player)).toBe('850.00')
  expect((await staff.approve(approvalId, staff.trader)).status).toBe(7003)
  expect((await staff.approve(approvalId)).status).toBe(200)
  expect((await staff.approve(approvalId)).status).toBe(7004)
  await settle(server)
  expect(await cashOf(player)).toBe('1050.00')

  const ended = dataOf(await staff.trader.call(trading.events, { query: { state: 'ended' } }))
  const own = ended.events.find((one) => one.eventId === eventId)
  expect(own).toMatchObject({ score: entry.score, resultState: 'finished' })
  const bets = dataOf(await staff.trader.call(trading.bets, { params, query: {} }))
  expect(bets.map(({ payout }) => payout)).toEqual(['0.00', '200.00'])
})

test('[SPB-12] a match that began and has no result waits among those to settle, one in play does not', async () => {
  const [silent, inPlay] = [await offerEvent(server, markets), await offerEvent(server, markets)]
  await moveStart(server, silent, -4 * 3_600_000)
  await moveStart(server, inPlay, -4 * 3_600_000)
  await goLive(server, inPlay)
  const query = { state: 'unsettled' } as const
  const { events } = dataOf(await staff.trader.call(trading.events, { query }))
  const ids = events.map(({ eventId }) => eventId)
  expect(ids).toContain(silent)
  expect(ids).not.toContain(inPlay)
  await finish(server, silent, { home: 1, away: 0 })
  await settle(server)
  const after = dataOf(await staff.trader.call(trading.events, { query }))
  expect(after.events.map(({ eventId }) => eventId)).not.toContain(silent)
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
    const seen = await staff.trader.call(trading.previewResult, { params, body: entry })
    const asked = await staff.trader.call(trading.askResult, { params, body: { ...entry, reason } })
    expect([seen.status, asked.status]).toEqual([status, status])
  }
  expect(dataOf(await staff.trader.call(trading.event, { params })).hasBegun).toBe(false)

  // a match that is put off between the two persons has not begun either
  const body = { ...finished, reason }
  const other = { eventId: await offerEvent(server, markets) }
  await moveStart(server, other.eventId)
  const early = dataOf(await staff.trader.call(trading.askResult, { params: other, body }))
  await moveStart(server, other.eventId, 60_000)
  expect((await staff.approve(early.approvalId)).status).toBe(status)

  const asked = dataOf(
    await staff.trader.call(trading.askResult, { params, body: { state: 'void', reason } }),
  )
  expect((await staff.approve(asked.approvalId)).status).toBe(200)
  await settle(server)
  expect(await cashOf(player)).toBe('100.00')
})

test('[SPB-05] [SPB-12] a match that a trader puts in play before its announced start has started then', async () => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server, markets)
  const [outcomeId, seenOdds] = home(eventId)
  dataOf(await bet(player, { outcomeId, seenOdds }))
  server.clock.advance(600_000)
  const params = { eventId }
  const said = { phase: 'first_half', minute: 1, score: { home: 0, away: 0 } } as const
  const startedAt = server.clock.now().toISOString()
  dataOf(await staff.trader.call(trading.say, { params, body: said }))
  server.clock.advance(60_000)
  dataOf(await staff.trader.call(trading.say, { params, body: { ...said, minute: 2 } }))
  const seen = dataOf(await staff.trader.call(trading.event, { params }))
  expect(seen).toMatchObject({ hasBegun: true, event: { startsAt: startedAt } })
  await caughtUp(server, eventId)
  const shown = { startsAt: startedAt, phase: 1, status: 'open' }
  await expect.poll(() => eventOf(server, eventId)).toMatchObject(shown)
  // what is bet now waits like any bet in play
  const waiting = dataOf(await placeSlip(player, { kind: 'single', legs: [[outcomeId, seenOdds]] }))
  expect(waiting.code).toBe(-10)

  const body = { state: 'finished', score: { home: 1, away: 0 }, reason } as const
  const { approvalId } = dataOf(await staff.trader.call(trading.askResult, { params, body }))
  expect((await staff.approve(approvalId)).status).toBe(200)
  await settle(server)
  // the bet before stands and has won; the one that waited is not decided any more
  expect((await ticketsOf(player)).map(({ status, result }) => [status, result])).toContainEqual([
    9999, 10,
  ])
})

test('[SPB-10] a match that a trader puts in play in a later minute began so much earlier, and what came since is told', async () => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server, markets)
  const [outcomeId, seenOdds] = home(eventId)
  server.clock.advance(600_000)
  dataOf(await bet(player, { outcomeId, seenOdds }))
  server.clock.advance(60_000)
  const nowMs = server.clock.now().getTime()
  const body = { phase: 'first_half', minute: 5, score: { home: 0, away: 0 } } as const
  dataOf(await staff.trader.call(trading.say, { params: { eventId }, body }))
  const startsAt = new Date(nowMs - 4 * 60_000).toISOString()
  await caughtUp(server, eventId)
  expect(await eventOf(server, eventId)).toMatchObject({ startsAt, phase: 1, minute: 5 })
  const alerts = await server.deps.db
    .selectFrom('alert.alert')
    .select(['kind', 'detail'])
    .where('subject', '=', `event:${eventId}`)
    .execute()
  expect(alerts).toMatchObject([{ kind: 'late_bets', detail: { bets: 1, from: startsAt } }])
})

test('[SPB-10] two traders take a result back, and the next one settles anew', async () => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server, markets)
  dataOf(await bet(player, { outcomeId: `${eventId}/1x2/@home`, seenOdds: '2.00' }))
  await finish(server, eventId, { home: 1, away: 0 })
  await settle(server)
  expect(await cashOf(player)).toBe('110.00')
  const params = { eventId }
  const asked = dataOf(await staff.trader.call(trading.askRollback, { params, body: { reason } }))
  expect((await staff.approve(asked.approvalId)).status).toBe(200)
  await settle(server)
  expect(await cashOf(player)).toBe('90.00')
  await moveStart(server, eventId)
  const body = { state: 'finished', score: { home: 0, away: 1 }, reason } as const
  const again = dataOf(await staff.second.call(trading.askResult, { params, body }))
  expect((await staff.approve(again.approvalId, staff.trader)).status).toBe(200)
  await settle(server)
  expect(await cashOf(player)).toBe('90.00')
})

test('[SPB-10] a result stands for good once the printed hours for its correction are over', async () => {
  const eventId = await offerEvent(server, markets)
  await finish(server, eventId, { home: 1, away: 0 })
  await settle(server)
  const params = { eventId }
  const finishedAgo = (ms: number) =>
    server.deps.db
      .updateTable('sportsbook.event')
      .set({ finished_at: new Date(server.clock.now().getTime() - ms) })
      .where('event_id', '=', eventId)
      .execute()
  const late = AMEND_WITHIN_HOURS * 3_600_000 + 60_000
  await finishedAgo(late)
  const refused = await staff.trader.call(trading.askRollback, { params, body: { reason } })
  expect(refused.status).toBe(refusals.result_final.status)
  await finishedAgo(late - 120_000)
  const asked = await staff.trader.call(trading.askRollback, { params, body: { reason } })
  expect(asked.status).toBe(200)
})

test('[SPB-09] two traders cancel one market, and only its stakes go back', async () => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server, markets)
  dataOf(await bet(player, { outcomeId: `${eventId}/1x2/@home`, seenOdds: '2.00' }))
  dataOf(await bet(player, { outcomeId: `${eventId}/total/total=2.50/@over`, seenOdds: '1.90' }))
  const params = { eventId }
  const whole = { from: null, to: null, reason }
  const foreign = await staff.trader.call(trading.askCancel, {
    params,
    body: { marketId: 'other/1x2', ...whole },
  })
  expect(foreign.http).toBe(400)
  const { approvalId } = dataOf(
    await staff.trader.call(trading.askCancel, {
      params,
      body: { marketId: `${eventId}/1x2`, ...whole },
    }),
  )
  expect((await staff.approve(approvalId)).status).toBe(200)
  await settle(server)
  expect(await cashOf(player)).toBe('90.00')
})
