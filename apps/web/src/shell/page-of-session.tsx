import { Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useSession } from '../session/session.ts'

/** The page that is chosen; none goes on with what another session left on it. */
export function PageOfSession() {
  const ended = useSession((session) => session.ended)
  return (
    <Suspense key={ended}>
      <Outlet />
    </Suspense>
  )
}
