import { readFileSync } from 'node:fs'
import { eventResultOf } from '@jogada/core/sports/football-testkit'
import { gradeLeg } from '@jogada/core/sports/grade-leg'
import { dayNumber, leagueFixtures, leagueResults } from '@jogada/core/sports/packs'
import type { LeaguePack, ReplayGoal, ReplayPack } from '@jogada/core/sports/packs'
import { describe, expect, test } from 'vitest'

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../packs/${name}`, import.meta.url), 'utf8'))

const league = read('serie-a.json') as LeaguePack
const replays = read('world-cups.json') as ReplayPack
const results = leagueResults(league)
const fixtures = leagueFixtures(league)

const countBy = <T>(items: readonly T[], keyOf: (item: T) => string | number) => {
  const counts = new Map<string | number, number>()
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1)
  return counts
}

describe('the Série A pack', () => {
  test('names its source and licence', () => {
    expect(league.format).toBe('jogada-league')
    expect(league.version).toBe(1)
    expect(league.source.licence).toBe('CC0-1.0')
  })

  test.each([2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025])(
    'season %d has 380 matches: 20 clubs, each 19 times at home and 19 away',
    (season) => {
      const played = results.filter((match) => match.season === season)
      expect(played).toHaveLength(380)
      expect(new Set(played.map((match) => match.id)).size).toBe(380)
      const home = countBy(played, (match) => match.home.id)
      const away = countBy(played, (match) => match.away.id)
      expect([...home.values()]).toEqual(Array.from({ length: 20 }, () => 19))
      expect([...away.values()]).toEqual(Array.from({ length: 20 }, () => 19))
      expect([...countBy(played, (match) => match.round).values()]).toEqual(
        Array.from({ length: 38 }, () => 10),
      )
    },
  )

  test('has every club once, by id and by code', () => {
    expect(new Set(league.teams.map((team) => team.id)).size).toBe(league.teams.length)
    expect(new Set(league.teams.map((team) => team.code)).size).toBe(league.teams.length)
    expect(league.teams.every((team) => /^[A-Z]{3}$/.test(team.code))).toBe(true)
    const named = new Set([...results, ...fixtures].flatMap((each) => [each.home.id, each.away.id]))
    expect(named.size).toBe(league.teams.length)
  })

  test('has real dates and times, in order within a season, and no match of a club with itself', () => {
    for (const { season } of league.results) {
      const days = results
        .filter((each) => each.season === season)
        .map(({ date }) => dayNumber(date))
      expect(days).toEqual(days.toSorted((a, b) => a - b))
    }
    for (const each of [...results, ...fixtures]) {
      expect(each.date).toMatch(/^20(1[89]|2[0-6])-\d\d-\d\d$/)
      expect(each.time ?? '00:00').toMatch(/^([01]\d|2[0-3]):[0-5]\d$/)
      expect(each.home.id).not.toBe(each.away.id)
    }
  })

  test('has half-time scores that the final scores contain', () => {
    for (const { score, halfTime } of results) {
      expect(halfTime?.home ?? 0).toBeLessThanOrEqual(score.home)
      expect(halfTime?.away ?? 0).toBeLessThanOrEqual(score.away)
    }
    expect(results.filter((each) => each.halfTime === null)).toEqual([])
  })

  test('has the known scoring averages of 2025', () => {
    const season = results.filter((match) => match.season === 2025)
    const mean = (side: 'home' | 'away') =>
      season.reduce((sum, match) => sum + match.score[side], 0) / season.length
    expect(mean('home')).toBeCloseTo(1.526, 3)
    expect(mean('away')).toBeCloseTo(0.997, 3)
  })

  test('has the last three rounds of 2026, and none of them is played', () => {
    expect([...countBy(fixtures, (each) => each.round)]).toEqual([
      [36, 10],
      [37, 10],
      [38, 10],
    ])
    const played = new Set(results.map((match) => match.id))
    for (const each of fixtures) {
      expect(each.date >= '2026-11-21').toBe(true)
      expect(played.has(each.id)).toBe(false)
    }
  })
})

describe('the World Cup pack', () => {
  const matches = replays.competitions.flatMap((competition) => competition.matches)
  const goalsUpTo = (goals: readonly ReplayGoal[], minute: number) => ({
    home: goals.filter((goal) => goal.side === 'home' && goal.minute <= minute).length,
    away: goals.filter((goal) => goal.side === 'away' && goal.minute <= minute).length,
  })

  test('has the 64, 64 and 104 matches of its three cups, each with an id of its own', () => {
    expect(replays.competitions.map((each) => [each.id, each.matches.length])).toEqual([
      ['wc-2018', 64],
      ['wc-2022', 64],
      ['wc-2026', 104],
    ])
    expect(new Set(matches.map((match) => match.id)).size).toBe(232)
    expect(replays.source.licence).toBe('CC0-1.0')
  })

  test('counts goals that give each score: half time, full time and extra time', () => {
    for (const match of matches) {
      expect({ id: match.id, ...goalsUpTo(match.goals, 45) }).toEqual({
        id: match.id,
        ...match.halfTime,
      })
      expect({ id: match.id, ...goalsUpTo(match.goals, 90) }).toEqual({
        id: match.id,
        ...match.fullTime,
      })
      expect({ id: match.id, ...goalsUpTo(match.goals, 120) }).toEqual({
        id: match.id,
        ...(match.extraTime ?? match.fullTime),
      })
    }
    const inRegularTime = matches
      .flatMap((match) => match.goals)
      .filter((goal) => goal.minute <= 90)
    expect(inRegularTime).toHaveLength(634)
  })

  test('tells the goals of a match in the order they fell', () => {
    for (const { goals } of matches) {
      const at = goals.map((goal) => goal.minute * 100 + goal.added)
      expect(at).toEqual(at.toSorted((a, b) => a - b))
      for (const goal of goals) expect(goal.added === 0 || (goal.minute % 45) % 15 === 0).toBe(true)
    }
  })

  test('names known teams, and shoot-outs only after a draw', () => {
    const codes = new Set(replays.teams.map((team) => team.code))
    for (const match of matches) {
      expect(codes.has(match.home) && codes.has(match.away)).toBe(true)
      expect(Number.isNaN(Date.parse(match.playedAt))).toBe(false)
      const last = match.extraTime ?? match.fullTime
      expect(match.penalties === null || last.home === last.away).toBe(true)
    }
  })

  test('settles by 90 minutes: the final of 2026 was a draw, whoever lifted the cup', () => {
    const final = matches.find((match) => match.id === 'wc-2026-0719-esp-arg')!
    const settle = (outcome: string) =>
      gradeLeg(
        { sport: 'football', key: '1x2', specifiers: {}, outcome },
        eventResultOf({ state: 'finished', score: final.fullTime }),
      )?.result
    expect([settle('home'), settle('draw'), settle('away')]).toEqual(['lose', 'win', 'lose'])
  })
})
