import { ELO_OF, eloRatings } from '@jogada/core/models/elo'
import { setsOf } from '@jogada/core/sports/packs'
import type { RallyPack, SetsPack, SetsRow } from '@jogada/core/sports/packs'
import type { Score } from '@jogada/core/sports/markets/market-rule'
import type { Programme } from './replay-schedule.ts'
import { setsScript } from './sets-script.ts'
import type { PastSets } from './sets-script.ts'

/**
 * The longest matches of the packs take about 55, 135 and 310 minutes at the pace of the scripts.
 */
const SLOT_MINUTES = { badminton: 65, volleyball: 145, tennis: 320 } as const

/** The shortest matches take more than a third of a slot. */
const TRACKS = 3

/** Nobody is so sure that the other side has no price. */
const SUREST = 0.95

const within = (chance: number) => Math.min(SUREST, Math.max(1 - SUREST, chance))

/** Badminton matches rally by rally, in the order of their days, with ratings of those before. */
export function pastRallies({ players, matches }: RallyPack): PastSets[] {
  const ratings = eloRatings(ELO_OF.badminton)
  return matches
    .toSorted((a, b) => (a.playedOn < b.playedOn ? -1 : a.playedOn > b.playedOn ? 1 : 0))
    .map(({ id, tournament, stage, playedOn, games, ...sides }) => {
      const [home, away] = [players[sides.home]!, players[sides.away]!]
      const sets = games.map(countOf)
      const pair = { home: home.id, away: away.id, isNeutral: true }
      const chance = within(ratings.chance(pair))
      ratings.learn({ ...pair, outcome: winnerOf(sets) })
      return {
        id,
        sport: 'badminton',
        competition: tournament,
        stage,
        home: home.name,
        away: away.name,
        playedOn,
        bestOf: 3,
        chance,
        sets,
        points: games,
        retired: null,
      }
    })
}

/**
 * Matches of which only the sets are known, those that a player gave up included; walkovers are
 * left out. Tennis has no days in its source, only its year.
 */
export function pastSetMatches(pack: SetsPack, sport: 'volleyball' | 'tennis'): PastSets[] {
  const ratings = eloRatings(ELO_OF[sport])
  return pack.rows.flatMap((row): PastSets[] => {
    const [competitionAt, day, stage, homeAt, awayAt, , ending] = row
    const date = day ?? (sport === 'tennis' ? TENNIS_YEAR : null)
    const competition = pack.competitions[competitionAt]!
    const [home, away] = [pack.sides[homeAt]!, pack.sides[awayAt]!]
    if (date === null || competition.bestOf === null || ending?.startsWith('WO')) return []
    const retired = ending === 'RET h' ? 'home' : ending === 'RET a' ? 'away' : null
    const pair = { home: home.id, away: away.id, isNeutral: sport === 'tennis' }
    const chance = within(ratings.chance(pair))
    const sets = setsOf(row)
    if (sets.length === 0) return []
    ratings.learn({
      ...pair,
      outcome: retired ? (Number(retired === 'away') as 0 | 1) : winnerOf(sets),
    })
    return [
      {
        id: `${sport}-${idDate(row)}-${home.id}-${away.id}`,
        sport,
        competition: competition.name,
        stage,
        home: home.name,
        away: away.name,
        playedOn: date,
        bestOf: competition.bestOf,
        chance,
        sets,
        points: null,
        retired,
      },
    ]
  })
}

const TENNIS_YEAR = '2017'

/** The day, or else the tournament and the round, in which two sides meet once. */
const idDate = ([competition, day, stage]: SetsRow) =>
  day?.replaceAll('-', '') ?? `${competition}-${stage.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`

export const setsProgramme = (
  sport: keyof typeof SLOT_MINUTES,
  matches: readonly PastSets[],
): Programme => ({
  slotMinutes: SLOT_MINUTES[sport],
  tracks: TRACKS,
  pasts: matches.map((match) => ({ id: match.id, script: (shown) => setsScript(shown, match) })),
})

const countOf = (points: string): Score => ({
  home: points.split('h').length - 1,
  away: points.split('a').length - 1,
})

const winnerOf = (sets: readonly Score[]): 0 | 1 => {
  const won = sets.filter(({ home, away }) => home > away).length
  return won > sets.length / 2 ? 1 : 0
}
