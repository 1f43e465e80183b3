import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FixtureRow, LeaguePack, ResultRow } from '@jogada/core/sports/packs'
import { CLUBS, clubPlace } from './clubs.ts'
import { parseSeason } from './football-txt.ts'
import type { TextMatch } from './football-txt.ts'

const FIRST_SEASON = 2018
const LAST_SEASON = 2026

/**
 * Série A from the season files under `folder`: every result, and the matches without one that
 * are dated `from` or later. A past match whose result the source lacks is left out.
 */
export async function serieAPack(folder: string, from: string): Promise<LeaguePack> {
  const results: { season: number; rows: ResultRow[] }[] = []
  const fixtures: { season: number; rows: FixtureRow[] }[] = []
  for (let season = FIRST_SEASON; season <= LAST_SEASON; season++) {
    const file = join(folder, 'openfootball-brazil', 'brazil', `${season}_br1.txt`)
    const matches = parseSeason(await readFile(file, 'utf8')).toSorted(byDate)
    results.push({ season, rows: matches.flatMap(resultRow) })
    const coming = matches.filter((each) => !each.score && !each.isPostponed && each.date >= from)
    if (coming.length > 0) fixtures.push({ season, rows: coming.map(fixtureRow) })
  }

  return {
    format: 'jogada-league',
    version: 1,
    source: {
      name: 'openfootball/south-america',
      url: 'https://github.com/openfootball/south-america',
      snapshot: '09e7fac17fed6494aaf33987695867b114baaee6, 2026-05-18',
      licence: 'CC0-1.0',
    },
    competition: {
      id: 'br1',
      name: 'Brasileirão Série A',
      country: 'BR',
      sport: 'football',
      timeZone: 'America/Sao_Paulo',
      fixtureUtcOffset: '-03:00',
    },
    teams: CLUBS.map(({ id, name, code }) => ({ id, name, code })),
    results,
    fixtures,
  }
}

const byDate = (a: TextMatch, b: TextMatch) =>
  `${a.date}${a.time ?? ''}` < `${b.date}${b.time ?? ''}` ? -1 : a.date === b.date ? 0 : 1

const fixtureRow = (match: TextMatch): FixtureRow => [
  match.round,
  match.date,
  match.time,
  clubPlace(match.home),
  clubPlace(match.away),
]

const resultRow = (match: TextMatch): ResultRow[] =>
  match.score
    ? [
        [
          ...fixtureRow(match),
          ...match.score,
          match.halfTime?.[0] ?? null,
          match.halfTime?.[1] ?? null,
        ],
      ]
    : []
