import { join } from 'node:path'
import type { SetsPack, SetsRow } from '@jogada/core/sports/packs'
import { indexed, readCsv } from './csv.ts'
import type { CsvRow as Row } from './csv.ts'

const GRAND_SLAMS = new Set(['australian-open', 'roland-garros', 'wimbledon', 'us-open'])

/**
 * ATP 2017 by set, with its retirements and walkovers. The source names the winner first; here the
 * home side is the one whose id comes first, so that the order tells nothing.
 */
export function tennisPack(folder: string): SetsPack {
  const file = join(folder, 'tennis-atp-2017', 'match_scores_2017_UNINDEXED.csv')
  const sides = indexed<{ id: string; name: string }>()
  const competitions = indexed<{ name: string; bestOf: number | null }>()
  const matches = readCsv(file).toSorted(
    (a, b) =>
      Number(a['tourney_order']) - Number(b['tourney_order']) ||
      Number(b['round_order']) - Number(a['round_order']) ||
      Number(a['match_order']) - Number(b['match_order']),
  )
  const rows = matches.flatMap((match): SetsRow[] => {
    const slug = match['tourney_slug']!
    const score = tennisScore(match['match_score_tiebreaks']!)
    if (!score) return []
    const [winner, loser] = [match['winner_slug']!, match['loser_slug']!]
    const isWinnerHome = winner < loser
    const place = (id: string, name: string) => sides.place(id, { id, name })
    const [first, second] = [
      place(winner, match['winner_name']!),
      place(loser, match['loser_name']!),
    ]
    // Qualifying is best of three at the four tournaments too.
    const bestOf = GRAND_SLAMS.has(slug)
      ? match['tourney_round_name']!.includes('Qualifying')
        ? 3
        : 5
      : 3
    return [
      [
        competitions.place(`${slug}/${bestOf}`, { name: tournamentName(slug), bestOf }),
        null,
        match['tourney_round_name']!,
        isWinnerHome ? first : second,
        isWinnerHome ? second : first,
        score.sets.map(([a, b]) => (isWinnerHome ? `${a}-${b}` : `${b}-${a}`)).join(' '),
        score.ending === null ? null : `${score.ending} ${isWinnerHome ? 'a' : 'h'}`,
      ],
    ]
  })
  return {
    format: 'jogada-sets',
    version: 1,
    source: {
      name: 'ATP World Tour tennis data',
      url: 'https://github.com/datasets/atp-world-tour-tennis-data',
      snapshot: 'e9f9046847e9ea6926b7f2db0d3eeb97e5eaacae, 2024-10-25',
      licence: 'CC-BY-4.0',
    },
    sport: 'tennis',
    sides: sides.values,
    competitions: competitions.values,
    rows,
  }
}

/** What the source's short forms of names lose. */
const TOURNAMENTS: Readonly<Record<string, string>> = {
  bastad: 'Båstad',
  kitzbuhel: 'Kitzbühel',
  'nitto-atp-finals': 'Nitto ATP Finals',
  'rio-de-janeiro': 'Rio de Janeiro',
  's-hertogenbosch': '’s-Hertogenbosch',
  'sao-paulo': 'São Paulo',
  'st-petersburg': 'St. Petersburg',
  'us-open': 'US Open',
}

const tournamentName = (slug: string) =>
  TOURNAMENTS[slug] ??
  slug
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ')

/** `76(7) 62`, `64 10 (RET)`, `(W/O)`; null for a text that is none of these. */
function tennisScore(text: string) {
  const ending = text.includes('(W/O)') ? 'WO' : text.includes('(RET)') ? 'RET' : null
  const sets: [string, string][] = []
  for (const part of text
    .replace(/\((RET|W\/O)\)/, '')
    .trim()
    .split(/\s+/)) {
    if (part === '') continue
    const found = /^(\d)(\d)(?:\(\d+\))?$/.exec(part)
    if (!found) return null
    sets.push([found[1]!, found[2]!])
  }
  return ending === null && sets.length < 2 ? null : { sets, ending }
}

/** The German volleyball leagues of women and men by set. */
export function volleyballPack(folder: string): SetsPack {
  const root = join(folder, 'volleyball-volleystat')
  const sides = indexed<{ id: string; name: string }>()
  const competitions = indexed<{ name: string; bestOf: number | null }>()
  const points = Map.groupBy(readCsv(join(root, 'derived-sets.csv')), keyOf)
  const matches = Map.groupBy(readCsv(join(root, 'derived-matches.csv')), keyOf)
  const rows = [...matches.entries()].flatMap(([key, both]): SetsRow[] => {
    const home = both.find((row) => row['match'] === 'home')
    const away = both.find((row) => row['match'] === 'away')
    const sets = setScores(points.get(key) ?? [])
    if (!home || !away || !sets || !/^\d{4}-/.test(home['date_time']!)) return []
    const place = (row: Row) => {
      const id = `${row['league_gender']!.charAt(0).toLowerCase()}${row['team_id']}`
      return sides.place(id, { id, name: row['team_name']! })
    }
    const league = home['league_gender'] === 'Women' ? 'feminina' : 'masculina'
    const [from, to] = [home['season_id']!.slice(0, 2), home['season_id']!.slice(2)]
    const name = `Bundesliga ${league} 20${from}/${to}`
    return [
      [
        competitions.place(name, { name, bestOf: 5 }),
        home['date_time']!.slice(0, 10),
        home['competition_stage']!,
        place(home),
        place(away),
        sets,
        null,
      ],
    ]
  })
  return {
    format: 'jogada-sets',
    version: 1,
    source: {
      name: 'volleystat',
      url: 'https://github.com/bozhinvi/volleystat',
      snapshot: 'volleystat 0.2.0',
      licence: 'CC0-1.0',
    },
    sport: 'volleyball',
    sides: sides.values,
    competitions: competitions.values,
    rows: rows.toSorted((a, b) => (a[1]! < b[1]! ? -1 : a[1]! > b[1]! ? 1 : 0)),
  }
}

const keyOf = (row: Row) => `${row['league_gender']}/${row['season_id']}/${row['match_id']}`

/** `25-20 …`; null when a side of a set is missing or nobody won three. */
function setScores(rows: readonly Row[]): string | null {
  const of = (side: string) =>
    rows
      .filter((row) => row['match'] === side && Number(row['pt_set']) >= 0 && row['pt_set'] !== '')
      .toSorted((a, b) => Number(a['set']) - Number(b['set']))
      .map((row) => Number(row['pt_set']))
  const [home, away] = [of('home'), of('away')]
  if (home.length !== away.length || home.length < 3) return null
  const won = home.filter((points, at) => points > away[at]!).length
  if (Math.max(won, home.length - won) !== 3) return null
  return home.map((points, at) => `${points}-${away[at]}`).join(' ')
}
