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

test('what still takes bets comes first, then a known score, what is real, football', () => {
  const events = [
    event('ending', { replay: false, status: 'suspended', suspendedBecause: 'closing' }),
    event('unseen', { score: null }),
    event('sets', { sport: 'volleyball' }),
    event('cup', { status: 'suspended', suspendedBecause: 'goal' }),
    event('real', { replay: false }),
  ]
  const order = ['real', 'cup', 'sets', 'unseen', 'ending']
  expect(bestFirst(events).map(({ eventId }) => eventId)).toEqual(order)
})
