import type { MinesRound } from '@jogada/contract/casino'

export const SIDE = 5
export const TILES = SIDE * SIDE

/** How a stone lies: closed, opened safely, the urchin that ended it, or shown after the end. */
export type Stone = 'closed' | 'marked' | 'gem' | 'hit' | 'shownGem' | 'shownUrchin'

/** The board as it is to be shown. Of an open round nothing is known but what was opened. */
export function stonesOf(round: MinesRound | null, marked: readonly number[] = []): Stone[] {
  return Array.from({ length: TILES }, (_, tile) => stoneOf(tile, round, marked))
}

function stoneOf(tile: number, round: MinesRound | null, marked: readonly number[]): Stone {
  if (!round) return marked.includes(tile) ? 'marked' : 'closed'
  const isPicked = round.picks.includes(tile)
  if (isPicked) {
    const isHit = round.end === 'lost' && round.picks.at(-1) === tile
    return isHit ? 'hit' : 'gem'
  }
  if (!round.board) return 'closed'
  return round.board.includes(tile) ? 'shownUrchin' : 'shownGem'
}

/** The tile that an arrow key leads to from `tile`, or null for any other key. */
export function tileAfterKey(tile: number, key: string): number | null {
  const [row, column] = [Math.floor(tile / SIDE), tile % SIDE]
  const last = SIDE - 1
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: row * SIDE + Math.min(last, column + 1),
    ArrowLeft: row * SIDE + Math.max(0, column - 1),
    ArrowDown: Math.min(last, row + 1) * SIDE + column,
    ArrowUp: Math.max(0, row - 1) * SIDE + column,
    Home: row * SIDE,
    End: row * SIDE + last,
  }
  return moves[key] ?? null
}
