import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ScoreRow, ScoresPack } from '@jogada/core/sports/packs'
import { CLUBS } from './clubs.ts'
import { indexed } from './csv.ts'
import { LA_LIGA_CLUBS } from './la-liga.ts'
import { parseCup } from './football-cup.ts'
import type { CupMatch } from './football-cup.ts'
import { inOrder } from './scores-pack.ts'

type Source = { readonly file: string; readonly name: string; readonly season: number }

const json = (file: string, name: string, season: number): Source => ({
  file: `openfootball-json/${file}`,
  name,
  season,
})

const brazil = (file: string, name: string, season: number): Source => ({
  file: `openfootball-brazil/${file}`,
  name,
  season,
})

/** Competitions whose results are known; those with fixtures to come have packs of their own. */
const SOURCES: readonly Source[] = [
  brazil('brazil/2023_br2.txt', 'Brasileirão Série B 2023', 2023),
  brazil('brazil/2024_br2.txt', 'Brasileirão Série B 2024', 2024),
  brazil('brazil/2025_br2.txt', 'Brasileirão Série B 2025', 2025),
  brazil('brazil/2025_brcup.txt', 'Copa do Brasil 2025', 2025),
  brazil('copa-libertadores/2024_copal.txt', 'Libertadores 2024', 2024),
  brazil('copa-libertadores/2025_copal.txt', 'Libertadores 2025', 2025),
  brazil('copa-libertadores/2025_copas.txt', 'Sul-Americana 2025', 2025),
  json('2025/ar.1.json', 'Campeonato Argentino 2025', 2025),
  json('2025/mls.json', 'MLS 2025', 2025),
  json('2025-26/en.1.json', 'Premier League 2025/26', 2025),
  json('2025-26/it.1.json', 'Serie A italiana 2025/26', 2025),
  json('2025-26/de.1.json', 'Bundesliga 2025/26', 2025),
  json('2025-26/fr.1.json', 'Ligue 1 2025/26', 2025),
  json('2025-26/pt.1.json', 'Primeira Liga 2025/26', 2025),
  json('2024-25/uefa.cl.json', 'Champions League 2024/25', 2024),
  {
    file: 'openfootball-champions-league/2025-26/cl.txt',
    name: 'Champions League 2025/26',
    season: 2025,
  },
]

/** Matches whose score in the source is that of extra time without saying so. */
const AFTER_EXTRA_TIME: ReadonlySet<string> = new Set(['2025-05-06 FC Internazionale Milano (ITA)'])

/** Past football by half-time and full-time scores, under one name for each club. */
export async function pastFootballPack(folder: string): Promise<ScoresPack> {
  const sides = indexed<{ id: string; name: string }>()
  const competitions = indexed<{ name: string; season: number }>()
  const rows: ScoreRow[] = []
  const side = (spelling: string) => {
    const name = clubName(spelling)
    // Spellings that differ by accents alone are one club, too.
    return sides.place(idOf(name), { id: idOf(name), name })
  }
  for (const { file, name, season } of SOURCES) {
    const text = await readFile(join(folder, file), 'utf8')
    const matches = file.endsWith('.json') ? parseJson(text) : parseCup(text, season)
    const competition = competitions.place(name, { name, season })
    for (const { date, stage, home, away, full, half } of matches) {
      if (!full || AFTER_EXTRA_TIME.has(`${date} ${home}`)) continue
      rows.push([
        competition,
        date,
        stage,
        side(home),
        side(away),
        ...full,
        half?.[0] ?? null,
        half?.[1] ?? null,
      ])
    }
  }
  return {
    format: 'jogada-scores',
    version: 1,
    source: {
      name: 'openfootball',
      url: 'https://github.com/openfootball',
      snapshot: 'south-america 2026-05-18, football.json and champions-league of the same time',
      licence: 'CC0-1.0',
    },
    sport: 'football',
    sides: sides.values,
    competitions: competitions.values,
    rows: inOrder(rows),
  }
}

type JsonMatch = {
  readonly round: string
  readonly date: string
  readonly team1: string
  readonly team2: string
  readonly score?: { readonly ht?: [number, number]; readonly ft?: [number, number] }
}

/** `ft` is after 90 minutes; a goalless match is written without its half-time score. */
const parseJson = (text: string): CupMatch[] =>
  (JSON.parse(text) as { matches: JsonMatch[] }).matches.map(
    ({ round, date, team1, team2, score }) => ({
      date,
      stage: stageName(round),
      home: team1,
      away: team2,
      full: score?.ft ?? null,
      half: score?.ht ?? (score?.ft?.[0] === 0 && score.ft[1] === 0 ? [0, 0] : null),
    }),
  )

const stageName = (round: string) => round.replace(/^.*Matchday /, '')

const NAMES = new Map<string, string>([
  ...CLUBS.flatMap(({ spellings, name }) => spellings.map((each) => [each, name] as const)),
  ...LA_LIGA_CLUBS.map(([spelling, , name]) => [spelling, name] as const),
])

/** Clubs of South America that are called as one of Europe is. */
const NAMESAKES: ReadonlySet<string> = new Set(['Liverpool FC (URU)', 'Everton (CHI)'])

/** One club has one name in every season and competition; countries in brackets are left out. */
export function clubName(spelling: string): string {
  if (NAMESAKES.has(spelling)) return spelling
  const [, plain, country] = /^(.*?)(?: \(([A-Z]{3})\))?$/.exec(spelling)!
  const isElsewhere = country !== undefined && country !== 'BRA' && country !== 'ESP'
  return (isElsewhere ? undefined : NAMES.get(plain!)) ?? plain!
}

const idOf = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
