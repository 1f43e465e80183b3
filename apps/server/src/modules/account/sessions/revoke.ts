import type { Kysely } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { Tables } from '../../../tables.ts'
import { endSessions, endSessionsOf } from './end-sessions.ts'
import { forgetSession } from './forget-session.ts'
import type { SessionsHere } from './forget-session.ts'

type RevokingDeps = Pick<Deps, 'db' | 'clock'> & SessionsHere

/** Ends a session; this process has forgotten it by then, the others do within a second. */
export async function revoke(deps: RevokingDeps, sessionId: bigint): Promise<void> {
  await endSessions(deps, [sessionId])
  forgetSession(deps, sessionId)
}

/**
 * Ends every session of a player except the named one, with the transaction that it is done within;
 * no second factor serves any more that was shown elsewhere.
 */
export async function revokeOthers(
  deps: RevokingDeps,
  playerId: bigint,
  { keep, within }: { readonly keep: bigint | null; readonly within: Kysely<Tables> },
): Promise<void> {
  const ended = await endSessionsOf({ db: within, clock: deps.clock }, playerId, keep)
  for (const sessionId of ended) forgetSession(deps, sessionId)
}
