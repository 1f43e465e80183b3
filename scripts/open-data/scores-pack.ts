import { join } from 'node:path'
import type { ScoreRow, ScoresPack } from '@jogada/core/sports/packs'
import { indexed, readCsv } from './csv.ts'
import type { CsvRow } from './csv.ts'
import { MLB_TEAMS, NBA_TEAMS, NFL_TEAMS } from './teams-us.ts'

/** Seasons of American football to keep; the source goes back to 1920. */
const FIRST_NFL_SEASON = 2016

/** Basketball of 2021/22, every game of the season. */
export const nbaPack = (folder: string): ScoresPack => ({
  ...gamesPack(readCsv(join(folder, 'nba-elo', 'nba_elo_latest.csv')), {
    names: NBA_TEAMS,
    competitionOf: (season) => `NBA ${season - 1}/${String(season).slice(2)}`,
  }),
  source: {
    name: 'FiveThirtyEight NBA Elo',
    url: 'https://github.com/fivethirtyeight/data/tree/master/nba-elo',
    snapshot: 'nba_elo_latest.csv of the season 2021/22',
    licence: 'CC-BY-4.0',
  },
  sport: 'basketball',
})

/** Baseball of 2021, the games that the source has a score of. */
export const mlbPack = (folder: string): ScoresPack => ({
  ...gamesPack(readCsv(join(folder, 'mlb-elo', 'mlb_elo_latest.csv')), {
    names: MLB_TEAMS,
    competitionOf: (season) => `MLB ${season}`,
  }),
  source: {
    name: 'FiveThirtyEight MLB Elo',
    url: 'https://github.com/fivethirtyeight/data/tree/master/mlb-elo',
    snapshot: 'mlb_elo_latest.csv of the season 2021',
    licence: 'CC-BY-4.0',
  },
  sport: 'baseball',
})

/** American football from 2016 on. */
export const nflPack = (folder: string): ScoresPack => ({
  ...gamesPack(
    readCsv(join(folder, 'nfl-elo', 'nfl_games.csv')).filter(
      ({ season }) => Number(season) >= FIRST_NFL_SEASON,
    ),
    { names: NFL_TEAMS, competitionOf: (season) => `NFL ${season}` },
  ),
  source: {
    name: 'FiveThirtyEight NFL Elo game',
    url: 'https://github.com/fivethirtyeight/nfl-elo-game',
    snapshot: 'nfl_games.csv to the season 2020/21',
    licence: 'MIT',
  },
  sport: 'american_football',
})

type Body = Pick<ScoresPack, 'format' | 'version' | 'sides' | 'competitions' | 'rows'>

/** The source names the home team first; a season is called by the year in which it is. */
function gamesPack(
  games: readonly CsvRow[],
  by: {
    readonly names: ReadonlyMap<string, string>
    readonly competitionOf: (season: number) => string
  },
): Body {
  const sides = indexed<{ id: string; name: string }>()
  const competitions = indexed<{ name: string; season: number }>()
  const side = (letters: string) => {
    const name = by.names.get(letters)
    if (!name) throw new RangeError(`unknown team: ${letters}`)
    return sides.place(letters, { id: letters.toLowerCase(), name })
  }
  const rows = games
    .filter((game) => game['score1'] !== '' && game['score2'] !== '')
    .map((game): ScoreRow => {
      const season = Number(game['season'])
      const isPlayoff = game['playoff'] !== '' && game['playoff'] !== '0'
      return [
        competitions.place(String(season), { name: by.competitionOf(season), season }),
        game['date']!,
        isPlayoff ? 'Playoffs' : '',
        side(game['team1']!),
        side(game['team2']!),
        Number(game['score1']),
        Number(game['score2']),
        null,
        null,
      ]
    })
  return {
    format: 'jogada-scores',
    version: 1,
    sides: sides.values,
    competitions: competitions.values,
    rows: inOrder(rows),
  }
}

/** Professional snooker of 2016 to 2018 in frames, walkovers and drawn group matches left out. */
export function snookerPack(folder: string): ScoresPack {
  const root = join(folder, 'snooker-comperank')
  const names = new Map(
    readCsv(join(root, 'derived-snooker_players.csv')).map(({ id, name }) => [id!, name!]),
  )
  const events = new Map(
    readCsv(join(root, 'derived-snooker_events.csv')).map((event) => [event['id']!, event]),
  )
  const sides = indexed<{ id: string; name: string }>()
  const competitions = indexed<{ name: string; season: number }>()
  const rows = readCsv(join(root, 'derived-snooker_matches.csv')).flatMap((match): ScoreRow[] => {
    const event = events.get(match['eventId']!)
    const [home, away] = [names.get(match['player1Id']!), names.get(match['player2Id']!)]
    const [won, lost] = [Number(match['score1']), Number(match['score2'])]
    const isPlayed = match['walkover1'] === 'False' && match['walkover2'] === 'False'
    const date = (match['scheduledDate'] || match['startDate'] || '').slice(0, 10)
    if (!event || !home || !away || !isPlayed || won === lost || date === '') return []
    const season = Number(event['season'])
    return [
      [
        competitions.place(event['id']!, { name: event['name']!, season }),
        date,
        `Round ${match['round']}`,
        sides.place(match['player1Id']!, { id: match['player1Id']!, name: home }),
        sides.place(match['player2Id']!, { id: match['player2Id']!, name: away }),
        won,
        lost,
        null,
        null,
      ],
    ]
  })
  return {
    format: 'jogada-scores',
    version: 1,
    source: {
      name: 'comperank, from snooker.org',
      url: 'https://github.com/echasnovski/comperank',
      snapshot: 'seasons 2016/17 and 2017/18',
      licence: 'MIT',
    },
    sport: 'snooker',
    sides: sides.values,
    competitions: competitions.values,
    rows: inOrder(rows),
  }
}

/** By day, and within it as the source has them. */
export const inOrder = (rows: readonly ScoreRow[]): ScoreRow[] =>
  rows.toSorted((a, b) => (a[1] < b[1] ? -1 : a[1] > b[1] ? 1 : 0))
