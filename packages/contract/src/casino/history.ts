import type { SoloGame } from '@jogada/core/games/house-games'
import * as z from 'zod/mini'
import { call } from '../call.ts'
import { calendarDay, idText, instant, moneyText, wholeNumber } from '../fields.ts'
import { ladderRound, limboRound, minesRound, rowDoubleRound, soloRound } from './rounds.ts'

const pageQuery = z.object({ before: z.optional(idText) })

const roundsOf = <const Game extends SoloGame, const S extends z.ZodMiniType>(
  game: Game,
  round: S,
) =>
  call({
    method: 'GET',
    path: `/api/app/game/${game}/rounds` as const,
    auth: 'player',
    priority: 'list',
    summary: 'The player’s finished rounds of this game, newest first',
    /** The `roundId` of the last round seen. */
    query: pageQuery,
    reply: z.array(round),
  })

export const limboRounds = roundsOf('limbo', limboRound)
export const minesRounds = roundsOf('mines', minesRound)
export const rowDoubleRounds = roundsOf('rowDouble', rowDoubleRound)

/** Interrupted rounds come back on any device; also how to find out after a time-out. */
export const openRounds = call({
  method: 'GET',
  path: '/api/app/game/open',
  auth: 'player',
  summary: 'The player’s open rounds, at most one of each game, without anything still hidden',
  reply: z.object({ rounds: z.array(ladderRound), serverNow: instant }),
})

/** One round for its receipt, its replay and its verification. */
export const roundDetail = call({
  method: 'GET',
  path: '/api/app/game/round/{roundId}',
  auth: 'player',
  summary: 'A round of the player, open or finished, with every step and the balances around it',
  params: z.object({ roundId: idText }),
  reply: z.object({
    round: soloRound,
    /** What happened when: the start, each step, the end. */
    timeline: z.array(
      z.object({
        at: instant,
        what: z.enum(['start', 'pick', 'end']),
        tile: z.nullable(z.number()),
        /** Whether chance chose the tile for the player. */
        random: z.boolean(),
      }),
    ),
    /** Cash before the stake was taken and after the round ended (null while open). */
    balanceBefore: moneyText,
    balanceAfter: z.nullable(moneyText),
  }),
})

/**
 * Every status of the specification that a record of play can show: 0 participating, 4 and -11
 * failed or lost, -1 abnormal draw, -10 being placed, 9999 drawn, 8888 not drawn, 10 win,
 * 11 half lost, 20 lose, 21 half won, 90 refund, 1000 accepted.
 */
export const recordStatuses = [0, 4, -11, -1, -10, 9999, 8888, 10, 11, 20, 21, 90, 1000] as const

export type RecordStatus = (typeof recordStatuses)[number]

export const gameRecord = z.object({
  /** Unique over all games: `<source>:<id>`. */
  recordId: z.string(),
  /** The id that the game's own detail call takes. */
  roundId: z.string(),
  game: z.string(),
  at: instant,
  stake: moneyText,
  /**
   * What was paid, or can be, per unit staked: a decimal string, `"1.9800"`; null if not known yet.
   */
  odds: z.nullable(z.string()),
  /**
   * The outcome in a few characters: `"23.51"` of dice, `"1.98×"` of limbo, safe steps `"4/22"` of
   * a ladder, the number of a draw; null while it is hidden or has no short form.
   */
  result: z.nullable(z.string()),
  payout: moneyText,
  status: z.union(recordStatuses.map((status) => z.literal(status))),
})

export type GameRecord = z.output<typeof gameRecord>

/** What `/gameMess` lists. */
export const gameMess = call({
  method: 'GET',
  path: '/api/app/game/records',
  auth: 'player',
  priority: 'list',
  summary: 'Everything the player played, newest first, open rounds included',
  query: z.object({
    game: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_.-]{1,40}$/))),
    status: z.optional(wholeNumber(-99, 9999)),
    /** Days in the operator's time zone, both included: `2026-11-20`. */
    from: z.optional(calendarDay),
    to: z.optional(calendarDay),
    /** `next` of the page before. */
    before: z.optional(z.string().check(z.maxLength(80))),
  }),
  reply: z.object({ records: z.array(gameRecord), next: z.nullable(z.string()) }),
})

/** A real win that everybody may see; never a return of no more than the stake. */
export const publicWin = z.object({
  game: z.string(),
  /** Masked: `"an***"`. */
  player: z.string(),
  at: instant,
  stake: moneyText,
  payout: moneyText,
  /** Payout per unit staked, in ten-thousandths. */
  multiplier: z.number(),
})

export type PublicWin = z.output<typeof publicWin>

export const winsListing = call({
  method: 'GET',
  path: '/api/app/game/winsListing',
  auth: 'player',
  priority: 'list',
  summary: 'Whether the player’s wins are told in the wins feed',
  reply: z.object({ listed: z.boolean() }),
})

export const setWinsListing = call({
  method: 'POST',
  path: '/api/app/game/winsListing',
  auth: 'player',
  summary: 'Leaves the wins feed, at once and for every game, or comes back to it',
  body: z.object({ listed: z.boolean() }),
  reply: z.object({ listed: z.boolean() }),
})

export const recentWins = call({
  method: 'GET',
  path: '/api/app/game/wins',
  auth: 'public',
  priority: 'list',
  summary: 'The latest real wins, masked, newest first; empty where the operator hides them',
  reply: z.array(publicWin),
})
