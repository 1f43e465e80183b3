export {
  gameLimits,
  gamesFault,
  refuseUnlessDecided,
  shippedGames,
  shownTerms,
} from './game-limits.ts'
export { announceStops } from './game-stops.ts'
