import * as z from 'zod/mini'
import { instant, moneyText } from '../fields.ts'

/** Ladders of rowDouble; `hard`, two tiles a row, is the default. */
export const rowDoubleDifficulties = ['easy', 'medium', 'hard', 'expert', 'master'] as const

/**
 * How a round ended: `played` at once, `cashed_out` by the player, `completed` with nothing left to
 * pick, `max_payout` because the next step would pay more than the limit, `lost`, `expired` when it
 * was not resumed in time, `voided` by the operator.
 */
export const roundEnds = [
  'played',
  'cashed_out',
  'completed',
  'max_payout',
  'lost',
  'expired',
  'voided',
] as const

/** 0 open, 10 win, 20 lose, 90 refund. */
export const roundStatus = z.union([z.literal(0), z.literal(10), z.literal(20), z.literal(90)])

const roundBase = {
  roundId: z.string(),
  /** When the stake was taken. */
  at: instant,
  endedAt: z.nullable(instant),
  status: roundStatus,
  end: z.nullable(z.enum(roundEnds)),
  stake: moneyText,
  /** Stake included; `"0.00"` while open and when lost. */
  payout: moneyText,
  /** Changes only when the mapping from seeds to outcomes does. */
  algorithmVersion: z.number(),
  serverSeedHash: z.string(),
  /** The server seed itself, only after its rotation; never while a round of it is open. */
  serverSeed: z.nullable(z.string()),
  clientSeed: z.string(),
  nonce: z.number(),
}

/** `target` and `result` in hundredths (200 is 2.00×); wins when result >= target. */
export const limboRound = z.object({
  game: z.literal('limbo'),
  ...roundBase,
  target: z.number(),
  result: z.number(),
  won: z.boolean(),
  /** What a win pays per unit staked, in ten-thousandths: `target` × 100. */
  multiplier: z.number(),
})

export type LimboRound = z.output<typeof limboRound>

const step = z.object({
  /** In ten-thousandths (11250 is 1.125×). */
  multiplier: z.number(),
  /** To the centavo, stake included. */
  payout: moneyText,
})

/** What a round with steps shows besides its base, whatever the game. */
const ladderBase = {
  ...roundBase,
  /** Cleared so far, in ten-thousandths; 10000 before the first step, 0 when lost. */
  multiplier: z.number(),
  /** What cashing out pays now; null before the first step and after the end. */
  cashOut: z.nullable(step),
  /** What the next step would make of it; null after the end. */
  next: z.nullable(step),
  /** When an abandoned round is ended by the rules; null after the end. */
  expiresAt: z.nullable(instant),
}

/** Tiles 0 to 24, left to right, then top to bottom. */
export const minesRound = z.object({
  game: z.literal('mines'),
  ...ladderBase,
  mines: z.number(),
  /** Opened tiles in the order they were opened; of a lost round the last one is the mine. */
  picks: z.array(z.number()),
  /** Where the mines were; null while the round is open. */
  board: z.nullable(z.array(z.number())),
})

export type MinesRound = z.output<typeof minesRound>

/** Rows are climbed from index 0 upwards; tiles of a row count from 0 at the left. */
export const rowDoubleRound = z.object({
  game: z.literal('rowDouble'),
  ...ladderBase,
  difficulty: z.enum(rowDoubleDifficulties),
  rows: z.number(),
  /** Tiles of a row, and how many of them are safe. */
  size: z.number(),
  safe: z.number(),
  /** The tile taken on each row so far; of a lost round the last one was not safe. */
  picks: z.array(z.number()),
  /** The safe tiles of each row; null while the round is open. */
  board: z.nullable(z.array(z.array(z.number()))),
})

export type RowDoubleRound = z.output<typeof rowDoubleRound>

/** A round of dice in the shape that all rounds share. */
export const diceReceipt = z.object({
  game: z.literal('dice'),
  ...roundBase,
  target: z.number(),
  direction: z.enum(['over', 'under']),
  /** The roll in hundredths, 0 to 10000. */
  roll: z.number(),
  won: z.boolean(),
  multiplier: z.number(),
})

export const ladderRound = z.discriminatedUnion('game', [minesRound, rowDoubleRound])
export const soloRound = z.discriminatedUnion('game', [
  diceReceipt,
  limboRound,
  minesRound,
  rowDoubleRound,
])

export type LadderRound = z.output<typeof ladderRound>
export type SoloRound = z.output<typeof soloRound>
