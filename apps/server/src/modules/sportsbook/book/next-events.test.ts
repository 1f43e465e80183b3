import type { SportEvent } from '@jogada/contract/sport'
import { expect, test } from 'vitest'
import { nextEvents } from './next-events.ts'

const result = {
  marketId: 'm',
  key: '1x2',
  line: null,
  status: 'open',
  outcomes: ['home', 'draw', 'away'].map((name) => ({
    outcomeId: name,
    name,
    odds: '2.00',
    open: true,
  })),
} as const

const event = (
  eventId: string,
  competition: string,
  given: Partial<SportEvent> = {},
): SportEvent => ({
  eventId,
  sport: 'football',
  competition,
  stage: '',
  home: 'A',
  away: 'B',
  startsAt: '2026-11-28T14:00:00.000Z',
  replay: false,
  playedOn: null,
  phase: 0,
  minute: null,
  score: null,
  status: 'open',
  version: 1,
  markets: [result],
  ...given,
})

const ids = (events: readonly SportEvent[]) => events.map(({ eventId }) => eventId)

test('the home league comes before a league that starts earlier', () => {
  const events = [event('a', 'La Liga'), event('b', 'Brasileirão Série A'), event('c', 'La Liga')]
  expect(ids(nextEvents(events))).toEqual(['b'])
  expect(ids(nextEvents([events[0]!, events[2]!], 1))).toEqual(['a'])
})

test('between seasons the next football replays stand in, and nothing else', () => {
  const replay = { replay: true, playedOn: '2025-05-31' }
  const events = [
    event('cup', 'Copa do Mundo 2022', replay),
    event('frames', 'World Open 2016', { ...replay, sport: 'snooker' }),
    event('begun', 'Premier League 2025/26', { ...replay, status: 'suspended' }),
    event('league', 'Premier League 2025/26', replay),
  ]
  expect(ids(nextEvents(events))).toEqual(['cup', 'league'])
  expect(ids(nextEvents([...events, event('real', 'La Liga')]))).toEqual(['real'])
})

test('replays, matches under way and races stay in their own places', () => {
  const league = 'Brasileirão Série A'
  const events = [
    event('replay', league, { replay: true }),
    event('running', league, { phase: 1 }),
    event('race', league, { markets: [] }),
    event('day known', league, { phase: -11 }),
  ]
  expect(ids(nextEvents(events))).toEqual(['day known'])
})

test('a match with no more than a handicap waits for its own page', () => {
  const handicap = { ...result, key: 'asian_handicap', line: '-0.75' }
  const decided = event('decided', 'La Liga', { markets: [handicap] })
  const whole = event('whole', 'La Liga', { markets: [handicap, result] })
  expect(ids(nextEvents([decided, whole]))).toEqual(['whole'])
})
