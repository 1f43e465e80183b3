import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReplayGoal, ReplayMatch, ReplayPack } from '@jogada/core/sports/packs'
import { NATIONAL_TEAMS, nationCode } from './nations.ts'

type SourceGoal = {
  name: string
  minute: number | string
  offset?: number
  penalty?: boolean
  owngoal?: boolean
}

type SourceScore = Partial<Record<'ft' | 'et' | 'p', [number, number]>>

type SourceMatch = {
  round: string
  group?: string
  date: string
  time: string
  team1: string
  team2: string
  ground: string
  score: SourceScore & { ft: [number, number] }
  goals1?: SourceGoal[]
  goals2?: SourceGoal[]
}

/** Years, and the zone of the kick-off times that the source writes without one. */
const CUPS = [
  { year: 2018, defaultOffset: null },
  { year: 2022, defaultOffset: 3 },
  { year: 2026, defaultOffset: null },
] as const

/** The World Cups under `folder`, goal by goal. */
export async function worldCupsPack(folder: string): Promise<ReplayPack> {
  const competitions = []
  for (const { year, defaultOffset } of CUPS) {
    const file = join(folder, 'openfootball-worldcup', String(year), 'worldcup.json')
    const { matches } = JSON.parse(await readFile(file, 'utf8')) as { matches: SourceMatch[] }
    const replays = matches.map((match) => replayMatch(year, match, defaultOffset))
    competitions.push({
      id: `wc-${year}`,
      name: `World Cup ${year}`,
      namePt: `Copa do Mundo ${year}`,
      sport: 'football' as const,
      matches: replays.toSorted((a, b) => (a.playedAt < b.playedAt ? -1 : 1)),
    })
  }

  return {
    format: 'jogada-replay',
    version: 1,
    source: {
      name: 'openfootball/worldcup.json',
      url: 'https://github.com/openfootball/worldcup.json',
      snapshot: 'aa2ac44b1d63444e96c2f6b559d012b4815f2a48, 2026-07-21',
      licence: 'CC0-1.0',
    },
    teams: NATIONAL_TEAMS,
    competitions,
  }
}

function replayMatch(year: number, match: SourceMatch, defaultOffset: number | null): ReplayMatch {
  const home = nationCode(match.team1)
  const away = nationCode(match.team2)
  const { ft, et, p } = match.score
  const lastMinute = et ? 120 : 90
  const goals = [
    ...(match.goals1 ?? []).map((goal) => replayGoal('home', goal, lastMinute)),
    ...(match.goals2 ?? []).map((goal) => replayGoal('away', goal, lastMinute)),
  ].toSorted((a, b) => a.minute - b.minute || a.added - b.added)
  return {
    id: `wc-${year}-${match.date.slice(5).replace('-', '')}-${home}-${away}`.toLowerCase(),
    stage: match.group ?? match.round.replace(/-final$/, '-finals'),
    playedAt: kickOff(match, defaultOffset),
    venue: match.ground,
    home,
    away,
    halfTime: firstHalf(goals),
    fullTime: bySide(ft),
    extraTime: et ? bySide(et) : null,
    penalties: p ? bySide(p) : null,
    goals,
  }
}

const bySide = ([home, away]: [number, number]) => ({ home, away })

/** From the goals: the source's own half-time score is missing or wrong for a few matches. */
const firstHalf = (goals: readonly ReplayGoal[]) => ({
  home: goals.filter((goal) => goal.side === 'home' && goal.minute <= 45).length,
  away: goals.filter((goal) => goal.side === 'away' && goal.minute <= 45).length,
})

/**
 * The minute comes as 90 with an offset of 4, as the text `90+4`, or as 94 of a match that had no
 * extra time.
 */
function replayGoal(side: 'home' | 'away', goal: SourceGoal, lastMinute: number): ReplayGoal {
  const [written, added] = String(goal.minute).split('+').map(Number)
  const minute = Math.min(written!, lastMinute)
  return {
    minute,
    added: added ?? goal.offset ?? written! - minute,
    side,
    scorer: goal.name,
    kind: goal.owngoal ? 'own_goal' : goal.penalty ? 'penalty' : 'goal',
  }
}

/** The instant of `13:00 UTC-6` on the match's date. */
function kickOff(match: SourceMatch, defaultOffset: number | null): string {
  const found = /^(\d{1,2}):(\d{2})(?: UTC([+-]\d{1,2}))?$/.exec(match.time)
  const offset = found?.[3] === undefined ? defaultOffset : Number(found[3])
  if (!found || offset === null) throw new Error(`cannot read the time ${match.time}`)
  const [year, month, day] = match.date.split('-').map(Number)
  const hour = Number(found[1]) - offset
  return new Date(Date.UTC(year!, month! - 1, day, hour, Number(found[2]))).toISOString()
}
