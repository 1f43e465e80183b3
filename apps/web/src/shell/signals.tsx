import { useEffect } from 'react'
import { isPushOn } from '../platform/push.ts'
import { useSession } from '../session/session.ts'
export { LiveDot } from './live-dot.tsx'
import { LoadingBar } from './loading-bar.tsx'
import { Companions } from './companions.tsx'
import { ToastHost } from './toast-host.tsx'

/** Passing signs over every page: that something loads, and short messages. */
export function Signals() {
  usePushOfSession()
  return (
    <>
      <LoadingBar />
      <Companions />
      <ToastHost />
    </>
  )
}

/** What this browser is told of goes on with the session, or ends with another player's. */
function usePushOfSession() {
  const token = useSession((session) => session.token)
  useEffect(() => {
    if (token !== null) isPushOn().catch(() => undefined)
  }, [token])
}
