import type { HouseGame } from '@jogada/core/games/house-games'
import * as z from 'zod/mini'
import { call } from './call.ts'
import { flag, idText, instant, moneyInput, moneyText, text, wholeNumber } from './fields.ts'

/** Whether operators have stopped a game; rounds that are open go on to their end. */
export const gameStop = z.object({
  isStopped: z.boolean(),
  /** Whether licence or operators let no round follow another by itself (GAM-13). */
  isManual: z.boolean(),
  /** Grows with each stop and release, the same in every process; what has less is older news. */
  version: z.number(),
})

/** Said by a round that follows another by itself: the licence or an operator may not allow it. */
export const automatic = z.optional(z.boolean())

export type GameStop = z.output<typeof gameStop>

export type GameStops = Readonly<Record<HouseGame, GameStop>>

export const inPlay = call({
  method: 'GET',
  path: '/api/app/game/inPlay',
  auth: 'player',
  summary: 'Whether a round or a third-party game of the player is open',
  reply: z.object({ game: z.nullable(z.string()) }),
})

export const stopGame = call({
  method: 'GET',
  path: '/api/app/game/stopGame',
  changes: true,
  auth: 'player',
  summary: 'Closes the open third-party game session, or only the one that is named',
  query: z.object({
    /** The `sessionToken` of a launch. */
    opening: z.optional(text(40)),
  }),
  reply: z.object({ game: z.nullable(z.string()) }),
})

export const diceRules = call({
  method: 'GET',
  path: '/api/app/game/dice/rules',
  auth: 'public',
  summary: 'Limits, pay formula and return to player of dice, readable without an account',
  reply: z.object({
    minBet: moneyText,
    maxBet: moneyText,
    maxPayout: moneyText,
    stop: gameStop,
    minChance: z.number(),
    maxChance: z.number(),
    outcomes: z.number(),
    /**
     * Return to player in millionths: the lowest and the highest over every target, before a prize
     * is rounded down to the centavo.
     */
    rtpMin: z.number(),
    rtpMax: z.number(),
  }),
})

/** A finished round as its player sees it; the server seed itself only after rotation. */
export const diceRound = z.object({
  roundId: z.string(),
  at: instant,
  stake: moneyText,
  payout: moneyText,
  /** Multiplier in ten-thousandths (19800 is 1.98). */
  multiplier: z.number(),
  target: z.number(),
  direction: z.enum(['over', 'under']),
  /** The roll in hundredths, 0 to 10000. */
  roll: z.number(),
  won: z.boolean(),
  serverSeedHash: z.string(),
  serverSeed: z.nullable(z.string()),
  clientSeed: z.string(),
  nonce: z.number(),
})

export type DiceRound = z.output<typeof diceRound>

export const betDice = call({
  method: 'POST',
  path: '/api/app/game/dice/bet',
  auth: 'player',
  idempotent: true,
  priority: 'money',
  summary: 'Plays one round of dice',
  body: z.object({
    stake: moneyInput,
    target: wholeNumber(0, 10_000),
    direction: z.enum(['over', 'under']),
    automatic,
  }),
  reply: z.object({ round: diceRound, balance: moneyText, version: z.string() }),
})

export const diceRounds = call({
  method: 'GET',
  path: '/api/app/game/dice/rounds',
  auth: 'player',
  priority: 'list',
  summary: 'The player’s rounds of dice, newest first',
  query: z.object({ before: z.optional(idText) }),
  reply: z.array(diceRound),
})

export const seeds = z.object({
  serverSeedHash: z.string(),
  clientSeed: z.string(),
  /** Rounds played with this pair; the next round's nonce is one more. */
  nonce: z.number(),
  nextServerSeedHash: z.string(),
  /** The pair before this one, revealed by the rotation. */
  previous: z.nullable(
    z.object({
      serverSeed: z.string(),
      serverSeedHash: z.string(),
      clientSeed: z.string(),
      nonce: z.number(),
    }),
  ),
})

export const getSeeds = call({
  method: 'GET',
  path: '/api/app/game/seeds',
  auth: 'player',
  summary: 'The seed pair in use, by hash, and the hash of the next one',
  reply: seeds,
})

export const rotateSeeds = call({
  method: 'POST',
  path: '/api/app/game/seeds/rotate',
  auth: 'player',
  summary: 'Reveals the seed pair in use and starts the next one',
  body: z.object({ clientSeed: z.optional(text(64)) }),
  reply: seeds,
})

/** Sent by the client when it leaves a game page. */
export const offGame = z.object({ code: text(40), flag: z.optional(flag) })
