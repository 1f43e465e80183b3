import { LIVE_NAMESPACE, refusals, SOCKET_PATH, sport, sportBook } from '@jogada/contract'
import { MATCH_PHASES } from '@jogada/core/sports/codes'
import { io } from 'socket.io-client'
import { expect, test, vi } from 'vitest'
import { serverOfFile } from '../../../testkit/server-of-file.ts'
import { callAs, dataOf } from '../../../testkit/test-player.ts'
import { serverOn } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'
import { appendMessages } from '../feed/append.ts'
import { sendHeartbeat } from '../feed/heartbeats.ts'
import { findEvent } from '../trading/find-event.ts'
import {
  bet,
  caughtUp,
  eventOf,
  finish,
  goLive,
  home,
  moveStart,
  offerEvent,
  placeSlip,
  playerWith,
  result3,
  say,
  takeBack,
  total,
} from '../testkit.ts'

const server = serverOfFile()

const list = async (on: TestServer) => dataOf(await callAs(on, sport.sportEvents, { query: {} }))

test('[SPB-03] every process shows the same prices under the same version, also one that starts later', async () => {
  const other = await serverOn(server.url)
  try {
    const ids: string[] = []
    for (let count = 0; count < 5; count++) ids.push(await offerEvent(server))
    await sendHeartbeat(server.deps, 'by-hand')
    const score = { home: 1, away: 0 }
    const [eventId] = ids
    for (let minute = 1; minute < 40; minute++) {
      await say(
        server,
        { type: 'score', eventId: eventId!, phase: 1, minute, score },
        { type: 'odds', eventId: eventId!, markets: [result3(`1.${60 - minute}`, '3.50', '8.00')] },
      )
    }
    for (const id of ids) await caughtUp(other, id)
    const shown = await list(server)
    expect(shown[0]).toMatchObject({ eventId, phase: 1, minute: 39, status: 'open' })
    expect(await list(other)).toEqual(shown)
    const later = await serverOn(server.url)
    expect(await list(later)).toEqual(shown)
    await later.close()
  } finally {
    await other.close()
  }
})

test('a message that a source says again is one message, and never a step back', async () => {
  const eventId = await offerEvent(server)
  const goal = (home: number, minute: number) => ({
    messageId: `${eventId}#goal-${home}`,
    message: { type: 'score', eventId, phase: 1, minute, score: { home, away: 0 } } as const,
  })
  await appendMessages(server.deps, [goal(1, 10)])
  await appendMessages(server.deps, [goal(2, 30)])
  await caughtUp(server, eventId)
  const before = await eventOf(server, eventId)
  // after a gap a source says everything once more, in whatever order
  await appendMessages(server.deps, [goal(2, 30), goal(1, 10)])
  await say(server, { type: 'odds', eventId, markets: [result3('1.10', '8.00', '15.00')] })
  const after = await eventOf(server, eventId)
  expect(before).toMatchObject({ score: { home: 2, away: 0 }, minute: 30 })
  expect(after).toMatchObject({ score: { home: 2, away: 0 }, minute: 30 })
})

test('a line that is no longer priced is suspended and keeps its last price', async () => {
  const eventId = await offerEvent(server, [
    total('2.50', '1.90', '1.90'),
    total('3.50', '3.00', '1.35'),
  ])
  await say(server, { type: 'odds', eventId, markets: [total('3.50', '2.40', '1.55')] })
  const { markets, status } = await eventOf(server, eventId)
  expect(status).toBe('open')
  expect(markets).toMatchObject([
    {
      line: '2.50',
      status: 'suspended',
      outcomes: [{ odds: '1.90', open: false }, { open: false }],
    },
    { line: '3.50', status: 'open', outcomes: [{ odds: '2.40', open: true }, { open: true }] },
  ])
})

test('a finished event leaves the lists, and is still found with its score', async () => {
  const eventId = await offerEvent(server)
  await finish(server, eventId, { home: 2, away: 2 })
  expect((await list(server)).some((event) => event.eventId === eventId)).toBe(false)
  expect(await eventOf(server, eventId)).toMatchObject({
    status: 'finished',
    phase: -1,
    score: { home: 2, away: 2 },
    markets: [{ status: 'settled' }],
  })
  expect(
    await callAs(server, sport.sportEventCall, { params: { eventId: 'nobody' } }),
  ).toMatchObject({ http: 404, status: 5000 })
})

test.each([
  ['postponed', MATCH_PHASES.postponed],
  ['interrupted', MATCH_PHASES.interrupted],
  ['cancelled', MATCH_PHASES.cancelled],
  ['cut short', MATCH_PHASES.abandoned],
])(
  '[R084] before the hour it was to start at, a match that is %s takes no bets',
  async (_how, phase) => {
    const eventId = await offerEvent(server)
    await say(server, { type: 'score', eventId, phase, minute: null, score: { home: 1, away: 0 } })
    expect(await eventOf(server, eventId)).toMatchObject({ status: 'suspended', phase })
    const params = { eventId }
    expect(dataOf(await callAs(server, sportBook.eventDetail, { params }))).toMatchObject({
      suspendedBecause: 'phase',
    })
    const player = await playerWith(server, 1000n)
    const [outcomeId, seenOdds] = home(eventId)
    expect(await bet(player, { outcomeId, seenOdds })).toMatchObject({ status: 5001 })
  },
)

test('[R084] a match that was put off takes bets again once its source names another time', async () => {
  const eventId = await offerEvent(server)
  const putOff = { phase: MATCH_PHASES.postponed, minute: null, score: { home: 0, away: 0 } }
  await say(server, { type: 'score', eventId, ...putOff })
  await moveStart(server, eventId, 3_600_000)
  expect(await eventOf(server, eventId)).toMatchObject({ status: 'suspended' })
  await moveStart(server, eventId, 86_400_000)
  expect(await eventOf(server, eventId)).toMatchObject({ status: 'open', phase: 0 })
})

test('a visitor hears every change of the event he looks at, and of no other', async () => {
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const [watched, other] = [await offerEvent(server), await offerEvent(server)]
  const socket = io(`${url}${LIVE_NAMESPACE}`, { path: SOCKET_PATH, transports: ['websocket'] })
  try {
    const heard: sport.SportEvent[] = []
    socket.on('sportEvent', (event: sport.SportEvent) => heard.push(event))
    await new Promise((resolve) => socket.once('connect', () => resolve(undefined)))
    socket.emit('watch', [watched])
    const priced = (eventId: string, odds: string) =>
      say(server, { type: 'odds', eventId, markets: [result3(odds, '3.50', '5.00')] })
    // until the server has read whom the page looks at
    let cents = 10
    await expect
      .poll(() => priced(watched, `2.${cents++}`).then(() => heard.length))
      .toBeGreaterThan(0)
    await priced(other, '2.50')
    await priced(watched, '1.75')
    await expect.poll(() => heard.at(-1)!.markets[0]!.outcomes[0]!.odds).toBe('1.75')
    expect(heard.every(({ eventId }) => eventId === watched)).toBe(true)
    expect(heard.at(-1)).toEqual(await eventOf(server, watched))
  } finally {
    socket.close()
  }
})

test('what a source said cannot be changed or taken back', async () => {
  const { db } = server.deps
  await expect(
    db.updateTable('sportsbook.feed_message').set({ type: 'odds' }).execute(),
  ).rejects.toThrow('permission denied')
  await expect(db.deleteFrom('sportsbook.feed_message').execute()).rejects.toThrow(
    'permission denied',
  )
})

test('[SPB-03] a match that was forgotten is known whole again when it is announced anew or its result falls', async () => {
  const eventId = await offerEvent(server)
  await finish(server, eventId, { home: 1, away: 0 })
  const isForgotten = () =>
    vi.waitFor(async () => {
      const { http } = await callAs(server, sport.sportEventCall, { params: { eventId } })
      expect(http).toBe(404)
    }, 10_000)
  server.clock.advance(2 * 3_600_000)
  await isForgotten()
  const { source, ...row } = await findEvent(server.deps, eventId)
  const { sport: name, competition, stage, home: first, away, replay } = row
  const facts = { source, sport: name, competition, stage, home: first, away, replay }
  const startsAt = new Date(server.clock.now().getTime() + 86_400_000).toISOString()
  const message = { type: 'fixture', eventId, startsAt, playedOn: null, ...facts } as const
  await appendMessages(server.deps, [{ messageId: `${eventId}#anew`, message }])
  await vi.waitFor(async () => {
    expect(await eventOf(server, eventId)).toMatchObject({ status: 'finished' })
  })

  server.clock.advance(2 * 3_600_000)
  await isForgotten()
  await takeBack(server, eventId)
  const { markets, ...known } = await eventOf(server, eventId)
  expect(known).toMatchObject({ status: 'suspended', score: null })
  expect(markets).toHaveLength(1)
  const other = await serverOn(server.url)
  expect(await eventOf(other, eventId)).toEqual({ markets, ...known })
  await other.close()
})

test('[SPB-05] what the score has decided is offered no more, whoever prices it anew', async () => {
  const exact = {
    key: 'correct_score',
    specifiers: {},
    prices: ['0:0', '3:0', '4:1'].map((outcome) => ({ outcome, odds: '9.00', probability: null })),
  }
  const book = [total('2.50', '1.90', '1.90'), result3('2.00', '3.50', '4.00'), exact]
  const eventId = await offerEvent(server, book)
  await goLive(server, eventId)
  const player = await playerWith(server, 10_000n)
  const slip = (outcome: string, odds: string) =>
    placeSlip(player, { kind: 'single', legs: [[`${eventId}/${outcome}`, odds]] })
  const openIn = async () => {
    const { markets } = await eventOf(server, eventId)
    return markets.flatMap(({ outcomes }) =>
      outcomes
        .filter(({ open }) => open)
        .map(({ outcomeId }) => outcomeId.split('/').slice(1).join('/')),
    )
  }
  await say(server, { type: 'odds', eventId, markets: book })
  expect(await openIn()).toHaveLength(8)
  const score = { home: 3, away: 0 }
  await say(server, { type: 'score', eventId, phase: 1, minute: 50, score })
  expect(await openIn()).toEqual([])
  for (const again of [
    { type: 'odds_change', eventId, withdrawn: [], markets: book, isByTrader: true },
    { type: 'bet_stop', eventId, reason: 'var' },
    { type: 'bet_start', eventId },
  ] as const) {
    await say(server, again)
  }
  const open = ['1x2/@home', '1x2/@draw', '1x2/@away', 'correct_score/@3:0', 'correct_score/@4:1']
  expect(await openIn()).toEqual(expect.arrayContaining(open))
  expect(await openIn()).toHaveLength(open.length)
  const dead = [
    ['total/total=2.50/@over', '1.90'],
    ['total/total=2.50/@under', '1.90'],
    ['correct_score/@0:0', '9.00'],
  ] as const
  for (const [outcome, odds] of dead) {
    expect((await slip(outcome, odds)).status).toBe(refusals.outcome_closed.status)
  }
  // an annulled goal opens them again once they are priced
  await say(
    server,
    { type: 'score', eventId, phase: 1, minute: 51, score: { home: 2, away: 0 } },
    { type: 'odds_change', eventId, withdrawn: [], markets: book, isByTrader: true },
  )
  expect(await openIn()).toHaveLength(7)
})
