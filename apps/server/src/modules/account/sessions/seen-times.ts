import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { RememberedSession } from './session-memory.ts'

const SAVE_EVERY_MS = 60_000
const GATHER_MS = 1000

/** How far what a session's row says of its last use may be behind. */
export const SEEN_LATE_MS = SAVE_EVERY_MS + GATHER_MS

/** What writes down when remembered sessions were last used. */
export type SeenTimes = {
  /** A session was used at an instant; its row hears of that at most once a minute. */
  note(session: RememberedSession, actedAtMs: number): void
  close(): void
}

/** Many sessions are used at once: their rows are written together, a moment later. */
export function createSeenTimes({ db, log }: Pick<Deps, 'db' | 'log'>): SeenTimes {
  const unsaved = new Map<bigint, number>()
  let saving: NodeJS.Timeout | undefined

  const saveTogether = () => {
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
        log.error({ err: error }, 'cannot save when sessions were last seen'),
      )
  }

  return {
    note(session, actedAtMs) {
      session.seenAtMs = Math.max(session.seenAtMs, actedAtMs)
      if (session.seenAtMs - session.savedAtMs < SAVE_EVERY_MS) return
      session.savedAtMs = session.seenAtMs
      unsaved.set(session.sessionId, session.seenAtMs)
      saving ??= setTimeout(saveTogether, GATHER_MS).unref()
    },
    close() {
      clearTimeout(saving)
    },
  }
}

/** Writes down at once when a session was used. */
export const saveSeen = (
  { db }: Pick<Deps, 'db'>,
  { sessionId, seenAtMs }: Pick<RememberedSession, 'sessionId' | 'seenAtMs'>,
) =>
  db
    .updateTable('account.session')
    .set({ seen_at: sql<Date>`greatest(seen_at, ${new Date(seenAtMs)})` })
    .where('session_id', '=', sessionId)
    .execute()
