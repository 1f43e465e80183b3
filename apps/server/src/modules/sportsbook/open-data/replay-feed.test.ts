import { expect, test } from 'vitest'
import { readReplayPack } from './packs.ts'
import { dueMessages, resumed, runningReplay, saidUpTo } from './replay-feed.ts'
import { pastMatches, replaysAt } from './replay-schedule.ts'

const matches = pastMatches(await readReplayPack())
const START = new Date('2026-11-20T15:00:00Z')
const after = (minutes: number) => new Date(START.getTime() + minutes * 60_000)
const final = matches.find(({ id }) => id === 'wc-2022-1218-arg-fra')!
const replay = { eventId: `${final.id}:20261120T150000Z`, match: final, startsAt: START }

test('a replay that is resumed from the log goes on where it was, and says nothing twice', () => {
  const first = runningReplay(replay, matches, 0)
  const early = dueMessages(first, after(30), 1)
  const ids = early.sent.map(({ messageId }) => messageId)
  expect(saidUpTo(replay.eventId, ids)).toBe(early.said)
  const unbroken = dueMessages({ ...first, said: early.said }, after(40), 1)
  const again = runningReplay(replay, matches, saidUpTo(replay.eventId, ids))
  expect(dueMessages(again, after(40), 1)).toEqual(unbroken)
  expect(unbroken.sent.some(({ message }) => message.type === 'bet_stop')).toBe(true)
})

test('of prices that are due together only the newest is said', () => {
  const { sent } = dueMessages(runningReplay(replay, matches, 0), after(20), 1)
  expect(sent.filter(({ message }) => message.type === 'odds')).toHaveLength(1)
  expect(sent.filter(({ message }) => message.type === 'score')).toHaveLength(21)
})

test('extra time and penalties have no part in a replay: the final of 2022 ends 2-2', () => {
  const { sent, said } = dueMessages(runningReplay(replay, matches, 0), after(130), 1)
  expect(sent.at(-1)!.message).toEqual({
    type: 'result',
    eventId: replay.eventId,
    result: { state: 'finished', score: { home: 2, away: 2 } },
  })
  expect(said).toBe(runningReplay(replay, matches, 0).cues.length)
})

test('an event whose match left the pack is void', () => {
  const event = { eventId: 'wc-1950-0716-bra-uru:20261120T150000Z', startsAt: START }
  expect(resumed(event, matches)).toMatchObject({ message: { result: { state: 'void' } } })
})

test('every match has its turn before one comes again, and the clock alone decides which', () => {
  const slotMs = 130 * 60_000
  const seen = new Set<string>()
  for (let slot = 0; slot < matches.length / 2; slot++) {
    const now = new Date(START.getTime() + slot * slotMs)
    const [first, , , second] = replaysAt(now, 1, matches)
    seen.add(first!.match.id).add(second!.match.id)
    expect(replaysAt(new Date(now), 1, matches)).toEqual(replaysAt(now, 1, matches))
  }
  expect(seen.size).toBe(matches.length)
})

test('prices of a replay know nothing of the match itself', () => {
  const without = matches.filter(({ id }) => id !== final.id)
  const later = without.filter(({ playedAt }) => playedAt < final.playedAt)
  const odds = (known: typeof matches) =>
    dueMessages(runningReplay(replay, known, 0), after(-1), 1).sent.at(-1)
  expect(odds(later)).toEqual(odds(matches))
})
