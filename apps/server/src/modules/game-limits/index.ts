export {
  gameLimits,
  gamesFault,
  refuseUnlessDecided,
  shippedGames,
  shownLimits,
} from './game-limits.ts'
