import type { casino } from '@jogada/contract'
import { ROW_DOUBLE_ROWS, ROW_SHAPES, rowDouble } from '@jogada/core/games/row-double'
import type {
  RowDoubleBoard,
  RowDoubleDifficulty,
  RowDoubleParams,
} from '@jogada/core/games/row-double'
import type { LadderKit } from '../ladder/kit.ts'

/**
 * Stored as the difficulty and as the safe tiles of each row from the bottom: `hard`, `1;0;0;…`.
 */
export const rowDoubleKit: LadderKit<RowDoubleParams, RowDoubleBoard, casino.RowDoubleRound> = {
  game: 'rowDouble',
  ladder: rowDouble,
  encodeParams: (params) => params.difficulty,
  decodeParams: (text) => ({ difficulty: text as RowDoubleDifficulty }),
  encodeBoard: (board) => board.map((row) => row.join(',')).join(';'),
  decodeBoard: (text) => text.split(';').map((row) => row.split(',').map(Number)),
  view: (base, { params, picks, board }) => ({
    game: 'rowDouble',
    ...base,
    difficulty: params.difficulty,
    rows: ROW_DOUBLE_ROWS,
    ...ROW_SHAPES[params.difficulty],
    picks,
    board: board && board.map((row) => [...row]),
  }),
}
