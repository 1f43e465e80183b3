import { licenceProfile } from '@jogada/core/licence/profile'
import type { Deps } from '../../../deps.ts'
import type { Session } from '../../../platform/session-lookup.ts'
import { hashOf } from '../../../platform/token-hash.ts'
import { forgetSession } from './forget-session.ts'
import type { SessionsHere } from './forget-session.ts'
import { saveSeen } from './seen-times.ts'
import type { SeenTimes } from './seen-times.ts'
import { isLive, sessionEndMs } from './session-life.ts'
import type { RememberedSession } from './session-memory.ts'

type FindingDeps = Pick<Deps, 'env' | 'db' | 'clock'> &
  SessionsHere & { readonly seenTimes: SeenTimes }

type Times = { readonly nowMs: number; readonly actedAtMs: number }

/**
 * The session behind a token whose player acted so long ago; null when there is none, or it was
 * revoked, went idle or came to its end. A remembered one is answered without the database.
 */
export function findSession(
  deps: FindingDeps,
  token: string,
  restedMs: number,
): Promise<Session | null> | Session {
  const nowMs = deps.clock.now().getTime()
  const times = { nowMs, actedAtMs: nowMs - restedMs }
  const known = deps.memory.find(token)
  if (!known) return readSession(deps, token, times)
  // idle here is not idle everywhere: the row knows what the other processes saw
  if (!isLive(known, nowMs, lifeOf(deps))) return readAgain(deps, token, { known, ...times })
  deps.seenTimes.note(known, times.actedAtMs)
  return known
}

async function readAgain(
  deps: FindingDeps,
  token: string,
  { known, ...times }: Times & { readonly known: RememberedSession },
): Promise<Session | null> {
  const session = await readSession(deps, token, times)
  if (!session) forgetSession(deps, known.sessionId)
  return session
}

async function readSession(
  deps: FindingDeps,
  token: string,
  { nowMs, actedAtMs }: Times,
): Promise<Session | null> {
  const remember = deps.memory.beforeReading()
  const row = await deps.db
    .selectFrom('account.session')
    .select(['session_id', 'player_id', 'opened_at', 'seen_at', 'ends_at'])
    .where('token_hash', '=', hashOf(token))
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const life = lifeOf(deps)
  const savedAtMs = row.seen_at.getTime()
  const endsAtMs = sessionEndMs(row, life.wholeMs)
  if (!isLive({ seenAtMs: savedAtMs, endsAtMs }, nowMs, life)) return null
  const seenAtMs = Math.max(savedAtMs, actedAtMs)
  const session: RememberedSession = {
    sessionId: row.session_id,
    playerId: row.player_id,
    seenAtMs,
    savedAtMs: seenAtMs,
    endsAtMs,
  }
  await saveSeen(deps, session)
  remember(token, session)
  return session
}

const lifeOf = ({ env }: Pick<Deps, 'env'>) => licenceProfile(env.LICENCE_PROFILE).session
