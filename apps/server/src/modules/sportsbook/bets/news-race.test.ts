import { expect, test } from 'vitest'
import { serverOfFile } from '../../../testkit/server-of-file.ts'
import { appendMessages } from '../feed/append.ts'
import type { FeedMessage } from '../feed/message.ts'
import {
  bet,
  cashOf,
  caughtUp,
  eventOf,
  goLive,
  home,
  moveStart,
  offerEvent,
  placeSlip,
  playerWith,
  result3,
  say,
  total,
} from '../testkit.ts'
import { deaf, decideTwice, placeBehind, waitingOn } from './race-testkit.ts'

const server = serverOfFile()

const markets = [result3('2.00', '3.50', '4.00')]

const score = (eventId: string, now: number, minute = 6): FeedMessage => ({
  type: 'score',
  eventId,
  phase: 1,
  minute,
  score: { home: now, away: 0 },
})

const isTaken = async (
  eventId: string,
  [outcomeId, seenOdds]: readonly [string, string] = home(eventId),
) => {
  const player = await playerWith(server, 10_000n)
  const { status } = await bet(player, { outcomeId, seenOdds })
  return status === 200
}

test('[SPB-05] a bet that was decided before its match was moved to a start that has passed is not committed', async () => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server)
  const behind = await deaf(server)
  await moveStart(server, eventId, -60_000)
  const [outcomeId] = home(eventId)
  await expect(placeBehind(server, player, { behind, outcomeId })).rejects.toMatchObject({
    code: 'outcome_closed',
  })
  expect(await cashOf(player)).toBe('100.00')
})

test('[SPB-05] a match that is moved to an earlier start, to a later one and back takes bets until it', async () => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server)
  const behind = await deaf(server)
  for (const inMs of [600_000, 7_200_000, 600_000]) await moveStart(server, eventId, inMs)
  const [outcomeId] = home(eventId)
  expect(await placeBehind(server, player, { behind, outcomeId })).toMatchObject({ code: 1000 })
  await moveStart(server, eventId, -1)
  expect(await isTaken(eventId)).toBe(false)
})

test('[SPB-05] an announcement that comes once more does not bring an old start back', async () => {
  const eventId = await offerEvent(server)
  const startsAt = (await eventOf(server, eventId)).startsAt
  const facts = { competition: 'Brasileirão Série A', stage: '36', home: 'Bahia', away: 'Coritiba' }
  const source = { source: 'by-hand', sport: 'football', replay: false, playedOn: null }
  const messageId = `${eventId}#announced`
  const message = { type: 'fixture', eventId, startsAt, ...facts, ...source } as const
  await appendMessages(server.deps, [{ messageId, message }])
  await moveStart(server, eventId, 600_000)
  await appendMessages(server.deps, [{ messageId, message }])
  const { starts_at } = await server.deps.db
    .selectFrom('sportsbook.event')
    .select('starts_at')
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow()
  await caughtUp(server, eventId)
  expect(starts_at.toISOString()).toBe((await eventOf(server, eventId)).startsAt)
  expect(await isTaken(eventId)).toBe(true)
})

test.each([
  ['a goal', 0, 1],
  ['an annulled goal', 1, 0],
])(
  '[SPB-05] a bet that was decided before %s without a stop is decided anew',
  async (_, was, is) => {
    const player = await playerWith(server, 10_000n)
    const eventId = await offerEvent(server, markets)
    await goLive(server, eventId)
    await say(server, score(eventId, was), { type: 'odds', eventId, markets })
    const behind = await deaf(server)
    await say(server, score(eventId, is, 7))
    const [outcomeId] = home(eventId)
    await expect(placeBehind(server, player, { behind, outcomeId })).rejects.toMatchObject({
      code: 'outcome_closed',
    })
    expect(await cashOf(player)).toBe('100.00')
  },
)

test('[SPB-05] a bet that waits is not accepted by a process that has not heard of the goal', async () => {
  const { player, eventId } = await waitingOn(server, markets, home)
  const behind = await deaf(server)
  await say(server, score(eventId, 1), { type: 'odds', eventId, markets })
  const refused = { status: -11, reason: 'event_changed', payout: '10.00' }
  expect(await decideTwice(server, player, behind)).toMatchObject([{ status: -10 }, refused])
})

test('[SPB-05] a score that is said again refuses no bet', async () => {
  const { player, eventId } = await waitingOn(server, markets, home)
  await say(server, score(eventId, 0, 45))
  const behind = await deaf(server)
  await say(server, score(eventId, 0, 46))
  expect((await decideTwice(server, player, behind))[0]).toMatchObject({ status: 0 })
})

test('[SPB-05] [R084] after a goal without a stop no bet is taken at the prices before it', async () => {
  const eventId = await offerEvent(server, markets)
  await goLive(server, eventId)
  expect(await isTaken(eventId)).toBe(true)
  await say(server, score(eventId, 1))
  expect(await eventOf(server, eventId)).toMatchObject({ status: 'suspended' })
  expect(await isTaken(eventId)).toBe(false)
  // the same prices, said again, know the goal
  await say(server, { type: 'odds', eventId, markets })
  expect(await eventOf(server, eventId)).toMatchObject({ status: 'open' })
  expect(await isTaken(eventId)).toBe(true)
})

test('[SPB-05] a source that names what has moved stands by the rest, a trader only by what they name', async () => {
  const both = [...markets, total('2.50', '1.90', '1.90')]
  const over = (eventId: string) => [`${eventId}/total/total=2.50/@over`, '1.90'] as const
  const eventId = await offerEvent(server, both)
  await goLive(server, eventId)
  await say(server, score(eventId, 1))
  const change = { type: 'odds_change', eventId, markets, withdrawn: [] } as const
  await say(server, { ...change, isByTrader: true })
  expect([await isTaken(eventId), await isTaken(eventId, over(eventId))]).toEqual([true, false])
  await say(server, { ...change, markets: [] })
  expect([await isTaken(eventId), await isTaken(eventId, over(eventId))]).toEqual([true, true])
})

test('[SPB-05] bets that start again after a goal are taken at the prices that stand', async () => {
  const eventId = await offerEvent(server, markets)
  await goLive(server, eventId)
  await say(server, { type: 'bet_stop', eventId, reason: 'goal' }, score(eventId, 1))
  await say(server, { type: 'bet_start', eventId })
  const player = await playerWith(server, 10_000n)
  const legs = [home(eventId)]
  expect(await placeSlip(player, { kind: 'single', legs })).toMatchObject({ status: 200 })
})
