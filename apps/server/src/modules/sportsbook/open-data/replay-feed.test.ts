import { marketId } from '@jogada/core/sports/market-identity'
import { expect, test } from 'vitest'
import type { OfferedMarket } from '../feed/message.ts'
import { readReplayPack } from './packs.ts'
import { dueMessages, resumed, runningReplay, saidUpTo } from './replay-feed.ts'
import { footballProgramme, pastMatches } from './football-replays.ts'
import { replaysAt } from './replay-schedule.ts'

const matches = pastMatches(await readReplayPack())
const START = new Date('2026-11-20T15:00:00Z')
const after = (minutes: number) => new Date(START.getTime() + minutes * 60_000)
const programme = footballProgramme(matches)
const final = matches.find(({ id }) => id === 'wc-2022-1218-arg-fra')!
const replayIn = (of: typeof programme) => {
  const past = of.pasts.find(({ id }) => id === final.id)!
  return { eventId: `${final.id}:20261120T150000Z`, past, startsAt: START }
}
const replay = replayIn(programme)

test('[SPB-06] what traders said of a replay does not change where it goes on', () => {
  const ids = ['0', '1', 'hold-7', 'release-7', 'begun', '1#phase', 'hand-a-0']
  expect(
    saidUpTo(
      'match',
      ids.map((id) => `match#${id}`),
    ),
  ).toBe(2)
  expect(saidUpTo('match', ['match#hold-7'])).toBe(0)
})

test('a replay that is resumed from the log goes on where it was, with its whole book', () => {
  const first = dueMessages(runningReplay(replay, 0), after(30), 1)
  const ids = first.sent.map(({ messageId }) => messageId)
  expect(saidUpTo(replay.eventId, ids)).toBe(first.next.said)
  const unbroken = dueMessages(first.next, after(40), 1).sent
  const again = dueMessages(runningReplay(replay, first.next.said), after(40), 1).sent
  const isPrice = ({ message }: (typeof again)[number]) => message.type.startsWith('odds')
  expect(again.filter((sent) => !isPrice(sent))).toEqual(unbroken.filter((sent) => !isPrice(sent)))
  expect(unbroken.filter(isPrice).map(({ message }) => message.type)).toEqual(['odds_change'])
  expect(again.filter(isPrice)).toMatchObject([{ message: { type: 'odds', isWhole: true } }])
  expect(unbroken.some(({ message }) => message.type === 'bet_stop')).toBe(true)
})

test('changes of the book, put together, are the book', () => {
  let running = runningReplay(replay, 0)
  const book = new Map<string, OfferedMarket>()
  const idOf = (market: OfferedMarket) => marketId({ eventId: replay.eventId, ...market })
  let changes = 0
  for (let minute = -1; minute < 104; minute++) {
    const { sent, next } = dueMessages(running, after(minute), 1)
    running = next
    for (const { message } of sent) {
      if (message.type === 'odds') book.clear()
      if (message.type === 'odds_change') for (const id of message.withdrawn) book.delete(id)
      if (message.type !== 'odds' && message.type !== 'odds_change') continue
      changes += message.type === 'odds_change' ? message.markets.length : 0
      for (const market of message.markets) book.set(idOf(market), market)
    }
    const prices = (markets: Iterable<OfferedMarket>) =>
      [...markets]
        .map((each) => `${idOf(each)} ${each.prices.map(({ odds }) => odds).join(' ')}`)
        .toSorted()
    expect(prices(book.values())).toEqual(prices(running.book ?? []))
  }
  expect(changes).toBeGreaterThan(500)
})

test('of prices that are due together only the newest is said', () => {
  const { sent } = dueMessages(runningReplay(replay, 0), after(20), 1)
  expect(sent.filter(({ message }) => message.type === 'odds')).toHaveLength(1)
  expect(sent.filter(({ message }) => message.type === 'score')).toHaveLength(21)
})

test('extra time and penalties have no part in a replay: the final of 2022 ends 2-2', () => {
  const { sent, next } = dueMessages(runningReplay(replay, 0), after(130), 1)
  expect(sent.at(-1)!.message).toMatchObject({
    type: 'result',
    eventId: replay.eventId,
    result: { state: 'finished', score: { home: 2, away: 2 } },
    facts: {
      tallies: { match: { home: 2, away: 2 }, half_1: { home: 2, away: 0 } },
      scorers: ['home', 'home', 'away', 'away'],
    },
  })
  expect(next.said).toBe(next.cues.length)
})

test('an event whose match left the pack is void', () => {
  const event = { eventId: 'wc-1950-0716-bra-uru:20261120T150000Z', startsAt: START }
  expect(resumed(event, [programme])).toMatchObject({ message: { result: { state: 'void' } } })
})

test('every match has its turn before one comes again, and the clock alone decides which', () => {
  const slotMs = 130 * 60_000
  const seen = new Set<string>()
  for (let slot = 0; slot < matches.length / 2; slot++) {
    const now = new Date(START.getTime() + slot * slotMs)
    const [first, , , second] = replaysAt(now, 1, programme)
    seen.add(first!.past.id).add(second!.past.id)
    expect(replaysAt(new Date(now), 1, programme)).toEqual(replaysAt(now, 1, programme))
  }
  expect(seen.size).toBe(matches.length)
})

test('prices of a replay know nothing of the match itself', () => {
  const others = matches.filter(
    ({ competition, playedAt }) => competition !== final.competition || playedAt < final.playedAt,
  )
  const odds = (known: typeof matches) =>
    dueMessages(runningReplay(replayIn(footballProgramme(known)), 0), after(-1), 1).sent.at(-1)
  expect(odds([...others, final])).toEqual(odds(matches))
})
