import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { jsonb } from '../../platform/jsonb.ts'
import { Refusal } from '../../platform/refusal.ts'

const PAGE = 50

type Raised = {
  readonly kind: string
  /** What it is about, as `kind:id`. */
  readonly subject: string
  readonly detail: Readonly<Record<string, unknown>>
}

/** Tells operators of something; while an alert on the same matter is open, nothing new. */
export async function raiseAlert(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { kind, subject, detail }: Raised,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('alert.alert')
    .values({ kind, subject, detail: jsonb(detail), raised_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/**
 * Tells operators of something; an open alert on the same matter says from now on what
 * is known now.
 */
export async function renewAlert(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { kind, subject, detail }: Raised,
): Promise<void> {
  const known = jsonb(detail)
  await db
    .insertInto('alert.alert')
    .values({ kind, subject, detail: known, raised_at: clock.now() })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'subject'])
        .where('state', '=', 'open')
        .doUpdateSet({ detail: known })
        // a round that knows nothing new writes nothing
        .where(sql<boolean>`alert.detail IS DISTINCT FROM excluded.detail`),
    )
    .execute()
}

/**
 * Tells operators of something that grows, once: an open alert says from now on what is known now,
 * and what a person closed is told again only when it is twice as large as it was then. An alert
 * that was raised before `since` was about something else.
 */
export async function raiseGrown(
  deps: Pick<Deps, 'db' | 'clock'>,
  raised: Raised,
  sizeOf: (detail: Raised['detail']) => bigint,
  since = new Date(0),
): Promise<void> {
  const closed = await deps.db
    .selectFrom('alert.alert')
    .select('detail')
    .where('kind', '=', raised.kind)
    .where('subject', '=', raised.subject)
    .where('state', '=', 'closed')
    .where('raised_at', '>=', since)
    .orderBy('alert_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (closed && sizeOf(raised.detail) < 2n * sizeOf(closed.detail)) return
  await renewAlert(deps, raised)
}

/** Tells operators of something once: what a person closed is not told again. */
export const raiseOnce = (deps: Pick<Deps, 'db' | 'clock'>, raised: Raised): Promise<void> =>
  raiseGrown(deps, raised, () => 1n)

/**
 * Tells operators of something that may change: an open alert says from now on what is known now,
 * and what a person closed is told again only when it says something else.
 */
export async function raiseChanged(
  deps: Pick<Deps, 'db' | 'clock'>,
  raised: Raised,
): Promise<void> {
  const last = await deps.db
    .selectFrom('alert.alert')
    .select(['state', 'detail'])
    .where('kind', '=', raised.kind)
    .where('subject', '=', raised.subject)
    .orderBy('alert_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last?.state === 'closed' && isDeepStrictEqual(last.detail, raised.detail)) return
  await renewAlert(deps, raised)
}

const CARE_KINDS: ReadonlySet<string> = new Set(['care_call', 'behaviour', 'barred_player'])

/** Whether a kind of alert tells how a player is cared for. */
export const isOfCare = (kind: string): boolean =>
  CARE_KINDS.has(kind) || kind.startsWith('central_exclusion')

/** Alerts in a state, the newest first. */
export function listAlerts(
  { db }: Pick<Deps, 'db'>,
  {
    state = 'open',
    kind,
    before,
  }: {
    readonly state?: 'open' | 'closed' | undefined
    readonly kind?: string | undefined
    readonly before?: bigint
  },
) {
  let query = db
    .selectFrom('alert.alert')
    .selectAll()
    .where('state', '=', state)
    .orderBy('alert_id', 'desc')
    .limit(PAGE)
  if (kind) query = query.where('kind', '=', kind)
  return (before === undefined ? query : query.where('alert_id', '<', before)).execute()
}

export async function countAlerts({ db }: Pick<Deps, 'db'>): Promise<number> {
  const { count } = await db
    .selectFrom('alert.alert')
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Closes an open alert with what was found. Refuses with `not_found`. Gives the alert. */
export async function closeAlert(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  closing: { readonly alertId: bigint; readonly by: string; readonly note: string },
) {
  const closed = await db
    .updateTable('alert.alert')
    .set({ state: 'closed', closed_by: closing.by, closed_at: clock.now(), note: closing.note })
    .where('alert_id', '=', closing.alertId)
    .where('state', '=', 'open')
    .returningAll()
    .executeTakeFirst()
  if (!closed) throw new Refusal('not_found')
  return closed
}
