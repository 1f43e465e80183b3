export { gameLimits, gamesFault, shippedGames, shownTerms } from './game-limits.ts'
export { refuseAutomatic } from './automatic-play.ts'
export { announceStops } from './game-stops.ts'
export { refuseUnlessDecided } from './refuse-unless-decided.ts'
