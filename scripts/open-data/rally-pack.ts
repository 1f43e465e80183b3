import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PackTeam, RallyMatch, RallyPack } from '@jogada/core/sports/packs'

type Row = Readonly<Record<string, string>>

/**
 * Badminton matches rally by rally. A match is left out when a rally of it is missing in the
 * source, or a game in the end does not stand as badminton ends a game: nothing is filled in.
 */
export function badmintonPack(folder: string): RallyPack {
  const root = join(folder, 'badminton-shuttleset')
  const rallies = csv(join(root, 'derived-rallies.csv'))
  const byMatch = Map.groupBy(rallies, (row) => `${row['dataset']}/${row['match_id']}`)
  const players: PackTeam[] = []
  const found: RallyMatch[] = []
  for (const dataset of ['shuttleset', 'shuttleset22']) {
    for (const match of csv(join(root, `${dataset}-match.csv`))) {
      const played = gamesOf(byMatch.get(`${dataset}/${match['id']}`) ?? [])
      if (played) found.push(matchOf(match, played, players))
    }
  }
  // A few matches stand in both sets.
  const key = ({ playedOn, home, away }: RallyMatch) =>
    `${playedOn}/${Math.min(home, away)}/${Math.max(home, away)}`
  const matches = [...new Map(found.toReversed().map((match) => [key(match), match])).values()]
  return {
    format: 'jogada-rallies',
    version: 1,
    source: {
      name: 'ShuttleSet and ShuttleSet22',
      url: 'https://github.com/wywyWang/CoachAI-Projects',
      snapshot: '39bbf3fd99b0b709ff6d1647383959b6fa5f5b74, 2024-07-31',
      licence: 'MIT',
    },
    sport: 'badminton',
    players,
    matches: matches.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  }
}

function matchOf(match: Row, games: readonly string[], players: PackTeam[]): RallyMatch {
  // Numbers of the newer set are written as 8.0.
  const date = [match['year'], match['month'], match['day']].map((part) =>
    String(Number(part)).padStart(2, '0'),
  )
  const winner = placeOf(match['winner']!, players)
  const loser = placeOf(match['loser']!, players)
  // The source calls the winner A throughout; the name that comes first in the title is at home.
  const isWinnerFirst = isFirst(match['winner']!, match['loser']!, match['video']!)
  const sides = isWinnerFirst ? { A: 'h', B: 'a' } : { A: 'a', B: 'h' }
  const [home, away] = isWinnerFirst ? [winner, loser] : [loser, winner]
  return {
    id: `bad-${date.join('')}-${players[home]!.id}-${players[away]!.id}`,
    tournament: titled(match['tournament']!),
    stage: match['round']!,
    playedOn: date.join('-'),
    home,
    away,
    games: games.map((game) => game.replaceAll('A', sides.A).replaceAll('B', sides.B)),
  }
}

const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()

function isFirst(one: string, other: string, title: string): boolean {
  const text = plain(title)
  const at = (name: string) => {
    const place = text.indexOf(plain(name))
    return place < 0
      ? Math.min(
          ...plain(name)
            .split(' ')
            .map((part) => text.indexOf(part) + 1 || 1e9),
        )
      : place
  }
  return at(one) <= at(other)
}

function placeOf(written: string, players: PackTeam[]): number {
  const name = titled(written)
  const id = plain(name).replaceAll(' ', '-')
  const known = players.findIndex((player) => player.id === id)
  if (known >= 0) return known
  players.push({ id, name, code: codeOf(id, players) })
  return players.length - 1
}

/** Initials first, then letters of the last name, until nobody has them. */
function codeOf(id: string, players: readonly PackTeam[]): string {
  const words = id.toUpperCase().split('-')
  const taken = new Set(players.map(({ code }) => code))
  const initials = words.map((word) => word[0]!).join('')
  const letters = words.join('').slice(1)
  const last = words.at(-1)!.slice(1)
  const codes = [
    `${initials}${last}`.slice(0, 3),
    ...letters.split('').map((letter) => `${initials.slice(0, 2)}${letter}`),
  ]
  return codes.find((code) => code.length === 3 && !taken.has(code))!
}

/** The source writes family names in capitals, some of them. */
const titled = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .map((part) =>
      /^[A-Z]{2,}$/.test(part) && !SPONSORS.has(part)
        ? part.charAt(0) + part.slice(1).toLowerCase()
        : part,
    )
    .join(' ')

const SPONSORS = new Set(['HSBC', 'YONEX', 'BWF', 'TOTAL', 'TOYOTA', 'DAIHATSU'])

/** Rally winners by game; null when the score jumps or a game or the match is not whole. */
function gamesOf(rows: readonly Row[]): string[] | null {
  const games: string[] = []
  for (const [, rallies] of Map.groupBy(rows, (row) => row['set']!)) {
    const score = { A: 0, B: 0 }
    let winners = ''
    for (const rally of rallies) {
      const winner = rally['rally_winner'] === 'A' ? 'A' : 'B'
      score[winner]++
      winners += winner
      if (score.A !== Number(rally['score_A']) || score.B !== Number(rally['score_B'])) return null
    }
    if (!isGameOver(score.A, score.B)) return null
    games.push(winners)
  }
  const won = games.filter((game) => game.endsWith('A')).length
  return won === 2 && games.length - won <= 1 && games.length >= 2 ? games : null
}

const isGameOver = (a: number, b: number) => {
  const [most, least] = [Math.max(a, b), Math.min(a, b)]
  return (
    (most === 21 && most - least >= 2) ||
    (most > 21 && most < 30 && most - least === 2) ||
    (most === 30 && least >= 28)
  )
}

function csv(file: string): Row[] {
  const [head, ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/)
  const names = head!.split(',')
  return lines.map((line) => {
    const values = line.split(',')
    return Object.fromEntries(names.map((name, at) => [name, values[at] ?? '']))
  })
}
