import { useSearch } from '@tanstack/react-router'
import { PlayScreen } from '../features/play/play-screen.tsx'

/** The page of other studios' games; `?game=` names the one to open. */
export function PlayPage() {
  const { game, demo } = useSearch({ from: '/play' })
  return <PlayScreen code={game} demo={demo === 1} />
}
