import type { RowDoubleRound } from '@jogada/contract/casino'

export const FLOORS = 9

/** How a window is: not reached, to be chosen, lit, dark, or shown after the end. */
export type WindowLook = 'closed' | 'choice' | 'marked' | 'lit' | 'hit' | 'shownLit' | 'shownDark'

export type Floor = {
  /** From 0 at the bottom. */
  readonly row: number
  readonly windows: readonly WindowLook[]
  /** Whether it is the next to be climbed. */
  readonly isNext: boolean
}

export type BuildingView = {
  readonly round: RowDoubleRound | null
  /** Windows of a floor. */
  readonly size: number
  /** The windows that automatic play opens, from the bottom up; null when none are chosen. */
  readonly marks: readonly number[] | null
}

/** The building from the bottom up, as it is to be shown. */
export function floorsOf({ round, size, marks }: BuildingView): Floor[] {
  const nextRow = round === null ? (marks?.length ?? 0) : round.picks.length
  return Array.from({ length: FLOORS }, (_, row) => {
    const isNext = row === nextRow && (round === null ? marks !== null : round.status === 0)
    return {
      row,
      isNext,
      windows: Array.from({ length: size }, (_, tile) =>
        round ? lookOf(round, row, tile, isNext) : markOf(marks, row, tile, isNext),
      ),
    }
  })
}

function lookOf(round: RowDoubleRound, row: number, tile: number, isNext: boolean): WindowLook {
  if (round.picks[row] === tile) {
    return round.end === 'lost' && row === round.picks.length - 1 ? 'hit' : 'lit'
  }
  if (isNext) return 'choice'
  const safe = round.board?.[row]
  if (!safe) return 'closed'
  return safe.includes(tile) ? 'shownLit' : 'shownDark'
}

function markOf(
  marks: readonly number[] | null,
  row: number,
  tile: number,
  isNext: boolean,
): WindowLook {
  if (marks?.[row] === tile) return 'marked'
  return isNext ? 'choice' : 'closed'
}

/** The marks after a press: a floor's choice changed, the next floor added, or the top one taken off. */
export function markedAfter(
  marks: readonly number[],
  row: number,
  tile: number,
): readonly number[] {
  if (row > marks.length) return marks
  if (marks[row] === tile) return marks.slice(0, row)
  return [...marks.slice(0, row), tile, ...marks.slice(row + 1)]
}
