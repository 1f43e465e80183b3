import type { RouterHistory } from '@tanstack/react-router'
import { logOut } from '../../session/session-ends.ts'

/**
 * Goes home and then logs out, in this order: going to another page closes every overlay, and the
 * login that logging out opens has to stay.
 */
export async function leave(history: RouterHistory) {
  history.replace('/home')
  await logOut()
}
