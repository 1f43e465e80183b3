import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { FEED_CHANNEL } from './channel.ts'

/** A source that was not heard for longer than this is silent. */
export const SILENT_AFTER_MS = 15_000

/** Prices of events to come are too old to bet on once their source is silent for longer than this. */
export const PRICES_LAST_MS = 10 * 60_000

/** That a source was alive at `heardAt`; `returns` counts how often it came back from silence. */
export type Heartbeat = {
  readonly source: string
  readonly heardAt: Date
  readonly returns: number
}

/** Says that a source is alive, for every process to hear. */
export async function sendHeartbeat({ db, clock }: Deps, source: string): Promise<void> {
  const heardAt = clock.now()
  const silentBefore = new Date(heardAt.getTime() - SILENT_AFTER_MS)
  await sql`
    WITH heard AS (
      INSERT INTO sportsbook.feed_source AS s (source, heard_at, returns)
      VALUES (${source}, ${heardAt}, 1)
      ON CONFLICT (source) DO UPDATE
        SET heard_at = ${heardAt}, returns = s.returns + (s.heard_at < ${silentBefore})::int
      RETURNING returns
    )
    SELECT pg_notify(${FEED_CHANNEL}, returns || ' ' || ${source}::text) FROM heard`.execute(db)
}

/** Reads the payload of a heartbeat that arrived at `heardAt`. */
export function heartbeatOf(payload: string, heardAt: Date): Heartbeat {
  const space = payload.indexOf(' ')
  return { source: payload.slice(space + 1), heardAt, returns: Number(payload.slice(0, space)) }
}

/** When each source was last heard by anybody. */
export async function readHeartbeats({ db }: Pick<Deps, 'db'>): Promise<Heartbeat[]> {
  const rows = await db.selectFrom('sportsbook.feed_source').selectAll().execute()
  return rows.map(({ source, heard_at, returns }) => ({ source, heardAt: heard_at, returns }))
}
