import * as z from 'zod/mini'
import { call } from '../call.ts'
import { automatic } from '../game.ts'
import { idText, moneyInput, moneyText, wholeNumber } from '../fields.ts'
import { limboRound, minesRound, rowDoubleDifficulties, rowDoubleRound } from './rounds.ts'

/** `balance` and `version` are the cash account's, null where the call moved no money. */
const answer = <const S extends z.ZodMiniType>(round: S) =>
  z.object({ round, balance: z.nullable(moneyText), version: z.nullable(z.string()) })

export const betLimbo = call({
  method: 'POST',
  path: '/api/app/game/limbo/bet',
  auth: 'player',
  idempotent: true,
  priority: 'money',
  summary: 'Plays one round of limbo',
  /** `target` in hundredths. */
  body: z.object({ stake: moneyInput, target: wholeNumber(0, 100_000_000), automatic }),
  reply: answer(limboRound),
})

const mineCount = wholeNumber(1, 24)
const tile = wholeNumber(0, 24)
const rowTile = wholeNumber(0, 3)
const difficulty = z.enum(rowDoubleDifficulties)

export const betMines = call({
  method: 'POST',
  path: '/api/app/game/mines/bet',
  auth: 'player',
  idempotent: true,
  priority: 'money',
  summary: 'Starts a round of mines; refused while another one of the player is open',
  body: z.object({ stake: moneyInput, mines: mineCount }),
  reply: answer(minesRound),
})

export const pickMines = call({
  method: 'POST',
  path: '/api/app/game/mines/betPlay',
  auth: 'player',
  idempotent: true,
  priority: 'money',
  summary: 'Opens a tile; one that is open already changes nothing',
  body: z.object({ roundId: idText, tile }),
  reply: answer(minesRound),
})

export const randomMines = call({
  method: 'POST',
  path: '/api/app/game/mines/betRandom',
  auth: 'player',
  idempotent: true,
  priority: 'money',
  summary: 'Opens a tile that the server chooses at random',
  body: z.object({ roundId: idText }),
  reply: answer(minesRound),
})

export const cashOutMines = call({
  method: 'POST',
  path: '/api/app/game/mines/betCashOut',
  auth: 'player',
  idempotent: true,
  priority: 'money',
  summary: 'Ends the open round and pays what was cleared',
  body: z.object({ roundId: idText }),
  reply: answer(minesRound),
})

export const autoMines = call({
  method: 'POST',
  path: '/api/app/game/mines/betAuto',
  auth: 'player',
  idempotent: true,
  priority: 'money',
  summary: 'Plays a whole round at once: opens the marked tiles and cashes out',
  body: z.object({
    stake: moneyInput,
    mines: mineCount,
    tiles: z.array(tile).check(z.minLength(1), z.maxLength(24)),
  }),
  reply: answer(minesRound),
})

export const betRowDouble = call({
  method: 'POST',
  path: '/api/app/game/rowDouble/bet',
  auth: 'player',
  idempotent: true,
  priority: 'money',
  summary: 'Starts a round of rowDouble; refused while another one of the player is open',
  body: z.object({ stake: moneyInput, difficulty }),
  reply: answer(rowDoubleRound),
})

export const pickRowDouble = call({
  method: 'POST',
  path: '/api/app/game/rowDouble/betPlay',
  auth: 'player',
  idempotent: true,
  priority: 'money',
  summary: 'Takes a tile of the next row; the same tile of a row already climbed changes nothing',
  /** `row` is the index of the row that the player sees next, from 0. */
  body: z.object({ roundId: idText, row: wholeNumber(0, 8), tile: rowTile }),
  reply: answer(rowDoubleRound),
})

export const randomRowDouble = call({
  method: 'POST',
  path: '/api/app/game/rowDouble/betRandom',
  auth: 'player',
  idempotent: true,
  priority: 'money',
  summary: 'Takes a tile of the next row that the server chooses at random',
  body: z.object({ roundId: idText }),
  reply: answer(rowDoubleRound),
})

export const cashOutRowDouble = call({
  method: 'POST',
  path: '/api/app/game/rowDouble/betCashOut',
  auth: 'player',
  idempotent: true,
  priority: 'money',
  summary: 'Ends the open round and pays what was climbed',
  body: z.object({ roundId: idText }),
  reply: answer(rowDoubleRound),
})

export const autoRowDouble = call({
  method: 'POST',
  path: '/api/app/game/rowDouble/betAuto',
  auth: 'player',
  idempotent: true,
  priority: 'money',
  summary: 'Plays a whole round at once: one tile a row from the first row up, then cashes out',
  body: z.object({
    stake: moneyInput,
    difficulty,
    tiles: z.array(rowTile).check(z.minLength(1), z.maxLength(9)),
  }),
  reply: answer(rowDoubleRound),
})
