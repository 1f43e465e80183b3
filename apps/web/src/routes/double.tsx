import { DoubleGame } from '../features/double/double-game.tsx'

/** The page of double. */
export const DoublePage = () => <DoubleGame />
