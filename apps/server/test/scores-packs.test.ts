import { expect, test } from 'vitest'
import type { ScoresPack } from '@jogada/core/sports/packs'
import { readLeaguePacks, readScoresPacks } from '../src/modules/sportsbook/open-data/packs.ts'

const packs = await readScoresPacks()
const packOf = (sport: ScoresPack['sport']) => packs.find((pack) => pack.sport === sport)!

const played = (sport: ScoresPack['sport'], date: string, home: string) => {
  const { rows, sides, competitions } = packOf(sport)
  const row = rows.find((each) => each[1] === date && sides[each[3]]!.name === home)!
  const [at, , , , away, homeScore, awayScore, homeHalf, awayHalf] = row
  const half = homeHalf === null ? [] : [homeHalf, awayHalf]
  return [competitions[at]!.name, sides[away]!.name, homeScore, awayScore, ...half]
}

test('rows of every pack of scores name sides and competitions that there are, in order of days', () => {
  for (const { rows, sides, competitions, source } of packs) {
    expect(source.licence).toMatch(/^(CC0-1\.0|CC-BY-4\.0|MIT)$/)
    expect(rows.map((row) => row[1])).toEqual(rows.map((row) => row[1]).toSorted())
    for (const [at, date, , home, away, homeScore, awayScore, homeHalf, awayHalf] of rows) {
      expect(competitions[at] && sides[home] && sides[away]).toBeTruthy()
      expect(home).not.toBe(away)
      expect(date).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(Math.min(homeScore, awayScore)).toBeGreaterThanOrEqual(0)
      expect(homeHalf ?? 0).toBeLessThanOrEqual(homeScore)
      expect(awayHalf ?? 0).toBeLessThanOrEqual(awayScore)
    }
    expect(new Set(sides.map(({ name }) => name)).size).toBe(sides.length)
    expect(new Set(sides.map(({ id }) => id)).size).toBe(sides.length)
  }
})

test('matches stand as they were played: 90 minutes of football, all of the others', () => {
  // 3-2 after extra time.
  expect(played('football', '2026-02-25', 'Juventus FC')).toEqual([
    'Champions League 2025/26',
    'Galatasaray SK',
    3,
    0,
    1,
    0,
  ])
  expect(played('american_football', '2021-02-07', 'Tampa Bay Buccaneers')).toEqual([
    'NFL 2020',
    'Kansas City Chiefs',
    31,
    9,
  ])
  expect(played('snooker', '2018-05-07', 'John Higgins')).toEqual([
    'World Championship',
    'Mark J Williams',
    16,
    18,
  ])
})

test('a club has one name in every competition, and two clubs of one name have two', async () => {
  const names = packOf('football').sides.map(({ name }) => name)
  expect(names.filter((name) => name.startsWith('Liverpool'))).toEqual([
    'Liverpool FC (URU)',
    'Liverpool FC',
  ])
  const clubs = (await readLeaguePacks()).flatMap(({ teams }) => teams.map(({ name }) => name))
  expect(clubs.filter((name) => names.includes(name)).length).toBeGreaterThan(25)
  for (const spelling of ['SE Palmeiras', 'Palmeiras (BRA)', 'FC Barcelona', 'Real Madrid CF']) {
    expect(names).not.toContain(spelling)
  }
})
