import type { MinesRound, RowDoubleRound, SoloRound } from '@jogada/contract/casino'
import { MINES_TILES } from '@jogada/core/games/mines'
import { decimalText } from '../../components/decimal-text.ts'

export type Cell = 'closed' | 'good' | 'bad' | 'shownGood' | 'shownBad'

/** A picture of a round after some of its steps: a board, or the one figure that came out. */
export type Frame =
  | { readonly kind: 'figure'; readonly text: string; readonly won: boolean }
  | { readonly kind: 'board'; readonly columns: number; readonly cells: readonly Cell[] }

const MINES_COLUMNS = 5

/**
 * How many pictures a replay has: the board before the first step, then one a step, then the end.
 */
export const frameCount = (round: SoloRound): number =>
  'picks' in round ? round.picks.length + 2 : 1

/** The picture of a finished round at a step; taken from what is stored of it and nothing else. */
export function frameAt(round: SoloRound, step: number): Frame {
  switch (round.game) {
    case 'dice':
      return { kind: 'figure', text: decimalText(round.roll, 2), won: round.won }
    case 'limbo':
      return { kind: 'figure', text: `${decimalText(round.result, 2)}×`, won: round.won }
    case 'mines':
      return minesAt(round, step)
    case 'rowDouble':
      return towerAt(round, step)
    default:
      return round satisfies never
  }
}

function minesAt({ picks, board }: MinesRound, step: number): Frame {
  const shown = picks.slice(0, step)
  const cells = Array.from({ length: MINES_TILES }, (_, tile) =>
    cellOf(shown.includes(tile), !board?.includes(tile), step > picks.length),
  )
  return { kind: 'board', columns: MINES_COLUMNS, cells }
}

function towerAt({ picks, board, rows, size }: RowDoubleRound, step: number): Frame {
  const shown = picks.slice(0, step)
  const cells = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: size }, (_, tile) =>
      cellOf(shown[row] === tile, board?.[row]?.includes(tile) ?? false, step > picks.length),
    ),
  )
  return { kind: 'board', columns: size, cells: cells.toReversed().flat() }
}

function cellOf(isPicked: boolean, isSafe: boolean, isEnd: boolean): Cell {
  if (isPicked) return isSafe ? 'good' : 'bad'
  if (!isEnd) return 'closed'
  return isSafe ? 'shownGood' : 'shownBad'
}
