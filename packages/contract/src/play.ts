import * as z from 'zod/mini'
import { call } from './call.ts'
import { flag, moneyText, text, wholeNumber } from './fields.ts'

/** `original` games are the house's own; the others come from providers. */
export const gameCategories = ['original', 'slots', 'instant', 'table', 'live'] as const

/** `provider.game` for a provider's game, the plain name for one of the house. */
export const gameCode = text(40, 1).check(z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)?$/i))

/** A game as the lobby shows it. */
export const gameCard = z.object({
  code: z.string(),
  title: z.string(),
  /** Who made it, as the player reads it. */
  studio: z.string(),
  category: z.enum(gameCategories),
  /** Return to player in millionths, as its maker states it; null where it varies or is unknown. */
  rtp: z.nullable(z.number()),
  /** The path of a game of the house; null for a game that opens in `/play`. */
  page: z.nullable(z.string()),
})

export type GameCard = z.output<typeof gameCard>

export const catalogue = call({
  method: 'GET',
  path: '/api/app/game/catalogue',
  auth: 'public',
  priority: 'list',
  summary: 'Games by words of their title or studio and by category, the house’s own first',
  query: z.object({
    search: z.optional(text(40)),
    category: z.optional(z.enum(gameCategories)),
    from: z.optional(wholeNumber(0, 10_000)),
  }),
  reply: z.object({
    games: z.array(gameCard),
    /** How many games match in all. */
    count: z.number(),
    categories: z.array(z.enum(gameCategories)),
  }),
})

export const hotGames = call({
  method: 'GET',
  path: '/api/app/game/hot',
  auth: 'public',
  priority: 'list',
  summary: 'The games that most players opened in the last seven days; none that nobody opened',
  reply: z.array(gameCard),
})

export const favourites = call({
  method: 'GET',
  path: '/api/app/game/favourites',
  auth: 'player',
  priority: 'list',
  summary: 'Codes of the player’s favourite games, the newest first',
  reply: z.array(z.string()),
})

export const favouriteGames = call({
  method: 'GET',
  path: '/api/app/game/favouriteGames',
  auth: 'player',
  priority: 'list',
  summary: 'The player’s favourite games as the lobby shows them, those that are still offered',
  reply: z.array(gameCard),
})

export const recentGames = call({
  method: 'GET',
  path: '/api/app/game/recent',
  auth: 'player',
  priority: 'list',
  summary: 'The last twenty games that the player staked in, the newest first, with that stake',
  reply: z.array(z.extend(gameCard, { stake: moneyText })),
})

export const setFavourite = call({
  method: 'POST',
  path: '/api/app/game/favourite',
  auth: 'player',
  summary: 'Marks a game as a favourite, or takes the mark away',
  body: z.object({ gameCode, on: flag }),
  reply: z.array(z.string()),
})

export const launch = call({
  method: 'POST',
  path: '/api/app/game/launch',
  auth: 'player',
  summary: 'Opens a game of a provider, closing the one that was open, and says where to show it',
  body: z.object({
    gameCode,
    /** 1 plays without money. */
    demo: z.optional(flag),
    /** Path of this site that the game's own way out leads to. */
    returnUrl: z.optional(text(200).check(z.regex(/^\/(?!\/)/))),
  }),
  reply: z.object({
    url: z.string(),
    /** Names this opening of the game; it opens no wallet. Empty in a game without money. */
    sessionToken: z.string(),
    game: gameCard,
  }),
})
