import type { ops } from '@jogada/contract'
import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Tables } from '../../tables.ts'
import { GENESIS, hashOf } from './chain.ts'

/** Who did something; the system itself has no number. */
export type Actor = {
  readonly staffId: bigint | null
  readonly email: string
  readonly address: string
}

export type AuditEntry = {
  readonly actor: Actor
  /** What was done, as `area.verb`. */
  readonly action: ops.AuditAction
  /** What it was done to, as `kind:id`. */
  readonly subject: string
  readonly reason?: string | undefined
  readonly before?: unknown
  readonly after?: unknown
}

type Room = Pick<Deps, 'db' | 'clock'>

/** Held while the chain grows. */
export const CHAIN_LOCK = 'audit.entry'

/** Adds an entry to the chain as a part of `tx`: the change and its trace happen together. */
export async function appendAudit(
  { clock }: Pick<Deps, 'clock'>,
  tx: Transaction<Tables>,
  entry: AuditEntry,
): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${CHAIN_LOCK}, 0))`.execute(tx)
  await appendAt(tx, clock.now(), entry)
}

/** Adds what happened at an instant to the chain, whose lock `tx` holds, and gives its number. */
export async function appendAt(
  tx: Transaction<Tables>,
  at: Date,
  { actor, action, subject, reason = '', before = null, after = null }: AuditEntry,
): Promise<bigint> {
  const last = await tx
    .selectFrom('audit.entry')
    .select(['seq', 'hash'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  const row = {
    seq: (last?.seq ?? 0n) + 1n,
    at,
    actor_id: actor.staffId,
    actor: actor.email,
    action,
    subject,
    detail: JSON.stringify({ reason, before, after, address: actor.address }),
    prev_hash: last?.hash ?? GENESIS,
  }
  await tx
    .insertInto('audit.entry')
    .values({ ...row, hash: hashOf(row) })
    .execute()
  return row.seq
}

/** Makes a change of rows and its trace in one transaction. */
export const audited = <T>(
  deps: Room,
  entry: AuditEntry | ((result: T) => AuditEntry),
  change: (tx: Transaction<Tables>) => Promise<T>,
): Promise<T> =>
  deps.db.transaction().execute(async (tx) => {
    const result = await change(tx)
    await appendAudit(deps, tx, typeof entry === 'function' ? entry(result) : entry)
    return result
  })

/**
 * Traces what was done elsewhere, right after it happened, or before somebody sees something. What
 * a command of the ledger does bears its trace itself (`traceEvent`).
 */
export const auditNow = (deps: Room, entry: AuditEntry): Promise<void> =>
  deps.db.transaction().execute((tx) => appendAudit(deps, tx, entry))
