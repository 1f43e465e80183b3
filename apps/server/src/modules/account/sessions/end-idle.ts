import { licenceProfile } from '@jogada/core/licence/profile'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { forgetSession } from './forget-session.ts'
import type { SessionsHere } from './forget-session.ts'
import { SEEN_LATE_MS } from './seen-times.ts'
import { isLive } from './session-life.ts'

const LOOK_EVERY_MS = 15_000

type IdleDeps = Pick<Deps, 'env' | 'db' | 'clock'> & SessionsHere

/** Closes the sockets of sessions that went idle or came to their end. */
export async function endIdle(deps: IdleDeps): Promise<void> {
  const { memory, realtime } = deps
  const life = licenceProfile(deps.env.LICENCE_PROFILE).session
  const nowMs = deps.clock.now().getTime()
  const quiet = realtime.openSessions().filter((sessionId) => {
    const known = memory.findById(sessionId)
    return !known || !isLive(known, nowMs, life)
  })
  if (quiet.length === 0) return
  // another process writes down what it saw a moment later
  const idleSince = new Date(nowMs - life.idleMs - SEEN_LATE_MS)
  const ended = await deps.db
    .selectFrom('account.session')
    .select('session_id')
    .where(sql<boolean>`session_id = ANY (${quiet}::bigint[])`)
    .where((is) =>
      is.or([
        is('seen_at', '<=', idleSince),
        is('opened_at', '<=', new Date(nowMs - life.wholeMs)),
        is('ends_at', '<=', new Date(nowMs)),
      ]),
    )
    .execute()
  for (const { session_id: sessionId } of ended) forgetSession(deps, sessionId)
}

/** Ends idle sessions from time to time, until the function that it returns is called. */
export function keepEndingIdle(deps: IdleDeps & Pick<Deps, 'log'>): () => void {
  const looking = setInterval(() => {
    endIdle(deps).catch((error: unknown) =>
      deps.log.error({ err: error }, 'cannot look for sessions that went idle'),
    )
  }, LOOK_EVERY_MS).unref()
  return () => clearInterval(looking)
}
