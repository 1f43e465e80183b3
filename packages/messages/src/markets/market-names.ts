/**
 * Names of markets, and of the parts of a match that they are on, in a language by what they are
 * called in English; Portuguese and English names stand with the markets themselves.
 */
export type MarketNames = Readonly<Record<string, string>>
