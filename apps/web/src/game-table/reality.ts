import { limits } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { useEffect } from 'react'
import { create } from 'zustand'
import { request } from '../api/request.ts'
import { useLoggedIn } from '../session/session.ts'

export type SessionSummary = CallReply<typeof limits.sessionSummary>

type Reality = {
  /** The summary that the player has to see before play goes on by itself; null while none is due. */
  readonly due: SessionSummary | null
  /** When the next one is due, by this device. */
  readonly nextMs: number | null
}

export const useReality = create<Reality>(() => ({ due: null, nextMs: null }))

const LOOK_MS = 15_000
const MINUTE_MS = 60_000

/** The player has seen the summary: the time to the next one begins. */
export function acknowledgeReality() {
  const { due } = useReality.getState()
  useReality.setState({
    due: null,
    nextMs: due ? Date.now() + due.realityCheckMinutes * MINUTE_MS : null,
  })
}

/** Asks the server how today's play stands. */
export const askSummary = (signal?: AbortSignal) =>
  request(limits.sessionSummary, {}, { loading: false, failure: 'here', ...(signal && { signal }) })

/** Watches the time played here and shows the summary of the session as often as the player chose. */
export function useRealityWatch() {
  const loggedIn = useLoggedIn()
  useEffect(() => {
    if (!loggedIn) {
      useReality.setState({ due: null, nextMs: null })
      return undefined
    }
    const look = () => void lookUp().catch(() => undefined)
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [loggedIn])
}

async function lookUp() {
  const { due, nextMs } = useReality.getState()
  if (due) return
  if (nextMs === null) {
    const { realityCheckMinutes } = await askSummary()
    useReality.setState({ nextMs: Date.now() + realityCheckMinutes * MINUTE_MS })
  } else if (Date.now() >= nextMs) useReality.setState({ due: await askSummary() })
}
