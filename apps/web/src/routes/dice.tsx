import { DiceGame } from '../features/dice/dice-game.tsx'

/** The page of dice. */
export const DicePage = () => <DiceGame />
