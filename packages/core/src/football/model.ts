export { SERIE_A_FIT, expectedGoals, fitDixonColes } from './fit.ts'
export type { DixonColesFit, FitOptions, PlayedMatch, Rating } from './fit.ts'
export { priceCornerBook, priceFootballBook, priceTotals } from './book.ts'
export { CORNER_SPREAD, cornerMatrix } from './corners.ts'
export type { CornerRates } from './corners.ts'
export { matchMatrices } from './halves.ts'
export type { HalvesState, MatchMatrices } from './halves.ts'
export { HALF_SHARE, inPlayMatrix, remainingGoalShare } from './in-play.ts'
export type { MatchState } from './in-play.ts'
export {
  evenTotalLine,
  fairPrice,
  overShares,
  result3Probabilities,
  totalGoals,
} from './market-probabilities.ts'
export type { ResultShares } from './market-probabilities.ts'
export { FOOTBALL_MARGINS } from './prices.ts'
export type { Margins, PricedMarket, PricedOutcome } from './prices.ts'
export {
  atMost,
  decisiveShare,
  exactly,
  homeWithStart,
  mirrored,
  overAt,
  scoreSums,
} from './score-sums.ts'
export type { Counts, LineShares, ScoreSums } from './score-sums.ts'
export { scoreMatrix } from './score-matrix.ts'
export type { GoalRates, ScoreMatrix } from './score-matrix.ts'
