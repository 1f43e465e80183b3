import { HOUSE_GAMES } from '@jogada/core/games/house-games'

const TABLES = new Set([...HOUSE_GAMES, 'play', 'conta'].map((name) => `/${name}`))

/** Whether the app may speak up on a page: not where a round or a payment may be under way. */
export const mayInterrupt = (path: string): boolean => !TABLES.has(path)
