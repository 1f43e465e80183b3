import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { FeedMessage, LoggedMessage } from './message.ts'
import { ownAfter } from './own-messages.ts'

const PAGE = 1000

/** The log's last number, 0 when it is empty. */
export async function lastSeq({ db }: Pick<Deps, 'db'>): Promise<number> {
  const row = await db
    .selectFrom('sportsbook.feed_message')
    .select('seq')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return Number(row?.seq ?? 0n)
}

/**
 * The next messages after `seq`, in order; at most a page of them. What this process wrote itself
 * is not read back.
 */
export async function readAfter(
  { db, pool }: Pick<Deps, 'db' | 'pool'>,
  seq: number,
): Promise<LoggedMessage[]> {
  const own = ownAfter(pool, seq)
  const { rows } = await sql<Row>`
    SELECT seq, type, event_id,
           CASE WHEN seq = ANY (${[...own.keys()]}::bigint[]) THEN NULL ELSE payload END AS payload
      FROM sportsbook.feed_message WHERE seq > ${seq} ORDER BY seq LIMIT ${PAGE}`.execute(db)
  return rows.map((row) => {
    const message = own.get(Number(row.seq))
    return message ? { seq: Number(row.seq), message } : logged(row)
  })
}

/**
 * Up to `seq`, every message of the events that are still open or ended after `endedAfter`: all
 * that a process needs to know when it starts.
 */
export async function readPresent(
  { db }: Pick<Deps, 'db'>,
  bounds: { readonly seq: number; readonly endedAfter: Date },
): Promise<LoggedMessage[]> {
  const rows = await db
    .selectFrom('sportsbook.feed_message as message')
    .innerJoin('sportsbook.event as event', 'event.event_id', 'message.event_id')
    .select(['message.seq', 'message.type', 'message.event_id', 'message.payload'])
    .where('message.seq', '<=', BigInt(bounds.seq))
    .where((where) =>
      where.or([
        where('event.finished_at', 'is', null),
        where('event.finished_at', '>', bounds.endedAfter),
      ]),
    )
    .orderBy('message.seq')
    .execute()
  return rows.map(logged)
}

/** Every message of the events up to `seq`, in order. */
export async function readBefore(
  { db }: Pick<Deps, 'db'>,
  { eventIds, seq }: { readonly eventIds: readonly string[]; readonly seq: number },
): Promise<LoggedMessage[]> {
  const rows = await db
    .selectFrom('sportsbook.feed_message')
    .select(['seq', 'type', 'event_id', 'payload'])
    .where('event_id', 'in', eventIds)
    .execute()
  // in the database either would lead to a plan that reads all of the log
  return rows
    .map(logged)
    .filter((message) => message.seq <= seq)
    .toSorted((a, b) => a.seq - b.seq)
}

type Row = { seq: bigint; type: string; event_id: string; payload: object }

const logged = ({ seq, type, event_id, payload }: Row): LoggedMessage => ({
  seq: Number(seq),
  message: { type, eventId: event_id, ...payload } as FeedMessage,
})
