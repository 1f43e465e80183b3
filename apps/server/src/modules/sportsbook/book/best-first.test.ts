import type { SportEvent } from '@jogada/contract/sport'
import { expect, test } from 'vitest'
import { bestFirst } from './best-first.ts'

const event = (eventId: string, given: Partial<SportEvent>): SportEvent => ({
  eventId,
  sport: 'football',
  competition: '',
  stage: '',
  home: 'A',
  away: 'B',
  startsAt: '2026-11-28T14:00:00.000Z',
  replay: true,
  playedOn: null,
  phase: 1,
  minute: null,
  score: { home: 0, away: 0 },
  status: 'open',
  version: 1,
  markets: [],
  ...given,
})

test('a known score comes first, then what is real, then football', () => {
  const events = [
    event('unseen', { score: null }),
    event('sets', { sport: 'volleyball' }),
    event('cup', {}),
    event('real', { replay: false }),
  ]
  expect(bestFirst(events).map(({ eventId }) => eventId)).toEqual(['real', 'cup', 'sets', 'unseen'])
})
