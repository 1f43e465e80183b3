import { explain } from '@jogada/core/fairness'
import type { Explanation, RoundSeeds } from '@jogada/core/fairness'
import { diceRoll } from '@jogada/core/games/dice'
import { isLadderGame } from '@jogada/core/games/house-games'
import type { SoloGame } from '@jogada/core/games/house-games'
import { limboResult } from '@jogada/core/games/limbo'
import { drawMines } from '@jogada/core/games/mines'
import { ROW_DOUBLE_ROWS, ROW_SHAPES, drawTower } from '@jogada/core/games/row-double'
import type { RowDoubleDifficulty } from '@jogada/core/games/row-double'
import { decimalText, readDecimal } from '../../components/decimal-text.ts'

/** What a player knows of a round once its server seed is revealed. */
export type RoundClaim = RoundSeeds & {
  readonly game: SoloGame
  /** The seal shown before the bet; empty when it is not to be checked. */
  readonly serverSeedHash: string
  /** How many mines lay on the board; only mines asks for it. */
  readonly mines: number
  /** How hard the tower was; only rowDouble asks for it. */
  readonly difficulty: RowDoubleDifficulty
  /** What the round showed, spelled as `outcomeOf` spells it; null when only the sum is wanted. */
  readonly shown: string | null
}

export type RoundVerification = {
  readonly explanation: Explanation
  /** What the seeds give. */
  readonly outcome: string
  readonly hashMatches: boolean | null
  readonly outcomeMatches: boolean | null
  /** Whether nothing that could be checked differs. */
  readonly holds: boolean
}

/** Redoes the draw of a round from its seeds, here, step by step, and compares it with the claim. */
export function verifyRound(claim: RoundClaim): RoundVerification {
  const { serverSeed, clientSeed, nonce, serverSeedHash, shown } = claim
  const seal = serverSeedHash.trim() === '' ? null : serverSeedHash
  const explanation = explain({ serverSeed, clientSeed, nonce }, numbersOf(claim), seal)
  const outcome = drawn(claim)
  const outcomeMatches = shown === null ? null : sameOutcome(claim.game, shown, outcome)
  const { hashMatches } = explanation
  return {
    explanation,
    outcome,
    hashMatches,
    outcomeMatches,
    holds: hashMatches !== false && outcomeMatches !== false,
  }
}

/** How many numbers of the stream a round takes. */
export function numbersOf({ game, mines, difficulty }: RoundClaim): number {
  switch (game) {
    case 'dice':
    case 'limbo':
      return 1
    case 'mines':
      return mines
    case 'rowDouble':
      return ROW_DOUBLE_ROWS * ROW_SHAPES[difficulty].safe
    default:
      return game satisfies never
  }
}

function drawn(claim: RoundClaim): string {
  switch (claim.game) {
    case 'dice':
      return decimalText(diceRoll(claim), 2)
    case 'limbo':
      return decimalText(limboResult(claim), 2)
    case 'mines':
      return minesText(drawMines(claim, claim))
    case 'rowDouble':
      return towerText(drawTower(claim, claim))
    default:
      return claim.game satisfies never
  }
}

const ascending = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)

/** The tiles with a mine, 0 to 24, in ascending order. */
export const minesText = (board: readonly number[]): string => ascending(board).join(' ')

/** The safe tiles of each row from the bottom up, each row from 0 at the left. */
export const towerText = (board: readonly (readonly number[])[]): string =>
  board.map((row) => ascending(row).join(' ')).join(' | ')

/** Whether two spellings of an outcome mean the same; order and separators do not matter. */
function sameOutcome(game: SoloGame, shown: string, outcome: string): boolean {
  if (!isLadderGame(game)) {
    const read = readDecimal(shown.replace('×', ''), 2)
    // what cannot be read as a number is equal to none
    return read !== null && read === readDecimal(outcome, 2)
  }
  const rows = (text: string) =>
    text.split('|').map((row) => ascending((row.match(/\d+/g) ?? []).map(Number)).join(' '))
  return rows(shown).join('|') === rows(outcome).join('|')
}
