// Walks through Série A 2020 to 2025 week by week: fits the price model on what was known before
// the week, forecasts its matches and judges the forecasts beside base rates.
import { readFileSync } from 'node:fs'
import {
  SERIE_A_FIT,
  atMost,
  exactly,
  expectedGoals,
  fitDixonColes,
  result3Probabilities,
  scoreMatrix,
  scoreSums,
} from '@jogada/core/football/model'
import type { PlayedMatch } from '@jogada/core/football/model'
import { dayNumber, leagueResults } from '@jogada/core/sports/packs'
import type { LeaguePack } from '@jogada/core/sports/packs'
import { printRatings } from './ratings.ts'
import {
  accuracy,
  brier,
  calibrationByDecile,
  calibrationByTenth,
  logLoss,
  rankedProbability,
} from './scores.ts'
import type { CalibrationRow, Forecast, Happened, Judged } from './scores.ts'

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
  const overs: number[] = []
  const boths: number[] = []
  for (const match of judgedMatches) {
    const week = match.day - (match.day % 7)
    if (!fit || week !== asOf) {
      asOf = week
      const started = performance.now()
      fit = fitDixonColes(matches, { asOf, ...SERIE_A_FIT })
      spentMs += performance.now() - started
      fits++
    }
    const matrix = scoreMatrix(expectedGoals(fit, match.home, match.away), fit.rho)
    const { home, draw, away } = result3Probabilities(matrix)
    judged.push({ forecast: [home, draw, away], happened: happened(match) })
    const { total, home: hosts, away: guests } = scoreSums(matrix)
    overs.push(1 - atMost(total, 2))
    boths.push(1 - exactly(hosts, 0) - exactly(guests, 0) + matrix.cells[0]!)
  }
  return { judged, overs, boths, fits, fitMs: spentMs / fits }
}

/** The frequencies of the judged seasons themselves: more than anybody knew before them. */
function baseRates(): Judged[] {
  const counts = [0, 0, 0]
  for (const match of judgedMatches) counts[happened(match)]! += 1
  const rates = counts.map((count) => count / judgedMatches.length) as unknown as Forecast
  return judgedMatches.map((match) => ({ forecast: rates, happened: happened(match) }))
}

const { judged, overs, boths, fits, fitMs } = walkForward()
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

const gapOf = ({ said, came }: CalibrationRow) => 100 * (came - said)

function printCalibration(title: string, rows: readonly CalibrationRow[]) {
  console.log(`\n${title.padEnd(16)} count     said     came   gap   standard error, in points`)
  for (const row of rows) {
    const { from, to, count, said, came } = row
    const shares = [said, came].map((share) => share.toFixed(3).padStart(8)).join(' ')
    const error = 100 * Math.sqrt((said * (1 - said)) / count)
    const points = [gapOf(row), error].map((each) => each.toFixed(1).padStart(5)).join(' ')
    console.log(
      `${from.toFixed(3)} to ${to.toFixed(3)} ${String(count).padStart(7)} ${shares} ${points}`,
    )
  }
  const all = rows.reduce((sum, { count }) => sum + count, 0)
  const share = (of: readonly CalibrationRow[]) =>
    of.reduce((sum, { count }) => sum + count, 0) / all
  const meanGap = rows.reduce((sum, row) => sum + row.count * Math.abs(gapOf(row)), 0) / all
  const within = rows.filter((row) => Math.abs(gapOf(row)) <= 3)
  const largest = Math.max(...rows.map((row) => Math.abs(gapOf(row))))
  console.log(`mean gap ${meanGap.toFixed(2)} points, largest ${largest.toFixed(1)}`)
  console.log(`in rows whose gap is within 3 points: ${(100 * share(within)).toFixed(1)} %`)
}

printCalibration('by decile', calibrationByDecile(judged))
printCalibration('by tenth', calibrationByTenth(judged))

const yesNo = (name: string, said: readonly number[], came: readonly boolean[]) => {
  const rate = came.filter(Boolean).length / came.length
  const loss = (p: number, is: boolean) => -Math.log(is ? p : 1 - p)
  const mean = (of: (at: number) => number) =>
    came.reduce((sum, _, at) => sum + of(at), 0) / came.length
  const scores = [mean((at) => loss(said[at]!, came[at]!)), mean((at) => loss(rate, came[at]!))]
  console.log(`${name.padEnd(22)} ${scores.map((score) => score.toFixed(4).padStart(8)).join(' ')}`)
}
console.log('\nlog-loss                  model base rate')
yesNo(
  'over 2.5 goals',
  overs,
  judgedMatches.map((each) => each.homeGoals + each.awayGoals > 2),
)
yesNo(
  'both teams to score',
  boths,
  judgedMatches.map((each) => each.homeGoals > 0 && each.awayGoals > 0),
)
printRatings()
