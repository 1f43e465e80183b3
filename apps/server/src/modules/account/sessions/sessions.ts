import type { Kysely } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { Caller } from '../../../platform/http.ts'
import type { Sessions } from '../../../platform/session-lookup.ts'
import type { Tables } from '../../../tables.ts'
import { endIdle, keepEndingIdle } from './end-idle.ts'
import { findSession } from './find-session.ts'
import { hearEnds } from './hear-ends.ts'
import { openSession } from './open-session.ts'
import type { RestsOn } from './open-session.ts'
import { revoke, revokeOthers } from './revoke.ts'
import { createSeenTimes } from './seen-times.ts'
import { createSessionMemory } from './session-memory.ts'
import { whyOut } from './why-out.ts'

export type SessionStore = Sessions & {
  /**
   * Opens a session and gives its token, the only time that the token exists in clear. Refuses with
   * `account_restricted` a player whom an operator has suspended, with `account_closed` one whose
   * account is closed, with `login_failed` one whose password is another by now, and with
   * `entry_expired` what would go on with a session that has ended.
   */
  open(playerId: bigint, caller: Caller, restsOn?: RestsOn): Promise<string>
  /** Ends a session; every process forgets it and closes its sockets within a second. */
  revoke(sessionId: bigint): Promise<void>
  /**
   * Ends every session of a player except the named one, with the transaction that it is done
   * within; no second factor serves any more that was shown elsewhere.
   */
  revokeOthers(playerId: bigint, keep: bigint | null, within?: Kysely<Tables>): Promise<void>
  /** Closes the sockets of sessions that went idle or came to their end. */
  endIdle(): Promise<void>
  close(): void
}

/**
 * Sessions by opaque 256-bit tokens, stored hashed. Live ones are remembered in this process; the
 * memory is trusted only while this process hears of revocations from the others.
 */
export function createSessions(
  outer: Pick<Deps, 'env' | 'db' | 'clock' | 'rng' | 'realtime' | 'log' | 'listener'>,
): SessionStore {
  const deps = { ...outer, memory: createSessionMemory(), seenTimes: createSeenTimes(outer) }
  const stopHearing = hearEnds(deps)
  const stopEndingIdle = keepEndingIdle(deps)
  return {
    find: (token, restedMs = 0) => findSession(deps, token, restedMs),
    whyOut: (token) => whyOut(deps, token),
    open: (playerId, caller, restsOn = {}) => openSession(deps, { playerId, caller, restsOn }),
    revoke: (sessionId) => revoke(deps, sessionId),
    revokeOthers: (playerId, keep, within = deps.db) =>
      revokeOthers(deps, playerId, { keep, within }),
    endIdle: () => endIdle(deps),
    close() {
      stopHearing()
      stopEndingIdle()
      deps.seenTimes.close()
    },
  }
}
