import * as z from 'zod/mini'
import { call } from '../call.ts'
import { moneyText } from '../fields.ts'
import { gameStop } from '../game.ts'
import { rowDoubleDifficulties } from './rounds.ts'

const rulesBase = {
  minBet: moneyText,
  maxBet: moneyText,
  maxPayout: moneyText,
  stop: gameStop,
  /**
   * Return to player in millionths: the lowest and the highest over everything that can be played,
   * before a prize is rounded down to the centavo.
   */
  rtpMin: z.number(),
  rtpMax: z.number(),
  /** What the house keeps at most, in millionths: 1,000,000 − `rtpMin`. */
  houseEdge: z.number(),
  algorithmVersion: z.number(),
}

/** One line of a pay table: the chance of getting there from the start, and what it pays. */
const payRow = z.object({
  /** 1 for the first step. */
  step: z.number(),
  multiplier: z.number(),
  /** Exact chance as a fraction, `"24/25"`. */
  chance: z.string(),
})

const ladderRulesBase = {
  ...rulesBase,
  /** An abandoned round is ended by the rules after so many hours. */
  resumeHours: z.number(),
}

export const limboRules = call({
  method: 'GET',
  path: '/api/app/game/limbo/rules',
  auth: 'public',
  summary: 'Limits, pay table and return to player of limbo, readable without an account',
  reply: z.object({
    ...rulesBase,
    /** In hundredths. */
    minTarget: z.number(),
    maxTarget: z.number(),
    /** Results are drawn from so many equally likely words. */
    outcomes: z.number(),
    payTable: z.array(
      z.object({ target: z.number(), winningOutcomes: z.number(), rtp: z.number() }),
    ),
  }),
})

export const minesRules = call({
  method: 'GET',
  path: '/api/app/game/mines/rules',
  auth: 'public',
  summary: 'Limits, pay tables and return to player of mines, readable without an account',
  reply: z.object({
    ...ladderRulesBase,
    tiles: z.number(),
    minMines: z.number(),
    maxMines: z.number(),
    payTables: z.array(z.object({ mines: z.number(), rows: z.array(payRow) })),
  }),
})

export const rowDoubleRules = call({
  method: 'GET',
  path: '/api/app/game/rowDouble/rules',
  auth: 'public',
  summary: 'Limits, pay tables and return to player of rowDouble, readable without an account',
  reply: z.object({
    ...ladderRulesBase,
    rows: z.number(),
    defaultDifficulty: z.enum(rowDoubleDifficulties),
    payTables: z.array(
      z.object({
        difficulty: z.enum(rowDoubleDifficulties),
        size: z.number(),
        safe: z.number(),
        rows: z.array(payRow),
      }),
    ),
  }),
})
