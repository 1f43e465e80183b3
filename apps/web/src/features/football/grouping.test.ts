import type { Market, SportEvent } from '@jogada/contract/sport'
import { expect, test } from 'vitest'
import { byCompetition, sportsWithEvents } from './group-events.ts'
import { groupMarkets } from './group-markets.ts'

const event = (eventId: string, competition: string, sport = 'football') =>
  ({ eventId, competition, sport }) as SportEvent

const market = (key: string, line: string | null, status: Market['status'] = 'open'): Market => ({
  marketId: `${key}/${line}`,
  key,
  line,
  status,
  outcomes: [],
})

test('matches stand under their competition in the order of the list', () => {
  const groups = byCompetition([event('1', 'B'), event('2', 'A'), event('3', 'B')])
  expect(groups.map(({ name, events }) => [name, events.map(({ eventId }) => eventId)])).toEqual([
    ['B', ['1', '3']],
    ['A', ['2']],
  ])
})

test('[R004] football is always offered, another sport only while it has an event', () => {
  expect(sportsWithEvents([])).toEqual(['football'])
  expect(sportsWithEvents([event('1', 'X', 'badminton'), event('2', 'A')])).toEqual([
    'football',
    'badminton',
  ])
})

test('[R087] the result comes before the totals, lines in their order, settled markets not at all', () => {
  const groups = groupMarkets([
    market('total', '10.50'),
    market('total', '2.50', 'suspended'),
    market('1x2', null),
    market('total', '0.50', 'settled'),
  ])
  expect(groups.map(({ key, markets }) => [key, markets.map(({ line }) => line)])).toEqual([
    ['1x2', [null]],
    ['total', ['2.50', '10.50']],
  ])
})
