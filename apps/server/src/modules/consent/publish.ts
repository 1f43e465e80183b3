import type { LegalDocument } from '@jogada/core/licence/consent'
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Tables } from '../../tables.ts'
import { NOTICE_MS } from './legal-texts.ts'

export type NewVersion = {
  readonly document: LegalDocument
  readonly title: string
  readonly changes: string
  readonly body: string
  readonly effectiveAt: Date
  readonly by: string
}

/**
 * Publishes the next version of a document and gives its number. Refuses with `effective_too_soon`
 * one that would bind before every process knows it, or before the version that it follows.
 */
export async function publishVersion(
  { clock }: Pick<Deps, 'clock'>,
  tx: Transaction<Tables>,
  { document, title, changes, body, effectiveAt, by }: NewVersion,
): Promise<number> {
  const now = clock.now()
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('consent.document', 0))`.execute(tx)
  const last = await tx
    .selectFrom('consent.document')
    .select(['version', 'effective_at'])
    .where('document', '=', document)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const earliest = Math.max(now.getTime() + NOTICE_MS, last.effective_at.getTime())
  if (effectiveAt.getTime() < earliest) {
    throw new Refusal('effective_too_soon', { minutes: NOTICE_MS / 60_000 })
  }
  const version = last.version + 1
  await tx
    .insertInto('consent.document')
    .values({
      document,
      version,
      title,
      changes,
      body,
      published_at: now,
      published_by: by,
      effective_at: effectiveAt,
    })
    .execute()
  return version
}

/** Every version of every document with the number of players who agreed to it, the newest first. */
export const listVersions = ({ db }: Pick<Deps, 'db'>) =>
  db
    .selectFrom('consent.document as d')
    .selectAll('d')
    .select((is) =>
      is
        .selectFrom('consent.acceptance as a')
        .whereRef('a.document', '=', 'd.document')
        .whereRef('a.version', '=', 'd.version')
        .select((count) => count.fn.countAll<bigint>().as('accepted'))
        .as('accepted'),
    )
    .orderBy('d.published_at', 'desc')
    .orderBy('d.document')
    .orderBy('d.version', 'desc')
    .execute()
