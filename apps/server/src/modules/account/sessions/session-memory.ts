import type { Session } from '../../../platform/session-lookup.ts'

const MOST_REMEMBERED = 100_000

/** A session that this process found, and when it was last used as far as is known here. */
export type RememberedSession = Session & {
  seenAtMs: number
  /** Its last use of which its row was told. */
  savedAtMs: number
  readonly endsAtMs: number
}

/**
 * The sessions that this process found already. Only while it hears of the ends that other
 * processes make is anything remembered.
 */
export type SessionMemory = {
  find(token: string): RememberedSession | undefined
  findById(sessionId: bigint): RememberedSession | undefined
  /**
   * To be called before a session is read; the function that it returns remembers what was read,
   * unless a session was forgotten meanwhile, which may be this one.
   */
  beforeReading(): (token: string, session: RememberedSession) => void
  forget(sessionId: bigint): void
  /** From here on every end is heard. */
  trust(): void
  /** Ends may go unheard from here on: forgets everything. */
  distrust(): void
  isTrusted(): boolean
}

/** A memory that trusts nothing yet. */
export function createSessionMemory(): SessionMemory {
  const byToken = new Map<string, RememberedSession>()
  const tokenOf = new Map<bigint, string>()
  let isTrusted = false
  let timesForgotten = 0

  const forgetOldest = () => {
    const [oldest] = byToken.keys()
    tokenOf.delete(byToken.get(oldest!)!.sessionId)
    byToken.delete(oldest!)
  }

  return {
    find: (token) => byToken.get(token),
    findById: (sessionId) => byToken.get(tokenOf.get(sessionId) ?? ''),
    beforeReading() {
      const before = timesForgotten
      return (token, session) => {
        if (!isTrusted || timesForgotten !== before) return
        if (byToken.size >= MOST_REMEMBERED) forgetOldest()
        byToken.set(token, session)
        tokenOf.set(session.sessionId, token)
      }
    },
    forget(sessionId) {
      timesForgotten++
      const token = tokenOf.get(sessionId)
      if (token !== undefined) byToken.delete(token)
      tokenOf.delete(sessionId)
    },
    trust() {
      isTrusted = true
      // what is being read may have ended unheard
      timesForgotten++
    },
    distrust() {
      isTrusted = false
      timesForgotten++
      byToken.clear()
      tokenOf.clear()
    },
    isTrusted: () => isTrusted,
  }
}
