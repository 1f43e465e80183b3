import { leagueResults } from '@jogada/core/sports/packs'
import type { LeagueResult } from '@jogada/core/sports/packs'
import type { CallReply, sport, sportBook } from '@jogada/contract'
import { Refusal } from '../../../platform/refusal.ts'
import type { SportsbookDeps } from '../deps.ts'
import { pastPacks } from './past-results.ts'
import type { PastResult } from './past-results.ts'
import { raceStatistics } from './race-statistics.ts'

type Reply = CallReply<typeof sportBook.statistics>
type Row = Reply['table'][number]

const LAST = 5

const NOTHING: Reply = {
  source: null,
  homeForm: [],
  awayForm: [],
  headToHead: [],
  table: [],
  drivers: [],
  podiums: [],
}

/**
 * Form and head to head of an event whose sides the open data knows, with the season's table of a
 * league to come, or the drivers of a race; empty for any other. Of a replay only what came before
 * the match. A player who gave up is left out, as who led by then says nothing.
 */
export async function getStatistics(deps: SportsbookDeps, eventId: string): Promise<Reply> {
  const event = deps.catalogue.find(eventId)
  if (!event) throw new Refusal('event_unknown')
  if (event.sport === 'motor_racing') return { ...NOTHING, ...(await raceStatistics(eventId)) }
  const known = (await pastPacks()).filter(({ sport }) => sport === event.sport)
  const pack = known.find(({ results }) =>
    results.some(({ competition }) => competition === event.competition),
  )
  if (!pack) return NOTHING
  const played = resultsBefore(pack.results, event)
  const of = (team: string) => played.filter(({ home, away }) => home === team || away === team)
  const { league, source } = pack
  return {
    ...NOTHING,
    source: { name: source.name, licence: source.licence },
    homeForm: of(event.home).slice(0, LAST).map(matchView),
    awayForm: of(event.away).slice(0, LAST).map(matchView),
    headToHead: of(event.home)
      .filter(({ home, away }) => [home, away].includes(event.away))
      .slice(0, LAST)
      .map(matchView),
    table: league && !event.replay ? tableOf(seasonOf(leagueResults(league))) : [],
  }
}

/** What was played before the event, the newest first: by day, or by the order of the source. */
function resultsBefore(
  results: readonly PastResult[],
  { eventId, playedOn }: Pick<sport.SportEvent, 'eventId' | 'playedOn'>,
): PastResult[] {
  const id = eventId.slice(0, eventId.lastIndexOf(':'))
  const place = results.findIndex((result) => result.id !== undefined && result.id === id)
  const until = playedOn ?? '9999'
  const earlier = results.filter(({ date }, at) => (place >= 0 ? at < place : date < until))
  return earlier.toReversed().toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
}

/** The results of the newest season that has any. */
function seasonOf(results: readonly LeagueResult[]): LeagueResult[] {
  const newest = Math.max(...results.map(({ season }) => season))
  return results.filter(({ season }) => season === newest)
}

const matchView = ({ date, competition, home, away, score, halfTime }: PastResult) => ({
  date,
  competition,
  home,
  away,
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
