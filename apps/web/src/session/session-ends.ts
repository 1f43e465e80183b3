import { auth } from '@jogada/contract'
import { request } from '../api/request.ts'
import { openOverlay, trimOverlays } from '../overlays/overlay-store.ts'
import { clearLocal } from '../platform/storage.ts'
import { refreshPlayer } from './player-queries.ts'
import { queryClient } from './query-client.ts'
import { currentToken, keepToken } from './session.ts'

/**
 * Opens a session with the token of a login: token saved, then player data, then balance. Nothing
 * of a session that it takes the place of is left to it.
 */
export async function startSession(token: string) {
  if (currentToken() !== null) forgetSession()
  keepToken(token)
  await refreshPlayer()
}

function forgetSession() {
  clearLocal()
  keepToken(null)
  queryClient.removeQueries({ queryKey: ['player'] })
}

/**
 * Ends the session on this device, if there is one: local storage is cleared, the token and all
 * player data are forgotten, every overlay closes and the login opens.
 */
export function endSession() {
  if (currentToken() === null) return
  forgetSession()
  trimOverlays()
  openOverlay({ id: 'auth', params: { tab: 'login' } })
}

/** Logs out here at once and tells the server, whose answer changes nothing any more. */
export async function logOut() {
  const token = currentToken()
  const told = request(auth.logout, {}, { loading: false, failure: 'here', token })
  endSession()
  await told.catch(() => {})
}
