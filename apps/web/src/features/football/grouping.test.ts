import type { Market, SportEvent } from '@jogada/contract/sport'
import { teamKey } from '@jogada/core/sports/team-key'
import { expect, test } from 'vitest'
import { byCompetition, onlyStarred } from './group-events.ts'
import { groupMarkets, mainLine, namesMatching } from './group-markets.ts'
import { dayOf } from '../../components/period.ts'
import { daysFrom } from './list-days.ts'
import { outcomeFor } from './past-match.ts'

const event = (eventId: string, competition: string, sport = 'football') =>
  ({ eventId, competition, sport }) as SportEvent

const market = (key: string, line: string | null, status: Market['status'] = 'open') => ({
  marketId: `${key}/${line}`,
  key,
  line,
  status,
  outcomes: [],
  specifiers: {} as Readonly<Record<string, string>>,
})

test('matches stand under their competition in the order of the list', () => {
  const groups = byCompetition([event('1', 'B'), event('2', 'A'), event('3', 'B')])
  expect(groups.map(({ name, events }) => [name, events.map(({ eventId }) => eventId)])).toEqual([
    ['B', ['1', '3']],
    ['A', ['2']],
  ])
})

test('starred competitions and matches come first, the others keep their order', () => {
  const events = [event('1', 'B'), event('2', 'A'), event('3', 'B'), event('4', 'C')]
  const groups = byCompetition(events, { events: ['3'], competitions: ['C'], teams: [] })
  expect(groups.map(({ name, events: group }) => [name, group.map((one) => one.eventId)])).toEqual([
    ['C', ['4']],
    ['B', ['3', '1']],
    ['A', ['2']],
  ])
})

test('only what is starred, itself or by its competition, is a favourite', () => {
  const events = [event('1', 'B'), event('2', 'A'), event('3', 'B')]
  const shown = onlyStarred(events, { events: ['2'], competitions: [], teams: [] })
  expect(shown.map(({ eventId }) => eventId)).toEqual(['2'])
  const all = onlyStarred(events, { events: ['2'], competitions: ['B'], teams: [] })
  expect(all.length).toBe(3)
})

test('a match of a starred team is a favourite, at home or away and however the team is written', () => {
  const match = (eventId: string, home: string, away: string, sport?: string) => ({
    ...event(eventId, 'A', sport),
    home,
    away,
  })
  const events = [
    match('1', 'Santos', 'Bahia'),
    match('2', 'CR Vasco da Gama', 'Santos'),
    match('3', 'Bahia', 'Vasco'),
    match('4', 'Vasco', 'Bahia', 'basketball'),
  ]
  const stars = { events: [], competitions: [], teams: [teamKey('football', 'Vasco da Gama')] }
  expect(onlyStarred(events, stars).map(({ eventId }) => eventId)).toEqual(['2', '3'])
  const [group] = byCompetition(events, stars)
  expect(group!.events.map(({ eventId }) => eventId)).toEqual(['2', '3', '1', '4'])
})

test('the days of the list are those of São Paulo, today first', () => {
  expect(daysFrom(dayOf(new Date('2026-11-22T01:30:00Z'))).slice(0, 2)).toEqual([
    '2026-11-21',
    '2026-11-22',
  ])
})

test('a past match is won, drawn or lost for the team that is asked about', () => {
  const match = {
    date: '2026-05-01',
    competition: 'C',
    home: 'A',
    away: 'B',
    score: { home: 2, away: 1 },
  }
  const past = { ...match, halfTime: null }
  expect([outcomeFor('A', past), outcomeFor('B', past)]).toEqual(['won', 'lost'])
  expect(outcomeFor('A', { ...past, score: { home: 1, away: 1 } })).toBe('drawn')
})

test('[R087] the favourite line stands for its kind, else the middle one', () => {
  const line = (text: string, favourite = false) => ({ ...market('total', text), favourite })
  expect(mainLine([line('1.50'), line('2.50', true), line('3.50')])?.line).toBe('2.50')
  expect(mainLine([line('1.50'), line('2.50'), line('3.50')])?.line).toBe('2.50')
})

test('[R087] markets stand by kind, lines in their order, settled markets not at all', () => {
  const groups = groupMarkets([
    market('1x2', null),
    market('total', '10.50'),
    market('total', '2.50', 'suspended'),
    market('total', '0.50', 'settled'),
  ])
  expect(groups.map(({ key, markets }) => [key, markets.map(({ line }) => line)])).toEqual([
    ['1x2', [null]],
    ['total', ['2.50', '10.50']],
  ])
})

test('[R087] a market of one set never stands among the lines of another', () => {
  const inSet = (setnr: string, line: string) => ({
    ...market('set_total_points', line),
    specifiers: { setnr, total: line },
  })
  const groups = groupMarkets([inSet('2', '44.5'), inSet('3', '43.5'), inSet('2', '42.5')])
  expect(groups.map(({ id, markets }) => [id, markets.map(({ line }) => line)])).toEqual([
    ['set_total_points/2', ['42.5', '44.5']],
    ['set_total_points/3', ['43.5']],
  ])
})

test('a market is found by any words of its name, whatever their case and accents', () => {
  const names = {
    total: 'Total de gols',
    total_home: 'Total de gols - casa',
    corner_total: 'Escanteios: total',
  }
  const groups = Object.keys(names).map((key) => ({ key }))
  const found = (search: string) =>
    namesMatching(groups, ({ key }) => names[key as 'total'], search).map(({ key }) => key)
  expect(found('GOLS')).toEqual(['total', 'total_home'])
  expect(found('casa gols')).toEqual(['total_home'])
  expect(found('escantéios')).toEqual(['corner_total'])
  expect(found('gols x')).toEqual([])
})
