import * as z from 'zod/mini'
import { call } from './call.ts'
import { idText, instant, moneyInput, moneyText, text, wholeNumber } from './fields.ts'
import { automatic, gameStop } from './game.ts'

/** A sequence of shared rounds: the one of /double and the four periods of /luckyColor. */
export const drawChannel = z.enum(['double', 'lucky30s', 'lucky1m', 'lucky3m', 'lucky5m'])

export type DrawChannel = z.output<typeof drawChannel>

/**
 * The specification's codes of a period: 8888 not drawn, 9999 drawn, -1 could not be drawn, and
 * every bet on it goes back.
 */
export const drawStatus = z.union([z.literal(8888), z.literal(9999), z.literal(-1)])

export const drawRound = z.object({
  channel: drawChannel,
  /** Day, channel and number of the day: `20261121000042`. */
  roundId: z.string(),
  /** `drawn` shows its outcome; `settled` has paid its bets; `void` has given them back. */
  state: z.enum(['open', 'locked', 'drawn', 'settled', 'void']),
  status: drawStatus,
  openAt: instant,
  /** Bets are taken before this instant of the server's clock. */
  lockAt: instant,
  drawAt: instant,
  /** When the bets are paid and the seed is revealed. */
  completeAt: instant,
  /** When the next round opens. */
  endAt: instant,
  outcome: z.nullable(z.number()),
  /** The link of the chain that decided the round; null until the round is complete. */
  seed: z.nullable(z.string()),
  /** Which link of its chain that is. */
  chainId: z.string(),
  position: z.number(),
})

export type DrawRound = z.output<typeof drawRound>

export const drawTotal = z.object({
  selection: z.string(),
  bets: z.number(),
  stake: moneyText,
})

/** What a round tells everybody whenever it changes. */
export const drawTick = z.object({
  serverTime: instant,
  round: drawRound,
  totals: z.array(drawTotal),
})

export type DrawTick = z.output<typeof drawTick>

/** Somebody's bet as everybody sees it: real, with the name masked. */
export const seenBet = z.object({
  betId: z.string(),
  player: z.string(),
  selection: z.string(),
  stake: moneyText,
  /** What it returned; null until it is settled. */
  payout: z.nullable(moneyText),
})

export type SeenBet = z.output<typeof seenBet>

const ofChannel = z.object({ channel: drawChannel })

export const currentDraw = call({
  method: 'GET',
  path: '/api/app/game/draws/{channel}/round',
  auth: 'public',
  summary: 'The round that is under way, by server time, with its bets and the last results',
  params: ofChannel,
  reply: z.object({
    serverTime: instant,
    /** Null while no round can be offered. */
    round: z.nullable(drawRound),
    totals: z.array(drawTotal),
    bets: z.array(seenBet),
    last: z.array(drawRound),
  }),
})

export const drawRounds = call({
  method: 'GET',
  path: '/api/app/game/draws/{channel}/rounds',
  auth: 'public',
  priority: 'list',
  summary: 'Complete and void rounds, newest first, and how often each outcome came',
  params: ofChannel,
  query: z.object({ before: z.optional(idText) }),
  reply: z.object({
    rounds: z.array(drawRound),
    /** How often each outcome came in the last 100 and the last 1000 drawn rounds. */
    last100: z.array(z.number()),
    last1000: z.array(z.number()),
  }),
})

export const drawChain = z.object({
  chainId: z.string(),
  channel: drawChannel,
  /** Link 0: the hash of link 1, published before the salt was known. */
  terminatingHash: z.string(),
  rounds: z.number(),
  /** Null until the announced block exists; nothing is drawn before. */
  salt: z.nullable(z.string()),
  /** `constant` is fixed in the program and only for trying the product out. */
  saltSource: z.enum(['constant', 'bitcoin_block']),
  /** The block whose hash is the salt, announced with the terminating hash. */
  saltBlock: z.nullable(z.number()),
  announcedAt: instant,
  saltedAt: z.nullable(instant),
})

export type DrawChain = z.output<typeof drawChain>

export const drawProof = call({
  method: 'GET',
  path: '/api/app/game/draws/{channel}/rounds/{roundId}',
  auth: 'public',
  summary: 'One round with all that recomputes it: its seed, the link before it and the chain',
  params: z.object({ channel: drawChannel, roundId: idText }),
  reply: z.object({
    round: drawRound,
    chain: drawChain,
    /** The hash of the seed: the link revealed before it, or the terminating hash. */
    previousSeed: z.nullable(z.string()),
  }),
})

export const drawChains = call({
  method: 'GET',
  path: '/api/app/game/draws/{channel}/chains',
  auth: 'public',
  summary: 'The commitments of a channel, newest first',
  params: ofChannel,
  reply: z.array(drawChain),
})

/** A selection and what it returns per unit staked for each outcome, in ten-thousandths. */
export const drawOdds = z.object({
  selection: z.string(),
  multipliers: z.array(z.number()),
  /** Return to player in millionths. */
  rtp: z.number(),
})

const drawRules = z.object({
  minBet: moneyText,
  maxBet: moneyText,
  /** The most that one player may stake on one round. */
  maxRoundStake: moneyText,
  /** The most that one selection of one player may return in one round. */
  maxPayout: moneyText,
  stop: gameStop,
  outcomes: z.number(),
  paytable: z.array(drawOdds),
  channels: z.array(
    z.object({
      channel: drawChannel,
      periodMs: z.number(),
      betMs: z.number(),
      drawMs: z.number(),
      completeMs: z.number(),
    }),
  ),
})

export type DrawRules = z.output<typeof drawRules>

export const doubleRules = call({
  method: 'GET',
  path: '/api/app/game/double/rules',
  auth: 'public',
  summary: 'Limits, pay table and return to player of double, readable without an account',
  reply: drawRules,
})

export const luckyColorRules = call({
  method: 'GET',
  path: '/api/app/game/luckyColor/rules',
  auth: 'public',
  summary: 'Limits, pay table and return to player of luckyColor, readable without an account',
  reply: drawRules,
})

/** Codes of a kept bet: 0 takes part, 10 won, 20 lost, 90 given back. */
export const drawBetStatus = z.union([z.literal(0), z.literal(10), z.literal(20), z.literal(90)])

export const drawBet = z.object({
  betId: z.string(),
  placedAt: instant,
  channel: drawChannel,
  roundId: z.string(),
  selection: z.string(),
  stake: moneyText,
  status: drawBetStatus,
  payout: z.nullable(moneyText),
  settledAt: z.nullable(instant),
  /** Null until the round is drawn, and for a void one. */
  outcome: z.nullable(z.number()),
})

export type DrawBet = z.output<typeof drawBet>

/** What the selection paid where the player saw it; a bet is taken at no other factors. */
const seenMultipliers = z.optional(
  z.array(wholeNumber(0, 100_000_000)).check(z.minLength(1), z.maxLength(20)),
)

const betReply = z.object({ bet: drawBet, balance: moneyText, version: z.string() })

export const betDouble = call({
  method: 'POST',
  path: '/api/app/game/double/bet',
  auth: 'player',
  idempotent: true,
  priority: 'money',
  summary: 'Takes part in the open round of double',
  body: z.object({
    roundId: idText,
    selection: z.enum(['red', 'black', 'white']),
    stake: moneyInput,
    seenMultipliers,
    automatic,
  }),
  reply: betReply,
})

export const betLuckyColor = call({
  method: 'POST',
  path: '/api/app/game/luckyColor/bet',
  auth: 'player',
  idempotent: true,
  priority: 'money',
  summary: 'Takes part in the open round of a period of luckyColor',
  body: z.object({
    channel: z.enum(['lucky30s', 'lucky1m', 'lucky3m', 'lucky5m']),
    roundId: idText,
    /** green, red, violet, big, small, or number0 to number9. */
    selection: text(8, 1),
    stake: moneyInput,
    seenMultipliers,
    automatic,
  }),
  reply: betReply,
})

export const myDrawBets = call({
  method: 'GET',
  path: '/api/app/game/draws/{channel}/bets',
  auth: 'player',
  priority: 'list',
  summary: 'The player’s bets on a channel, newest first',
  params: ofChannel,
  query: z.object({ before: z.optional(idText), round: z.optional(idText) }),
  reply: z.array(drawBet),
})
