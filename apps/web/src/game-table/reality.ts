import { limits } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { useEffect } from 'react'
import { create } from 'zustand'
import { request } from '../api/request.ts'
import { keep } from '../platform/storage.ts'
import { currentToken, useSession } from '../session/session.ts'
import { ofSession } from './of-session.ts'

export type SessionSummary = CallReply<typeof limits.sessionSummary>

type Reality = {
  /** The summary that the player has to see before play goes on by itself; null while none is due. */
  readonly due: SessionSummary | null
  /** Whether it is time for one, also while the server has not told it yet. */
  readonly isTime: boolean
  /** How often the player wants one, in minutes; null until it is known. */
  readonly minutes: number | null
}

const NOT_YET: Reality = { due: null, isTime: false, minutes: null }

export const useReality = create<Reality>(() => NOT_YET)

const LOOK_MS = 15_000
const MINUTE_MS = 60_000

/** Since when the present interval counts, by this device: a reload does not begin it anew. */
const since = ofSession(keep('sessionStorage', 'jogada.realitySince'))

const beginInterval = () => since.write(String(Date.now()))

// one player's time and summary are no other's
useSession.subscribe(({ token }, before) => {
  if (token === before.token) return
  since.write(null)
  useReality.setState(NOT_YET)
})

/** The player has seen the summary: the time to the next one begins. */
export function acknowledgeReality() {
  beginInterval()
  useReality.setState({ due: null, isTime: false })
}

/** From now on the player wants a summary so often; it counts from the last one. */
export const setRealityMinutes = (minutes: number) => useReality.setState({ minutes })

/** Asks the server how today's play stands. */
export const askSummary = (signal?: AbortSignal) =>
  request(limits.sessionSummary, {}, { loading: false, failure: 'here', ...(signal && { signal }) })

/** Watches the time played here and shows the summary of the session as often as the player chose. */
export function useRealityWatch() {
  const token = useSession((session) => session.token)
  useEffect(() => {
    if (token === null) return undefined
    if (since.read() === null) beginInterval()
    const look = () => void lookUp().catch(() => undefined)
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [token])
}

async function lookUp() {
  const token = currentToken()
  const isOver = () => currentToken() !== token
  if (useReality.getState().due) return
  if (useReality.getState().minutes === null) {
    const { realityCheckMinutes } = await askSummary()
    if (isOver()) return
    setRealityMinutes(realityCheckMinutes)
  }
  const { minutes } = useReality.getState()
  if (minutes === null || Date.now() - Number(since.read()) < minutes * MINUTE_MS) return
  // bets go before this question: a run that is under way ends to let it through
  useReality.setState({ isTime: true })
  const due = await askSummary()
  if (!isOver()) useReality.setState({ due })
}
