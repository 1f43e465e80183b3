import { readFileSync } from 'node:fs'
import { expectedGoals, fitDixonColes } from '@jogada/core/football/model'
import { fitStrengths, placeChances } from '@jogada/core/models/race'
import { gradeLeg } from '@jogada/core/sports/grade-leg'
import { CATALOGUE } from '@jogada/core/sports/markets/catalogue'
import { footballResult } from '@jogada/core/sports/results/football'
import { dayNumber, leagueFixtures, leagueResults } from '@jogada/core/sports/packs'
import { setsOf } from '@jogada/core/sports/packs'
import type {
  LeaguePack,
  PackRace,
  RacePack,
  RallyPack,
  ReplayPack,
  SetsPack,
} from '@jogada/core/sports/packs'
import { raceResult } from '@jogada/core/sports/results/race'
import { setsResult } from '@jogada/core/sports/results/sets'
import { describe, expect, test } from 'vitest'
import { startOf } from '../src/modules/sportsbook/open-data/league-feed.ts'

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../packs/${name}`, import.meta.url), 'utf8'))

const notice = readFileSync(new URL('../../../NOTICE', import.meta.url), 'utf8')
const league = read('la-liga.json') as LeaguePack
const races = read('formula-1.json') as RacePack
const rallies = read('badminton.json') as RallyPack
const tennis = read('tennis.json') as SetsPack
const volleyball = read('volleyball.json') as SetsPack
const cups = read('world-cups.json') as ReplayPack

test.each([
  [league.source, 'CC0-1.0'],
  [races.source, 'CC-BY-4.0'],
  [rallies.source, 'MIT'],
  [tennis.source, 'CC-BY-4.0'],
  [volleyball.source, 'CC0-1.0'],
])('$name is named in the notice, with its licence', (source, licence) => {
  expect(source.licence).toBe(licence)
  expect(notice).toContain(source.url)
})

describe('the La Liga pack', () => {
  const results = leagueResults(league)
  const fixtures = leagueFixtures(league)

  test('names 23 clubs once each, and every one of them plays', () => {
    expect(league.teams).toHaveLength(23)
    for (const of of ['id', 'code', 'name'] as const) {
      expect(new Set(league.teams.map((team) => team[of])).size).toBe(23)
    }
    const named = [...results, ...fixtures].flatMap(({ home, away }) => [home.id, away.id])
    expect(new Set(named).size).toBe(23)
  })

  test('no pair meets twice at the same ground in a season, and nobody meets himself', () => {
    const ids = [...results, ...fixtures].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { home, away } of [...results, ...fixtures]) expect(home.id).not.toBe(away.id)
    expect(results.length).toBeGreaterThan(250)
    expect(fixtures.length % 10).toBe(0)
  })

  test('bets end days before the Sunday that a whole round is dated by', () => {
    for (const fixture of fixtures) {
      expect(fixture.time).toBeNull()
      const sunday = new Date(`${fixture.date}T00:00:00Z`)
      const start = startOf(league, fixture)
      expect(sunday.getTime() - start.getTime()).toBeGreaterThan(2 * 86_400_000)
    }
  })

  test('its results rate clubs: the one that scores most is expected to score most', () => {
    const played = results.map(({ date, home, away, score }) => ({
      day: dayNumber(date),
      home: home.id,
      away: away.id,
      homeGoals: score.home,
      awayGoals: score.away,
    }))
    const goals = (id: string) =>
      played.reduce(
        (sum, each) =>
          sum + (each.home === id ? each.homeGoals : each.away === id ? each.awayGoals : 0),
        0,
      )
    const clubs = [...new Set(played.map(({ home }) => home))].toSorted(
      (a, b) => goals(b) - goals(a),
    )
    const fit = fitDixonColes(played, { asOf: dayNumber('2026-08-01'), xiPerDay: 0.001, ridge: 5 })
    const against = (id: string) => expectedGoals(fit, id, 'malaga').home
    expect(against(clubs[0]!)).toBeGreaterThan(against(clubs.at(-1)!))
  })
})

describe('the Formula 1 pack', () => {
  const driven = races.races.filter(({ rows }) => rows.length > 0)
  const coming = races.races.filter(({ rows }) => rows.length === 0)
  const resultOf = ({ rows }: PackRace) =>
    raceResult({
      state: 'finished',
      race: rows.map(([driver, place, status, laps], order) => ({
        entrant: races.drivers[driver]!.code,
        place,
        started: status !== 'DNS',
        laps,
        order,
      })),
    })

  test('has every driver once, places without gaps, and the races of 2026 to come in order', () => {
    expect(new Set(races.drivers.map(({ code }) => code)).size).toBe(races.drivers.length)
    for (const { rows } of driven) {
      const places = rows.flatMap(([, place]) => place ?? [])
      expect(places).toEqual(places.map((_, at) => at + 1))
      for (const [driver, place, status] of rows) {
        expect(races.drivers[driver]).toBeDefined()
        expect(place === null).toBe(status !== null)
      }
    }
    const starts = coming.map(({ startsAt }) => startsAt)
    expect(starts.length).toBeGreaterThan(0)
    expect(starts).toEqual(starts.toSorted())
    expect(races.lineUp.length).toBeGreaterThanOrEqual(20)
  })

  test('every race driven settles: one winner, three on the podium, no starter no bet', () => {
    const base = { sport: 'motor_racing', specifiers: {} } as const
    for (const race of driven) {
      const codes = race.rows.map(([driver]) => races.drivers[driver]!.code)
      const won = (key: string) =>
        codes.filter(
          (outcome) => gradeLeg({ ...base, key, outcome }, resultOf(race))?.result === 'win',
        )
      expect(won('race_winner')).toHaveLength(1)
      expect(won('top3')).toHaveLength(3)
      const absent = race.rows.filter(([, , status]) => status === 'DNS')
      for (const [driver] of absent) {
        const outcome = races.drivers[driver]!.code
        expect(gradeLeg({ ...base, key: 'race_winner', outcome }, resultOf(race))?.result).toBe(
          'refund',
        )
      }
    }
  })

  test('its strengths price the next race: chances of the line-up sum to the places', () => {
    const orders = driven.map(({ startsAt, rows }) => ({
      day: dayNumber(startsAt.slice(0, 10)),
      order: rows
        .filter(([, place]) => place !== null)
        .map(([driver]) => races.drivers[driver]!.id),
    }))
    const strengths = fitStrengths(orders, {
      asOf: dayNumber('2026-11-20'),
      xiPerDay: 0.003,
      ridge: 1,
    })
    const line = races.lineUp.map((driver) => strengths.get(races.drivers[driver]!.id) ?? 1)
    for (const places of [1, 3, 10]) {
      const chances = placeChances(line, places)
      expect(chances.reduce((sum, each) => sum + each, 0)).toBeCloseTo(places, 2)
      for (const chance of chances) expect(chance > 0 && chance < 1).toBe(true)
    }
  })
})

describe('the badminton pack', () => {
  test('every match settles from its rallies, with the last rally to the winner', () => {
    expect(rallies.matches.length).toBeGreaterThan(30)
    expect(new Set(rallies.matches.map(({ id }) => id)).size).toBe(rallies.matches.length)
    expect(new Set(rallies.players.map(({ code }) => code)).size).toBe(rallies.players.length)
    for (const { games, home, away, playedOn } of rallies.matches) {
      expect(home).not.toBe(away)
      expect(playedOn).toMatch(/^20(18|19|2[0-2])-\d\d-\d\d$/)
      const points = (game: string, side: string) =>
        game.split('').filter((each) => each === side).length
      const sets = games.map((game) => ({ home: points(game, 'h'), away: points(game, 'a') }))
      const result = setsResult({ sport: 'badminton', state: 'finished', sets, bestOf: 3 })
      const side = games.at(-1)!.endsWith('h') ? 'home' : 'away'
      const leg = { sport: 'badminton', key: 'winner', specifiers: {}, outcome: side } as const
      expect(gradeLeg(leg, result)?.result).toBe('win')
    }
  })
})

describe('the packs of sets', () => {
  const graded = (pack: SetsPack, row: SetsPack['rows'][number], key: string, outcome: string) => {
    const ending = row[6]
    const side = ending?.endsWith('h') ? 'home' : 'away'
    const result = setsResult({
      sport: pack.sport,
      state: ending === null ? 'finished' : ending.startsWith('RET') ? 'retired' : 'walkover',
      sets: setsOf(row),
      bestOf: pack.competitions[row[0]]!.bestOf,
      retired: ending?.startsWith('RET') ? side : null,
    })
    return gradeLeg({ sport: pack.sport, key, specifiers: {}, outcome }, result)?.result
  }

  test('every finished match has one winner, of tennis and of volleyball', () => {
    for (const pack of [tennis, volleyball]) {
      const finished = pack.rows.filter(([, , , , , , ending]) => ending === null)
      expect(finished.length).toBeGreaterThan(1_500)
      for (const row of finished) {
        const both = ['home', 'away'].map((side) => graded(pack, row, 'winner', side))
        expect(new Set(both)).toEqual(new Set(['lose', 'win']))
      }
    }
  })

  test('real walkovers give all back, real retirements as the rule of one set says', () => {
    const ended = tennis.rows.filter(([, , , , , , ending]) => ending !== null)
    const counts = { walkovers: 0, early: 0, late: 0 }
    for (const row of ended) {
      const stays = row[6]!.endsWith('h') ? 'away' : 'home'
      const result = graded(tennis, row, 'winner', stays)
      const [most = 0, least = 0] = Object.values(setsOf(row)[0] ?? {}).toSorted((x, y) => y - x)
      const isWhole = most === 7 || (most === 6 && least <= 4)
      if (row[6]!.startsWith('WO')) counts.walkovers++
      else if (isWhole) counts.late++
      else counts.early++
      expect(result).toBe(row[6]!.startsWith('RET') && isWhole ? 'win' : 'refund')
    }
    expect(Math.min(counts.walkovers, counts.early, counts.late)).toBeGreaterThan(5)
  })
})

test('[R087] every World Cup match settles every goal market without a person', () => {
  const markets = (CATALOGUE.get('football') ?? []).filter(({ key }) => !key.includes('corners'))
  for (const match of cups.competitions.flatMap(({ matches }) => matches)) {
    const inTime = match.goals.filter(({ minute }) => minute <= 90)
    const result = footballResult({
      state: 'finished',
      score: match.fullTime,
      halfTime: match.halfTime,
      extraTime: match.extraTime,
      penalties: match.penalties,
      scorers: inTime.map(({ side }) => side),
    })
    for (const { key, settle, outcomes, specifiers, canRefund } of markets) {
      const given = Object.fromEntries(
        specifiers.map((name) => [
          name,
          settle === 'handicap3' ? '0:1' : name === 'goalnr' ? '1' : '2.25',
        ]),
      )
      const results = (outcomes.length > 0 ? outcomes : ['1:0', 'other']).map(
        (outcome) =>
          gradeLeg({ sport: 'football', key, specifiers: given, outcome }, result)?.result,
      )
      expect(results, `${match.id} ${key}`).not.toContain(undefined)
      const isSingle =
        outcomes.length > 0 && !canRefund && !key.endsWith('double_chance') && key !== 'to_qualify'
      expect(results.filter((each) => each === 'win').length === 1 || !isSingle).toBe(true)
    }
  }
})
