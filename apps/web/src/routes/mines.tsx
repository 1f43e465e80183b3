import { MinesGame } from '../features/mines/mines-game.tsx'

/** The page of mines. */
export const MinesPage = () => <MinesGame />
