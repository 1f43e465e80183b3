import { expectedGoals, fitDixonColes, HALF_SHARE } from '@jogada/core/football/model'
import { ELO_OF, eloRatings } from '@jogada/core/models/elo'
import { priceGame } from '@jogada/core/models/game-book'
import type { GameSport } from '@jogada/core/models/game-book'
import { priceSeries } from '@jogada/core/models/two-way-book'
import { dayNumber } from '@jogada/core/sports/packs'
import type { ScoreRow, ScoresPack } from '@jogada/core/sports/packs'
import { footballResult } from '@jogada/core/sports/results/football'
import { baseballResult, periodsResult } from '@jogada/core/sports/results/periods'
import { framesResult } from '@jogada/core/sports/results/sets'
import type { EventResult } from '@jogada/core/sports/event-result'
import type { Score } from '@jogada/core/sports/markets/market-rule'
import type { OfferedMarket } from '../feed/message.ts'
import { footballBook, offeredMarkets } from './odds-message.ts'
import type { MatchModel } from './odds-message.ts'
import type { Programme } from './replay-schedule.ts'
import { scoresScript } from './scores-script.ts'
import type { PastScores } from './scores-script.ts'

/** Minutes that a match of the sport takes, breaks included. */
const MINUTES = {
  football: 111,
  basketball: 140,
  american_football: 190,
  baseball: 180,
  snooker: 120,
} as const

const HALF = { from: 47, to: 62 } as const
const FREE_MINUTES = 20

/** Nobody is so sure that the other side has no price. */
const SUREST = 0.95
const within = (chance: number) => Math.min(SUREST, Math.max(1 - SUREST, chance))

type Sides = Pick<
  PastScores,
  'id' | 'sport' | 'competition' | 'stage' | 'home' | 'away' | 'playedOn' | 'score'
>

/** The matches of a pack in order, each with what the ones before it say of it. */
export function pastScores(pack: ScoresPack): PastScores[] {
  const { sport } = pack
  const matches = sport === 'football' ? pastFootball(pack) : pastGames(pack, sport)
  const known = new Map<string, number>()
  return matches.map((match) => {
    // Two sides can meet twice on one day.
    const before = known.get(match.id) ?? 0
    known.set(match.id, before + 1)
    return before === 0 ? match : { ...match, id: `${match.id}-${before + 1}` }
  })
}

function pastGames(
  pack: ScoresPack,
  sport: Exclude<ScoresPack['sport'], 'football'>,
): PastScores[] {
  const ratings = eloRatings(ELO_OF[sport])
  const totals: number[] = []
  return pack.rows.map((row): PastScores => {
    const sides = sidesOf(pack, row)
    const { score } = sides
    const { season } = pack.competitions[row[0]]!
    const pair = { home: idAt(pack, row[3]), away: idAt(pack, row[4]), season }
    const chance = within(ratings.chance({ ...pair, isNeutral: sport === 'snooker' }))
    const difference = Math.abs(score.home - score.away)
    const outcome = score.home > score.away ? 1 : score.home < score.away ? 0 : 0.5
    ratings.learn({ ...pair, isNeutral: sport === 'snooker', outcome, difference })
    const before = totals.length
    totals.push(score.home + score.away)
    return {
      ...sides,
      facts: factsOf(sport, score),
      minutes: MINUTES[sport],
      pause: null,
      book: () =>
        sport === 'snooker'
          ? offeredMarkets(priceSeries('snooker', chance, bestOf(score)))
          : gameBook(sport, chance, totals.slice(0, before)),
    }
  })
}

const gameBook = (sport: GameSport, chance: number, totals: readonly number[]) =>
  offeredMarkets(priceGame(sport, chance, totals))

/** The number of frames that the winner needed is known before the match. */
const bestOf = ({ home, away }: Score) => 2 * Math.max(home, away) - 1

function factsOf(sport: Exclude<ScoresPack['sport'], 'football'>, score: Score): EventResult {
  if (sport === 'baseball') return baseballResult({ state: 'finished', score })
  if (sport === 'snooker') {
    return framesResult({ state: 'finished', frames: score, bestOf: bestOf(score) })
  }
  return periodsResult('quarters', { state: 'finished', score })
}

function sidesOf(pack: ScoresPack, row: ScoreRow): Sides {
  const [competition, date, stage, home, away, homeScore, awayScore] = row
  const { name } = pack.competitions[competition]!
  const sides = `${idAt(pack, home)}-${idAt(pack, away)}`
  return {
    id: `${pack.sport}-${competition}-${date.replaceAll('-', '')}-${sides}`,
    sport: pack.sport,
    competition: name,
    stage,
    home: pack.sides[home]!.name,
    away: pack.sides[away]!.name,
    playedOn: date,
    score: { home: homeScore, away: awayScore },
  }
}

const idAt = ({ sides }: ScoresPack, place: number) => sides[place]!.id

/** Ratings by the matches of the same competition only; few of them stay near the average. */
const FIT = { xiPerDay: 0.001, ridge: 5 }
const MATCHES_FOR_A_FIT = 24
const BASE_RATES = { home: 1.45, away: 1.1 }

function pastFootball(pack: ScoresPack): PastScores[] {
  return pack.rows.flatMap((row): PastScores[] => {
    const [, , , , , , , homeHalf, awayHalf] = row
    if (homeHalf === null || awayHalf === null) return []
    const sides = sidesOf(pack, row)
    const { score } = sides
    const halfTime = { home: homeHalf, away: awayHalf }
    const book = (state?: Parameters<typeof footballBook>[1]['state']): OfferedMarket[] =>
      footballBook(modelBefore(pack, row), { ...(state ? { state } : {}), knowsScorers: false })
    return [
      {
        ...sides,
        facts: footballResult({ state: 'finished', score, halfTime }),
        minutes: MINUTES.football,
        book: () => book(),
        pause: {
          ...HALF,
          score: halfTime,
          facts: footballResult({ state: 'live', score: halfTime, halfTime }),
          book: () => book({ minute: 45, score: halfTime, halfTime }),
        },
      },
    ]
  })
}

/** What the matches of its competition before this one say about it. */
function modelBefore(pack: ScoresPack, row: ScoreRow): MatchModel {
  const [competition, date, , home, away] = row
  const played = pack.rows
    .filter((other) => other[0] === competition && other[1] < date)
    .map((other) => ({
      day: dayNumber(other[1]),
      home: idAt(pack, other[3]),
      away: idAt(pack, other[4]),
      homeGoals: other[5],
      awayGoals: other[6],
    }))
  if (played.length < MATCHES_FOR_A_FIT) {
    return { rates: BASE_RATES, rho: 0, halfShare: HALF_SHARE }
  }
  const fit = fitDixonColes(played, { asOf: dayNumber(date), ...FIT })
  const rates = expectedGoals(fit, idAt(pack, home), idAt(pack, away))
  return { rates, rho: fit.rho, halfShare: HALF_SHARE }
}

/** Matches of a pack in turn, each with a pause after it. */
export const scoresProgramme = (pack: ScoresPack): Programme => ({
  slotMinutes: MINUTES[pack.sport] + FREE_MINUTES,
  tracks: pack.sport === 'football' ? 2 : 1,
  pasts: pastScores(pack).map((match) => ({
    id: match.id,
    script: (shown) => scoresScript(shown, match),
  })),
})
