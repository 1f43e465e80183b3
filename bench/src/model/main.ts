// Walks through Série A 2020 to 2025 week by week: fits the price model on what was known before
// the week, forecasts its matches and judges the forecasts beside base rates.
import { readFileSync } from 'node:fs'
import {
  SERIE_A_FIT,
  expectedGoals,
  fitDixonColes,
  result3Probabilities,
  scoreMatrix,
} from '@jogada/core/football/model'
import type { PlayedMatch } from '@jogada/core/football/model'
import { dayNumber, leagueResults } from '@jogada/core/sports/packs'
import type { LeaguePack } from '@jogada/core/sports/packs'
import { accuracy, brier, calibration, logLoss, rankedProbability } from './scores.ts'
import type { Forecast, Happened, Judged } from './scores.ts'

const [FIRST_SEASON, LAST_SEASON] = [2020, 2025]

type SeasonMatch = PlayedMatch & { readonly season: number }

const packUrl = new URL('../../../apps/server/packs/serie-a.json', import.meta.url)
const pack = JSON.parse(readFileSync(packUrl, 'utf8')) as LeaguePack
const matches: SeasonMatch[] = leagueResults(pack)
  .map(({ season, date, home, away, score }) => ({
    season,
    day: dayNumber(date),
    home: home.id,
    away: away.id,
    homeGoals: score.home,
    awayGoals: score.away,
  }))
  .toSorted((a, b) => a.day - b.day)
const judgedMatches = matches.filter(
  ({ season }) => season >= FIRST_SEASON && season <= LAST_SEASON,
)

const happened = ({ homeGoals, awayGoals }: PlayedMatch): Happened =>
  homeGoals > awayGoals ? 0 : homeGoals === awayGoals ? 1 : 2

function walkForward() {
  let asOf = -1
  let fit = null
  let fits = 0
  let spentMs = 0
  const judged: Judged[] = []
  for (const match of judgedMatches) {
    const week = match.day - (match.day % 7)
    if (!fit || week !== asOf) {
      asOf = week
      const started = performance.now()
      fit = fitDixonColes(matches, { asOf, ...SERIE_A_FIT })
      spentMs += performance.now() - started
      fits++
    }
    const { home, draw, away } = result3Probabilities(
      scoreMatrix(expectedGoals(fit, match.home, match.away), fit.rho),
    )
    judged.push({ forecast: [home, draw, away], happened: happened(match) })
  }
  return { judged, fits, fitMs: spentMs / fits }
}

/** The frequencies of the judged seasons themselves: more than anybody knew before them. */
function baseRates(): Judged[] {
  const counts = [0, 0, 0]
  for (const match of judgedMatches) counts[happened(match)]! += 1
  const rates = counts.map((count) => count / judgedMatches.length) as unknown as Forecast
  return judgedMatches.map((match) => ({ forecast: rates, happened: happened(match) }))
}

const { judged, fits, fitMs } = walkForward()
console.log(`Série A ${FIRST_SEASON}-${LAST_SEASON}, ${judged.length} matches, ${fits} weekly fits`)
console.log(`xi ${SERIE_A_FIT.xiPerDay} a day, ridge ${SERIE_A_FIT.ridge}`)
console.log(`${fitMs.toFixed(1)} ms a fit\n`)
console.log('forecast        log-loss   Brier     RPS  accuracy')
for (const [name, all] of [
  ['Dixon-Coles', judged],
  ['base rates', baseRates()],
] as const) {
  const scores = [logLoss(all), brier(all), rankedProbability(all), accuracy(all)]
  console.log(`${name.padEnd(14)} ${scores.map((score) => score.toFixed(4).padStart(8)).join(' ')}`)
}
console.log('\ncalibration      count     said     came')
for (const { from, count, said, came } of calibration(judged)) {
  const shares = [said, came].map((share) => share.toFixed(3).padStart(8)).join(' ')
  console.log(
    `${from.toFixed(1)} to ${(from + 0.1).toFixed(1)} ${String(count).padStart(11)} ${shares}`,
  )
}
