/** Games of the house that are over with the call that plays them. */
export const INSTANT_GAMES = ['dice', 'limbo'] as const

/** Those that are climbed step by step and stay open between calls. */
export const LADDER_GAMES = ['mines', 'rowDouble'] as const

/** Those whose rounds everybody shares. */
export const DRAW_GAMES = ['double', 'luckyColor'] as const

/** Those that one player plays against the house. */
export const SOLO_GAMES = [...INSTANT_GAMES, ...LADDER_GAMES] as const

/** The house's own games, by the names that calls, storage and pages use. */
export const HOUSE_GAMES = [...SOLO_GAMES, ...DRAW_GAMES] as const

export type InstantGame = (typeof INSTANT_GAMES)[number]
export type LadderGame = (typeof LADDER_GAMES)[number]
export type DrawGame = (typeof DRAW_GAMES)[number]
export type SoloGame = (typeof SOLO_GAMES)[number]
export type HouseGame = (typeof HOUSE_GAMES)[number]

const isOf =
  <Name extends string>(games: readonly Name[]) =>
  (name: string): name is Name =>
    games.some((game) => game === name)

export const isHouseGame = isOf(HOUSE_GAMES)
export const isLadderGame = isOf(LADDER_GAMES)
export const isSoloGame = isOf(SOLO_GAMES)
export const isDrawGame = isOf(DRAW_GAMES)
