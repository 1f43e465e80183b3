import type { Deps } from '../../../deps.ts'
import type { SessionMemory } from './session-memory.ts'

/** What this process holds of sessions. */
export type SessionsHere = Pick<Deps, 'realtime'> & { readonly memory: SessionMemory }

/** Leaves nothing of a session that has ended in this process: forgets it, closes its sockets. */
export function forgetSession({ memory, realtime }: SessionsHere, sessionId: bigint): void {
  memory.forget(sessionId)
  realtime.closeSession(sessionId)
}
