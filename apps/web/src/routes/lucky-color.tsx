import { LuckyColorGame } from '../features/lucky-color/lucky-color-game.tsx'

/** The page of luckyColor. */
export const LuckyColorPage = () => <LuckyColorGame />
