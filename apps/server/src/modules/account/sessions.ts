import { licenceProfile } from '@jogada/core/licence/profile'
import { sessionEnd } from '@jogada/core/security/session-end'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Session, Sessions } from '../../platform/session-lookup.ts'
import type { Caller } from '../../platform/http.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Tables } from '../../tables.ts'
import { isPasswordFrom } from './player-store.ts'
import { findRestriction } from './restrictions.ts'
import {
  endSessions,
  endSessionsOf,
  isSessionOpen,
  REVOKED_CHANNEL,
  sessionEndMs,
} from './session-state.ts'
import { hashOf } from '../../platform/token-hash.ts'

const TOKEN_BYTES = 32
const CACHE_LIMIT = 100_000
const SEEN_EVERY_MS = 60_000
const SEEN_TOGETHER_MS = 1000
const AGAIN_MS = 1000
const LOOK_FOR_IDLE_MS = 15_000

type Cached = Session & { seenAtMs: number; savedAtMs: number; readonly endsAtMs: number }

/** What stands behind a new session, where that is more than a password. */
export type RestsOn = {
  /** When its second factor was shown. */
  readonly factorAt?: Date | undefined
  /** The session that it goes on with elsewhere, and does not outlive. */
  readonly continues?: bigint
  /**
   * Since when the password counts by which it is opened; null for the first one of the account.
   */
  readonly passwordFrom?: Date | null
}

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
  deps: Pick<Deps, 'env' | 'db' | 'clock' | 'rng' | 'realtime' | 'log' | 'listener'>,
): SessionStore {
  const { env, db, clock, rng, realtime } = deps
  const life = licenceProfile(env.LICENCE_PROFILE).session
  const { idleMs, wholeMs } = life
  const cache = new Map<string, Cached>()
  const tokenOf = new Map<bigint, string>()
  let again: NodeJS.Timeout | undefined
  const unsaved = new Map<bigint, number>()
  let saving: NodeJS.Timeout | undefined
  let isHearing = false
  /** How many sessions were forgotten: what was read before one of them may be that one. */
  let forgotten = 0

  const forget = (sessionId: bigint) => {
    forgotten++
    const token = tokenOf.get(sessionId)
    if (token !== undefined) cache.delete(token)
    tokenOf.delete(sessionId)
    realtime.closeSession(sessionId)
  }

  /** Ends what is open of sessions whose end was not heard here. */
  const endUnheard = async () => {
    const ended = await db
      .selectFrom('account.session')
      .select('session_id')
      .where(sql<boolean>`session_id = ANY (${realtime.openSessions()}::bigint[])`)
      .where('revoked_at', 'is not', null)
      .execute()
    for (const { session_id: sessionId } of ended) forget(sessionId)
  }
  const catchUp = () => {
    endUnheard().catch((error: unknown) => {
      if (!isHearing) return
      deps.log.error({ err: error }, 'cannot look for sessions that ended unheard')
      again = setTimeout(catchUp, AGAIN_MS).unref()
    })
  }
  const leave = deps.listener.hear(REVOKED_CHANNEL, {
    onNotice: (payload) => forget(BigInt(payload)),
    onHearing() {
      isHearing = true
      catchUp()
    },
    onDeaf() {
      isHearing = false
      clearTimeout(again)
      forgotten++
      cache.clear()
      tokenOf.clear()
    },
  })

  const remember = (token: string, session: Cached) => {
    if (cache.size >= CACHE_LIMIT) {
      const [oldest] = cache.keys()
      tokenOf.delete(cache.get(oldest!)!.sessionId)
      cache.delete(oldest!)
    }
    cache.set(token, session)
    tokenOf.set(session.sessionId, token)
  }

  const load = async (
    token: string,
    { nowMs, actedAtMs }: { nowMs: number; actedAtMs: number },
  ): Promise<Session | null> => {
    const before = forgotten
    const row = await db
      .selectFrom('account.session')
      .select(['session_id', 'player_id', 'opened_at', 'seen_at', 'ends_at'])
      .where('token_hash', '=', hashOf(token))
      .where('revoked_at', 'is', null)
      .executeTakeFirst()
    if (!row || nowMs - row.seen_at.getTime() >= idleMs) return null
    const endsAtMs = sessionEndMs(row, wholeMs)
    if (nowMs >= endsAtMs) return null
    const seenAtMs = Math.max(row.seen_at.getTime(), actedAtMs)
    const session: Cached = {
      sessionId: row.session_id,
      playerId: row.player_id,
      seenAtMs,
      savedAtMs: seenAtMs,
      endsAtMs,
    }
    await saveSeen(session.sessionId, seenAtMs)
    if (isHearing && forgotten === before) remember(token, session)
    return session
  }

  const saveSeen = (sessionId: bigint, seenAtMs: number) =>
    db
      .updateTable('account.session')
      .set({ seen_at: sql<Date>`greatest(seen_at, ${new Date(seenAtMs)})` })
      .where('session_id', '=', sessionId)
      .execute()

  /** Many sessions are seen at once: their rows are written together, a moment later. */
  const saveSeenTogether = () => {
    saving = undefined
    const seen = [...unsaved].sort(([a], [b]) => (a < b ? -1 : 1))
    unsaved.clear()
    sql`
      UPDATE account.session AS s SET seen_at = greatest(s.seen_at, to_timestamp(u.ms / 1000))
        FROM unnest(${seen.map(([sessionId]) => String(sessionId))}::bigint[],
                    ${seen.map(([, seenAtMs]) => seenAtMs)}::float8[]) AS u (session_id, ms)
       WHERE s.session_id = u.session_id`
      .execute(db)
      .catch((error: unknown) =>
        deps.log.error({ err: error }, 'cannot save when sessions were last seen'),
      )
  }

  const isLive = (cached: Cached | undefined, nowMs: number) =>
    cached !== undefined && nowMs - cached.seenAtMs < idleMs && nowMs < cached.endsAtMs

  const endIdle = async () => {
    const nowMs = clock.now().getTime()
    const quiet = realtime
      .openSessions()
      .filter((sessionId) => !isLive(cache.get(tokenOf.get(sessionId) ?? ''), nowMs))
    if (quiet.length === 0) return
    // another process writes down what it saw a moment later
    const idleSince = new Date(nowMs - idleMs - SEEN_EVERY_MS - SEEN_TOGETHER_MS)
    const ended = await db
      .selectFrom('account.session')
      .select('session_id')
      .where(sql<boolean>`session_id = ANY (${quiet}::bigint[])`)
      .where((is) =>
        is.or([
          is('seen_at', '<=', idleSince),
          is('opened_at', '<=', new Date(nowMs - wholeMs)),
          is('ends_at', '<=', new Date(nowMs)),
        ]),
      )
      .execute()
    for (const { session_id: sessionId } of ended) forget(sessionId)
  }
  const looking = setInterval(() => {
    endIdle().catch((error: unknown) =>
      deps.log.error({ err: error }, 'cannot look for sessions that went idle'),
    )
  }, LOOK_FOR_IDLE_MS).unref()

  const earlierEnd = async (sessionId: bigint, end: Date) => {
    const { opened_at: openedAt, ends_at: endsAt } = await db
      .selectFrom('account.session')
      .select(['opened_at', 'ends_at'])
      .where('session_id', '=', sessionId)
      .executeTakeFirstOrThrow()
    const ends = endsAt ?? new Date(openedAt.getTime() + wholeMs)
    return ends < end ? ends : end
  }

  const revokeRows = async (sessionIds: readonly bigint[]) => {
    if (sessionIds.length === 0) return
    await endSessions({ db, clock }, sessionIds)
    for (const sessionId of sessionIds) forget(sessionId)
  }

  return {
    find(token, restedMs = 0) {
      const nowMs = clock.now().getTime()
      const times = { nowMs, actedAtMs: nowMs - restedMs }
      const cached = cache.get(token)
      if (!cached) return load(token, times)
      // idle here is not idle everywhere: the row knows what the other processes saw
      if (nowMs - cached.seenAtMs >= idleMs || nowMs >= cached.endsAtMs) {
        return load(token, times).then((session) => {
          if (!session) forget(cached.sessionId)
          return session
        })
      }
      cached.seenAtMs = Math.max(cached.seenAtMs, times.actedAtMs)
      if (cached.seenAtMs - cached.savedAtMs >= SEEN_EVERY_MS) {
        cached.savedAtMs = cached.seenAtMs
        unsaved.set(cached.sessionId, cached.seenAtMs)
        saving ??= setTimeout(saveSeenTogether, SEEN_TOGETHER_MS).unref()
      }
      return cached
    },
    async whyOut(token) {
      const row = await db
        .selectFrom('account.session as session')
        .innerJoin(
          'account.restriction as restriction',
          'restriction.player_id',
          'session.player_id',
        )
        .select('restriction.kind')
        .where('session.token_hash', '=', hashOf(token))
        .executeTakeFirst()
      return row?.kind ?? null
    },
    async open(playerId, caller, { factorAt, continues, passwordFrom } = {}) {
      const token = rng.bytes(TOKEN_BYTES).toString('base64url')
      const now = clock.now()
      const whole = sessionEnd(factorAt ?? null, now, life)
      const { session_id } = await db
        .insertInto('account.session')
        .values({
          player_id: playerId,
          token_hash: hashOf(token),
          opened_at: now,
          seen_at: now,
          revoked_at: null,
          address: caller.address,
          device_id: caller.deviceId,
          user_agent: caller.userAgent,
          factor_at: factorAt ?? null,
          ends_at: continues === undefined ? whole : await earlierEnd(continues, whole),
        })
        .returning('session_id')
        .executeTakeFirstOrThrow()
      // looked at after the insert: whoever restricts the account meanwhile ends this session too
      const restriction = await findRestriction(db, playerId)
      if (restriction) {
        await revokeRows([session_id])
        throw new Refusal(restriction.kind === 'closed' ? 'account_closed' : 'account_restricted')
      }
      if (continues !== undefined && !(await isSessionOpen(deps, continues))) {
        await revokeRows([session_id])
        throw new Refusal('entry_expired')
      }
      if (passwordFrom !== undefined && !(await isPasswordFrom(db, playerId, passwordFrom))) {
        await revokeRows([session_id])
        throw new Refusal('login_failed')
      }
      return token
    },
    revoke: (sessionId) => revokeRows([sessionId]),
    async revokeOthers(playerId, keep, within = db) {
      for (const ended of await endSessionsOf({ db: within, clock }, playerId, keep)) forget(ended)
    },
    endIdle,
    close() {
      leave()
      clearInterval(looking)
      isHearing = false
      clearTimeout(again)
      clearTimeout(saving)
    },
  }
}
