import { leagueResults, setsOf } from '@jogada/core/sports/packs'
import type {
  LeaguePack,
  PackSource,
  RallyPack,
  ReplayPack,
  ScoresPack,
  SetsPack,
} from '@jogada/core/sports/packs'
import type { Score } from '@jogada/core/sports/markets/market-rule'
import { pastMatches } from '../open-data/football-replays.ts'
import {
  readLeaguePacks,
  readRallyPack,
  readReplayPack,
  readScoresPacks,
  readTennisPack,
  readVolleyballPack,
} from '../open-data/packs.ts'
import { pastRallies, pastSetMatches } from '../open-data/sets-replays.ts'

/** A match that was played, as statistics show it. */
export type PastResult = {
  /** What names the match in a replay's id, where days alone do not order the results. */
  readonly id?: string
  readonly competition: string
  /** `YYYY-MM-DD`, or `YYYY` where the source has no more. */
  readonly date: string
  readonly home: string
  readonly away: string
  readonly score: Score
  readonly halfTime: Score | null
}

/** What one source knows of a sport; `league` where its season has a table. */
export type PastPack = {
  readonly sport: string
  readonly source: PackSource
  /** In the order in which they were played. */
  readonly results: readonly PastResult[]
  readonly league: LeaguePack | null
}

let read: Promise<PastPack[]> | undefined

/** Every past result of the packs that has a day or a place in an order. */
export const pastPacks = (): Promise<PastPack[]> => (read ??= readPastPacks())

async function readPastPacks(): Promise<PastPack[]> {
  const [leagues, scores, cups, rallies, volleyball, tennis] = await Promise.all([
    readLeaguePacks(),
    readScoresPacks(),
    readReplayPack(),
    readRallyPack(),
    readVolleyballPack(),
    readTennisPack(),
  ])
  return [
    ...leagues.map(leaguePast),
    ...scores.map(scoresPast),
    cupsPast(cups),
    ralliesPast(rallies),
    volleyballPast(volleyball),
    tennisPast(tennis),
  ]
}

const leaguePast = (league: LeaguePack): PastPack => ({
  sport: league.competition.sport,
  source: league.source,
  league,
  results: leagueResults(league).map(({ date, home, away, score, halfTime }) => ({
    competition: league.competition.name,
    date,
    home: home.name,
    away: away.name,
    score,
    halfTime,
  })),
})

const scoresPast = ({ sport, source, competitions, sides, rows }: ScoresPack): PastPack => ({
  sport,
  source,
  league: null,
  results: rows.map(([at, date, , home, away, homeScore, awayScore, first, second]) => ({
    competition: competitions[at]!.name,
    date,
    home: sides[home]!.name,
    away: sides[away]!.name,
    score: { home: homeScore, away: awayScore },
    halfTime: first === null || second === null ? null : { home: first, away: second },
  })),
})

const cupsPast = (cups: ReplayPack): PastPack => ({
  sport: 'football',
  source: cups.source,
  league: null,
  results: pastMatches(cups).map((match) => ({
    competition: match.competition,
    date: match.playedAt.slice(0, 10),
    home: match.homeName,
    away: match.awayName,
    score: match.fullTime,
    halfTime: match.halfTime,
  })),
})

const ralliesPast = (rallies: RallyPack): PastPack => ({
  sport: 'badminton',
  source: rallies.source,
  league: null,
  results: pastRallies(rallies).map(({ competition, playedOn, home, away, sets }) => ({
    competition,
    date: playedOn,
    home,
    away,
    score: setsWon(sets),
    halfTime: null,
  })),
})

const volleyballPast = ({ source, competitions, sides, rows }: SetsPack): PastPack => ({
  sport: 'volleyball',
  source,
  league: null,
  results: rows.flatMap((row) => {
    const [at, date, , home, away, , ending] = row
    if (date === null || ending !== null) return []
    return [
      {
        competition: competitions[at]!.name,
        date,
        home: sides[home]!.name,
        away: sides[away]!.name,
        score: setsWon(setsOf(row)),
        halfTime: null,
      },
    ]
  }),
})

const tennisPast = (tennis: SetsPack): PastPack => ({
  sport: 'tennis',
  source: tennis.source,
  league: null,
  results: pastSetMatches(tennis, 'tennis')
    .filter(({ retired }) => retired === null)
    .map(({ id, competition, playedOn, home, away, sets }) => ({
      id,
      competition,
      date: playedOn,
      home,
      away,
      score: setsWon(sets),
      halfTime: null,
    })),
})

const setsWon = (sets: readonly Score[]): Score => ({
  home: sets.filter(({ home, away }) => home > away).length,
  away: sets.filter(({ home, away }) => away > home).length,
})
