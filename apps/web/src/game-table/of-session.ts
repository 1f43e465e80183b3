import { currentToken } from '../session/session.ts'

type Kept = {
  readonly read: () => string | null
  readonly write: (value: string | null) => void
}

/**
 * A text of the tab for its session alone. The tab outlives its sessions, and code that is loaded
 * late was not there to forget the text when the session ended.
 */
export const ofSession = (kept: Kept): Kept => ({
  read() {
    const text = kept.read()
    return text?.startsWith(mark()) ? text.slice(mark().length) : null
  },
  write: (value) => kept.write(value === null ? null : mark() + value),
})

/** Enough of a token to know its session by, and too little to speak for it. */
const mark = () => `${(currentToken() ?? '').slice(-8)} `
