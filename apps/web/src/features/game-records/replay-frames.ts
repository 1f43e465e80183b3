import type { SoloRound } from '@jogada/contract/casino'
import { decimalText } from '../../components/decimal-text.ts'

export type Cell = 'closed' | 'good' | 'bad' | 'shownGood' | 'shownBad'

/** A picture of a round after some of its steps: a board, or the one figure that came out. */
export type Frame =
  | { readonly kind: 'figure'; readonly text: string; readonly won: boolean }
  | { readonly kind: 'board'; readonly columns: number; readonly cells: readonly Cell[] }

const MINES_TILES = 25
const MINES_COLUMNS = 5

/**
 * How many pictures a replay has: the board before the first step, then one a step, then the end.
 */
export const frameCount = (round: SoloRound): number =>
  round.game === 'mines' || round.game === 'rowDouble' ? round.picks.length + 2 : 1

/** The picture of a finished round at a step; taken from what is stored of it and nothing else. */
export function frameAt(round: SoloRound, step: number): Frame {
  if (round.game === 'dice') {
    return { kind: 'figure', text: decimalText(round.roll, 2), won: round.won }
  }
  if (round.game === 'limbo') {
    return { kind: 'figure', text: `${decimalText(round.result, 2)}×`, won: round.won }
  }
  const isEnd = step >= round.picks.length + 1
  const picks = round.picks.slice(0, step)
  if (round.game === 'mines') {
    const board = round.board ?? []
    const cells = Array.from({ length: MINES_TILES }, (_, tile) =>
      cellOf(picks.includes(tile), !board.includes(tile), isEnd),
    )
    return { kind: 'board', columns: MINES_COLUMNS, cells }
  }
  const board = round.board ?? []
  const rows = Array.from({ length: round.rows }, (_, row) =>
    Array.from({ length: round.size }, (_, tile) =>
      cellOf(picks[row] === tile, board[row]?.includes(tile) ?? false, isEnd),
    ),
  )
  return { kind: 'board', columns: round.size, cells: rows.toReversed().flat() }
}

function cellOf(isPicked: boolean, isSafe: boolean, isEnd: boolean): Cell {
  if (isPicked) return isSafe ? 'good' : 'bad'
  if (!isEnd) return 'closed'
  return isSafe ? 'shownGood' : 'shownBad'
}
