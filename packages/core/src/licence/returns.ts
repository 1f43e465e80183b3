import type { HouseGame } from '../games/house-games.ts'
import type { LicenceProfile } from './profile.ts'

/** Games that a licence may count as a double-up of what was won. */
const DOUBLES: ReadonlySet<HouseGame> = new Set<HouseGame>(['double', 'rowDouble'])

/**
 * The least that any bet of a game may give back on average: the floor of the licence, or the whole
 * stake where the licence counts the game as a double-up (X16, GLI-19 4.8.5 d).
 */
export const leastReturn = (
  { minReturn, doubleKind }: LicenceProfile['games'],
  game: HouseGame,
): number => (doubleKind === 'gamble' && DOUBLES.has(game) ? 1 : minReturn)
