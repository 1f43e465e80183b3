import { useSearch } from '@tanstack/react-router'
import { FootballScreen } from '../features/football/football-screen.tsx'

/** The page of matches; `?event=` names the one that is open. */
export function FootballPage() {
  const eventId = useSearch({ from: '/footballPage', select: ({ event }) => event })
  return <FootballScreen eventId={eventId} />
}
