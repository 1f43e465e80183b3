import { create } from 'zustand'
import { stored } from '../platform/storage.ts'

type Session = {
  readonly token: string | null
  /** How many sessions have ended on this page: what belongs to one is drawn anew for the next. */
  readonly ended: number
}

/** Who is logged in on this device. */
export const useSession = create<Session>(() => ({ token: stored.token.read(), ended: 0 }))

/** The token of the present session, or null for a visitor. */
export const currentToken = () => useSession.getState().token

/** Saves a token, or forgets it; those who follow the session hear of it at once. */
export function keepToken(token: string | null) {
  stored.token.write(token)
  useSession.setState(({ token: before, ended }) => ({
    token,
    ended: before !== null && token !== before ? ended + 1 : ended,
  }))
}

/** Whether another tab keeps a later session than this one's. */
export const isSuperseded = () => ![null, currentToken()].includes(stored.token.read())

/** Whether somebody is logged in. */
export const useLoggedIn = () => useSession((session) => session.token !== null)
