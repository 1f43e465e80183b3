import type { ops } from '@jogada/contract'
import type { Kysely } from 'kysely'
import type { Deps } from '../../deps.ts'
import { jsonb } from '../../platform/jsonb.ts'
import type { Tables } from '../../tables.ts'

export type Occurrence = {
  readonly kind: ops.occurrences.OccurrenceKind
  /** What it is about, as `kind:id`. */
  readonly subject: string
  /** No personal data in clear: this is kept for as long as the books are. */
  readonly detail?: Readonly<Record<string, unknown>>
  /** When it happened, where that was not now. */
  readonly at?: Date
  /** The same for every attempt to note this one thing. */
  readonly once?: string
}

type Room = Pick<Deps, 'clock'> & { readonly db: Pick<Kysely<Tables>, 'insertInto'> }

/** Notes a significant event, once per `once`. As a part of a transaction where `db` is one. */
export async function noteOccurrence(
  { db, clock }: Room,
  { kind, subject, detail = {}, at = clock.now(), once }: Occurrence,
): Promise<void> {
  await db
    .insertInto('occurrence.event')
    .values({ kind, subject, detail: jsonb(detail), at, once: once ?? null })
    .onConflict((conflict) => conflict.column('once').doNothing())
    .execute()
}

/** Notes what something has become, where that differs from what was noted of it last. */
export async function noteTurn(
  deps: Pick<Deps, 'db' | 'clock'>,
  turn: Pick<Occurrence, 'kind' | 'subject' | 'detail'>,
  usual: Occurrence['kind'],
): Promise<void> {
  const last = await deps.db
    .selectFrom('occurrence.event')
    .select('kind')
    .where('subject', '=', turn.subject)
    .orderBy('event_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if ((last?.kind ?? usual) !== turn.kind) await noteOccurrence(deps, turn)
}
