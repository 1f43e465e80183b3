import { RowDoubleGame } from '../features/row-double/row-double-game.tsx'

/** The page of rowDouble. */
export const RowDoublePage = () => <RowDoubleGame />
