export {
  drawTower,
  ROW_DOUBLE_DEFAULT,
  ROW_DOUBLE_RETURN_X10000,
  ROW_DOUBLE_ROWS,
  ROW_SHAPES,
  rowDouble,
  rowDoubleReturning,
} from './row-double/rules.ts'
export type {
  RowDoubleBoard,
  RowDoubleDifficulty,
  RowDoubleParams,
  RowShape,
} from './row-double/rules.ts'
