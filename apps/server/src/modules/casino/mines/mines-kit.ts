import type { casino } from '@jogada/contract'
import { mines } from '@jogada/core/games/mines'
import type { MinesBoard, MinesParams } from '@jogada/core/games/mines'
import type { LadderKit } from '../ladder/kit.ts'

/** Stored as the number of mines and as their tiles in the order of drawing: `3`, `6,0,24`. */
export const minesKit: LadderKit<MinesParams, MinesBoard, casino.MinesRound> = {
  game: 'mines',
  ladder: mines,
  encodeParams: (params) => String(params.mines),
  decodeParams: (text) => ({ mines: Number(text) }),
  encodeBoard: (board) => board.join(','),
  decodeBoard: (text) => text.split(',').map(Number),
  view: (base, { params, picks, board }) => ({
    game: 'mines',
    ...base,
    mines: params.mines,
    picks,
    board: board && [...board],
  }),
}
