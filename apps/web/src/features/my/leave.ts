import type { RouterHistory } from '@tanstack/react-router'
import { pushSubscription } from '../../platform/push.ts'
import { logOut } from '../../session/session-ends.ts'

/**
 * Goes home and then logs out, so that this browser is told of nothing more; in this order: going
 * to another page closes every overlay, and the login that logging out opens has to stay.
 */
export async function leave(history: RouterHistory) {
  history.replace('/home')
  await forgetPush()
  await logOut()
}

/** The push service forgets this browser, and the server hears of it with its next message. */
const forgetPush = async () => {
  try {
    await (await pushSubscription())?.unsubscribe()
  } catch {
    // nobody is kept logged in by a push service that is out of reach
  }
}
