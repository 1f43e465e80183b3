import { currentToken } from '../session/session.ts'

type Waiting = { readonly open: () => void; readonly token: string | null }

let holders = 0
let waiting: readonly Waiting[] = []

/** Keeps back what nobody asked to see until the returned function is called. */
export function holdUninvited(): () => void {
  let isHeld = true
  holders += 1
  return () => {
    if (!isHeld) return
    isHeld = false
    holders -= 1
    if (holders === 0) openWaiting()
  }
}

/**
 * Opens what nobody asked to see: at once, or when nothing keeps it back any more; never for
 * another session than the one that it came to.
 */
export function openUninvited(open: () => void) {
  if (holders === 0) open()
  else waiting = [...waiting, { open, token: currentToken() }]
}

function openWaiting() {
  const opened = waiting
  waiting = []
  for (const { open, token } of opened) if (token === currentToken()) open()
}
