import { LimboGame } from '../features/limbo/limbo-game.tsx'

/** The page of limbo. */
export const LimboPage = () => <LimboGame />
