import type { LegalDocument } from '@jogada/core/licence/consent'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Tables } from '../../tables.ts'
import { lockDocuments } from './drafts.ts'
import { NOTICE_MS } from './legal-texts.ts'

export type NewVersion = {
  readonly document: LegalDocument
  readonly title: string
  readonly changes: string
  readonly body: string
  readonly effectiveAt: Date
  readonly by: string
  /** The version that it follows. */
  readonly after: number
}

type Db = Pick<Kysely<Tables>, 'selectFrom'>

/**
 * The version that a new one would follow. Refuses with `changed_meanwhile` where that is not
 * `after`, and with `effective_too_soon` what would bind before every process knows it, or before
 * the version that it follows.
 */
export async function versionBefore(
  { clock }: Pick<Deps, 'clock'>,
  db: Db,
  { document, after, effectiveAt }: Pick<NewVersion, 'document' | 'after' | 'effectiveAt'>,
): Promise<Selectable<Tables['consent.document']>> {
  const last = await db
    .selectFrom('consent.document')
    .selectAll()
    .where('document', '=', document)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  if (last.version !== after) throw new Refusal('changed_meanwhile')
  const earliest = Math.max(clock.now().getTime() + NOTICE_MS, last.effective_at.getTime())
  if (effectiveAt.getTime() < earliest) {
    throw new Refusal('effective_too_soon', { minutes: NOTICE_MS / 60_000 })
  }
  return last
}

/**
 * Publishes the next version of a document, once for each request, and drops the draft whose text
 * it is. Refuses as `versionBefore` does.
 */
export async function publishVersion(
  { clock }: Pick<Deps, 'clock'>,
  tx: Transaction<Tables>,
  { approvalId, ...next }: NewVersion & { readonly approvalId: bigint },
): Promise<void> {
  const { document, title, changes, body, effectiveAt, by } = next
  await lockDocuments(tx)
  const known = await tx
    .selectFrom('consent.document')
    .select('version')
    .where('approval_id', '=', approvalId)
    .executeTakeFirst()
  if (known) return
  const last = await versionBefore({ clock }, tx, next)
  await tx
    .insertInto('consent.document')
    .values({
      document,
      version: last.version + 1,
      title,
      changes,
      body,
      published_at: clock.now(),
      published_by: by,
      effective_at: effectiveAt,
      approval_id: approvalId,
    })
    .execute()
  await tx
    .deleteFrom('consent.draft')
    .where('document', '=', document)
    .where('title', '=', title)
    .where('changes', '=', changes)
    .where('body', '=', body)
    .execute()
}

/**
 * Every version of every document with the number of players who agreed to it, the newest first.
 */
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
