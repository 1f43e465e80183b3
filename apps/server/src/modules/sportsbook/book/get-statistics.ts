import { leagueResults } from '@jogada/core/sports/packs'
import type { LeaguePack, LeagueResult } from '@jogada/core/sports/packs'
import type { CallReply, sportBook } from '@jogada/contract'
import { Refusal } from '../../../platform/refusal.ts'
import type { SportsbookDeps } from '../deps.ts'
import { readLeaguePacks } from '../open-data/packs.ts'

type Reply = CallReply<typeof sportBook.statistics>
type Row = Reply['table'][number]

const LAST = 5

const NOTHING: Reply = { source: null, homeForm: [], awayForm: [], headToHead: [], table: [] }

let packs: Promise<LeaguePack[]> | undefined

/** Form, head to head and the season's table of a match of a league's pack; empty for any other. */
export async function getStatistics(deps: SportsbookDeps, eventId: string): Promise<Reply> {
  const event = deps.catalogue.find(eventId)
  if (!event) throw new Refusal('event_unknown')
  packs ??= readLeaguePacks()
  const league = (await packs).find(({ competition }) => competition.name === event.competition)
  if (event.replay || !league) return NOTHING
  const played = leagueResults(league).toSorted((a, b) => (a.date < b.date ? 1 : -1))
  const of = (team: string) =>
    played.filter(({ home, away }) => home.name === team || away.name === team)
  return {
    source: { name: league.source.name, licence: league.source.licence },
    homeForm: of(event.home).slice(0, LAST).map(matchView),
    awayForm: of(event.away).slice(0, LAST).map(matchView),
    headToHead: of(event.home)
      .filter(({ home, away }) => [home.name, away.name].includes(event.away))
      .slice(0, LAST)
      .map(matchView),
    table: tableOf(played.filter(({ season }) => season === played[0]?.season)),
  }
}

const matchView = ({ date, home, away, score, halfTime }: LeagueResult) => ({
  date,
  home: home.name,
  away: away.name,
  score,
  halfTime,
})

/** Three points for a win; by points, wins, goal difference, goals (the league's own order). */
export function tableOf(results: readonly LeagueResult[]): Row[] {
  const rows = new Map<string, Omit<Row, 'place'>>()
  for (const { home, away, score } of results) {
    add(rows, home.name, score.home, score.away)
    add(rows, away.name, score.away, score.home)
  }
  const order = (a: Omit<Row, 'place'>, b: Omit<Row, 'place'>) =>
    b.points - a.points ||
    b.won - a.won ||
    b.goalsFor - b.goalsAgainst - (a.goalsFor - a.goalsAgainst) ||
    b.goalsFor - a.goalsFor ||
    (a.team < b.team ? -1 : 1)
  return [...rows.values()].toSorted(order).map((row, at) => ({ place: at + 1, ...row }))
}

function add(rows: Map<string, Omit<Row, 'place'>>, team: string, scored: number, against: number) {
  const row = rows.get(team) ?? {
    team,
    played: 0,
    won: 0,
    drawn: 0,
    lost: 0,
    goalsFor: 0,
    goalsAgainst: 0,
    points: 0,
  }
  const points = scored > against ? 3 : scored === against ? 1 : 0
  rows.set(team, {
    team,
    played: row.played + 1,
    won: row.won + Number(points === 3),
    drawn: row.drawn + Number(points === 1),
    lost: row.lost + Number(points === 0),
    goalsFor: row.goalsFor + scored,
    goalsAgainst: row.goalsAgainst + against,
    points: row.points + points,
  })
}
