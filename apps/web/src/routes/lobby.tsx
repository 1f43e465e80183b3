import { LobbyScreen } from '../features/lobby/lobby-screen.tsx'

/** The page of all games. */
export const LobbyPage = () => <LobbyScreen />
