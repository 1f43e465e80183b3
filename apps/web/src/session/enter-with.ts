import { auth } from '@jogada/contract'
import { request } from '../api/request.ts'
import { startSession } from './session-ends.ts'

/**
 * Opens the session of an entry link; a link that is no longer good says so and changes nothing.
 */
export async function enterWith(token: string): Promise<void> {
  try {
    const { access_token } = await request(auth.enter, { body: { token } })
    await startSession(access_token)
  } catch {
    // the error catalogue has said it; whoever is logged in stays logged in
  }
}
