import { expect, test } from 'vitest'
import { relatedPair, relationsOf } from './related.ts'
import { isSameMatch, realMatchOf } from './same-match.ts'
import type { MatchFacts } from './same-match.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const START_MS = Date.parse('2026-12-02T22:30:00Z')

const announced: MatchFacts = {
  sport: 'football',
  competition: 'Brasileirão Série A',
  stage: '36',
  home: 'Atlético-MG',
  away: 'São Paulo',
  startsAtMs: START_MS,
  playedOn: null,
}

let events = 0
const legOf = (facts: Partial<MatchFacts>) => {
  const all = { ...announced, ...facts }
  return relationsOf({
    eventId: `event-${++events}`,
    competitionId: all.competition,
    competitors: [all.home, all.away],
    match: realMatchOf(all),
  })
}

const isOne = (one: Partial<MatchFacts>, other: Partial<MatchFacts>) => {
  const pair = relatedPair([legOf(one), legOf({ home: 'Bahia', away: 'Vitória' }), legOf(other)])
  const back = relatedPair([legOf(other), legOf(one)])
  expect(pair !== null).toBe(back !== null)
  if (pair) expect(pair).toEqual([0, 2])
  return pair !== null
}

test.each<[string, Partial<MatchFacts>]>([
  ['by the same words', {}],
  ['in another round', { stage: 'Rodada 36' }],
  ['under a competition that is spelled otherwise', { competition: 'Brasileirao A' }],
  ['with its clubs spelled otherwise', { home: 'Atletico Mineiro', away: 'Sao Paulo FC' }],
  ['with its sides the other way round', { home: 'São Paulo', away: 'Atlético-MG' }],
  ['an hour later', { startsAtMs: START_MS + HOUR_MS }],
  ['23 hours earlier', { startsAtMs: START_MS - 23 * HOUR_MS, competition: 'Liga' }],
  ['of a league, for another day of its round', { startsAtMs: START_MS - 3 * DAY_MS }],
])('[SPB-07] a match that is announced once more %s is one with itself', (_how, again) => {
  expect(isOne({}, again)).toBe(true)
})

test.each<[string, Partial<MatchFacts>]>([
  ['the return match at the other ground', { home: 'São Paulo', away: 'Atlético-MG' }],
  ['another competition of the week', { competition: 'Copa do Brasil' }],
])('[SPB-07] %s is another match of the same clubs', (_what, other) => {
  expect(isOne({}, { ...other, startsAtMs: START_MS + 3 * DAY_MS })).toBe(false)
})

test('[SPB-07] another club, another sport and the next season are other matches', () => {
  expect(isOne({}, { away: 'Santos' })).toBe(false)
  expect(isOne({}, { sport: 'volleyball' })).toBe(false)
  expect(isOne({}, { startsAtMs: START_MS + 30 * DAY_MS })).toBe(false)
  expect(isOne({ home: 'Зенит' }, { home: 'Спартак' })).toBe(false)
  expect(isOne({ home: 'Зенит' }, { home: 'ЗЕНИТ' })).toBe(true)
})

test('[SPB-07] days apart, sides of a series meet again', () => {
  const game = { sport: 'basketball', competition: 'NBB' }
  expect(isOne(game, { ...game, startsAtMs: START_MS + DAY_MS })).toBe(false)
  expect(isOne(game, { ...game, startsAtMs: START_MS + DAY_MS - 1 })).toBe(true)
})

test('[SPB-07] replays are one by the day on which their match was played, not by when they are shown', () => {
  const replay = (playedOn: string, hours = 0) => ({
    playedOn,
    startsAtMs: START_MS + hours * HOUR_MS,
  })
  expect(isOne(replay('2024-05-01'), replay('2024-05-02'))).toBe(false)
  expect(isOne(replay('2024-05-01'), replay('2024-05-20'))).toBe(false)
  expect(isOne(replay('2024-05-01'), replay('2024-05-01', 40))).toBe(true)
  expect(isOne(replay('2024-05-01'), {})).toBe(false)
  const tennis = { ...replay('2017'), sport: 'tennis', competition: 'Wimbledon', stage: 'Final' }
  expect(isOne(tennis, { ...tennis, startsAtMs: START_MS + 40 * HOUR_MS })).toBe(true)
  expect(isOne(tennis, { ...tennis, competition: 'Roland Garros' })).toBe(false)
  expect(isOne(tennis, { ...tennis, stage: 'Round of 16' })).toBe(false)
})

test('what has no two sides is no match', () => {
  expect(realMatchOf({ ...announced, sport: 'motor_racing', away: '' })).toBeNull()
  const match = realMatchOf(announced)!
  expect(isSameMatch(match, match)).toBe(true)
})
