export {
  drawMines,
  MINES_MAX,
  MINES_MIN,
  MINES_RETURN_X10000,
  MINES_TILES,
  mines,
  minesReturning,
} from './mines/rules.ts'
export type { MinesBoard, MinesParams } from './mines/rules.ts'
