import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FixtureRow, LeaguePack, ResultRow } from '@jogada/core/sports/packs'
import { parseSeason } from './football-txt.ts'

/** Spelling in the source, id, name, code: every club of La Liga 2025/26 and 2026/27. */
export const LA_LIGA_CLUBS = [
  ['Athletic Club', 'athletic', 'Athletic Bilbao', 'ATH'],
  ['CA Osasuna', 'osasuna', 'Osasuna', 'OSA'],
  ['Club Atlético de Madrid', 'atletico-madrid', 'Atlético de Madrid', 'ATM'],
  ['Deportivo Alavés', 'alaves', 'Alavés', 'ALA'],
  ['Elche CF', 'elche', 'Elche', 'ELC'],
  ['FC Barcelona', 'barcelona', 'Barcelona', 'BAR'],
  ['Getafe CF', 'getafe', 'Getafe', 'GET'],
  ['Girona FC', 'girona', 'Girona', 'GIR'],
  ['Levante UD', 'levante', 'Levante', 'LEV'],
  ['Málaga CF', 'malaga', 'Málaga', 'MLG'],
  ['RC Celta de Vigo', 'celta', 'Celta de Vigo', 'CEL'],
  ['RC Deportivo La Coruña', 'deportivo', 'Deportivo La Coruña', 'DEP'],
  ['RCD Espanyol de Barcelona', 'espanyol', 'Espanyol', 'ESP'],
  ['RCD Mallorca', 'mallorca', 'Mallorca', 'MLL'],
  ['Rayo Vallecano de Madrid', 'rayo-vallecano', 'Rayo Vallecano', 'RAY'],
  ['Real Betis Balompié', 'betis', 'Betis', 'BET'],
  ['Real Madrid CF', 'real-madrid', 'Real Madrid', 'RMA'],
  ['Real Oviedo', 'oviedo', 'Real Oviedo', 'OVI'],
  ['Real Racing Club de Santander', 'racing-santander', 'Racing de Santander', 'RAC'],
  ['Real Sociedad de Fútbol', 'real-sociedad', 'Real Sociedad', 'RSO'],
  ['Sevilla FC', 'sevilla', 'Sevilla', 'SEV'],
  ['Valencia CF', 'valencia', 'Valencia', 'VAL'],
  ['Villarreal CF', 'villarreal', 'Villarreal', 'VIL'],
] as const

const placeBySpelling = new Map<string, number>(
  LA_LIGA_CLUBS.map(([spelling], place) => [spelling, place]),
)

function clubPlace(spelling: string): number {
  const place = placeBySpelling.get(spelling)
  if (place === undefined) throw new RangeError(`unknown club: ${spelling}`)
  return place
}

type SourceMatch = {
  round: string
  date: string
  time?: string
  team1: string
  team2: string
  score?: { ht?: [number, number]; ft?: [number, number] }
}

/**
 * La Liga: the results of 2025/26 that the source has, and the fixtures of 2026/27 dated `from` or
 * later. Those are dated by round, on its Sunday, with a kick-off that nobody announced: the time
 * is left open and bets end with the first day of the round.
 */
export async function laLigaPack(folder: string, from: string): Promise<LeaguePack> {
  const past = join(folder, 'openfootball-json', '2025-26', 'es.1.json')
  const { matches } = JSON.parse(await readFile(past, 'utf8')) as { matches: SourceMatch[] }
  const file = join(folder, 'openfootball-espana', '2026-27', '1-liga.txt')
  const season = parseSeason(await readFile(file, 'utf8'))
  const rows = matches
    .flatMap(resultRow)
    .toSorted((a, b) => (a[1] < b[1] ? -1 : a[1] > b[1] ? 1 : 0))
  return {
    format: 'jogada-league',
    version: 1,
    source: {
      name: 'openfootball/football.json and openfootball/espana',
      url: 'https://github.com/openfootball/espana',
      snapshot: 'a3fd997aabb623ccdc1f8006e5f31525be6f89c6, 2026-07-02',
      licence: 'CC0-1.0',
    },
    competition: {
      id: 'es1',
      name: 'La Liga',
      country: 'ES',
      sport: 'football',
      timeZone: 'Europe/Madrid',
      // The zone's summer offset, an hour early in winter: bets never end after a kick-off.
      fixtureUtcOffset: '+02:00',
      fixtureDaysEarly: 3,
    },
    teams: LA_LIGA_CLUBS.map(([, id, name, code]) => ({ id, name, code })),
    results: [{ season: 2025, rows }],
    fixtures: [
      {
        season: 2026,
        rows: season
          .filter(({ date, score }) => !score && date >= from)
          .map(({ round, date, home, away }): FixtureRow => [
            round,
            date,
            null,
            clubPlace(home),
            clubPlace(away),
          ]),
      },
    ],
  }
}

function resultRow({ round, date, time, team1, team2, score }: SourceMatch): ResultRow[] {
  const full = score?.ft
  if (!full) return []
  // The source leaves the half-time score of a goalless match out; it can only be 0-0.
  const half = score.ht ?? (full[0] + full[1] === 0 ? [0, 0] : [null, null])
  const number = Number(/\d+$/.exec(round)?.[0])
  return [
    [
      number,
      date,
      time ?? null,
      clubPlace(team1),
      clubPlace(team2),
      full[0],
      full[1],
      half[0]!,
      half[1]!,
    ],
  ]
}
