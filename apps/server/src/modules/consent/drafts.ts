import type { LegalDocument } from '@jogada/core/licence/consent'
import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Tables } from '../../tables.ts'

type Text = {
  readonly document: LegalDocument
  readonly title: string
  readonly changes: string
  readonly body: string
}

/** One writer of documents and drafts at a time. */
export const lockDocuments = (tx: Transaction<Tables>) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended('consent.document', 0))`.execute(tx)

/** Texts of next versions that are worked on. */
export const listDrafts = ({ db }: Pick<Deps, 'db'>) =>
  db.selectFrom('consent.draft').selectAll().orderBy('document').execute()

async function expectRevision(
  tx: Transaction<Tables>,
  document: LegalDocument,
  revision: number,
): Promise<void> {
  await lockDocuments(tx)
  const draft = await tx
    .selectFrom('consent.draft')
    .select('revision')
    .where('document', '=', document)
    .executeTakeFirst()
  if ((draft?.revision ?? 0) !== revision) throw new Refusal('changed_meanwhile')
}

/** Keeps a draft in place of the revision that was read; refuses with `changed_meanwhile`. */
export async function saveDraft(
  { clock }: Pick<Deps, 'clock'>,
  tx: Transaction<Tables>,
  { revision, by, ...text }: Text & { readonly revision: number; readonly by: string },
): Promise<number> {
  await expectRevision(tx, text.document, revision)
  const { rows } = await sql<{ next: number }>`
    SELECT nextval('consent.draft_revision')::int AS next`.execute(tx)
  const row = { ...text, revision: rows[0]!.next, saved_at: clock.now(), saved_by: by }
  await tx
    .insertInto('consent.draft')
    .values(row)
    .onConflict((conflict) => conflict.column('document').doUpdateSet(row))
    .execute()
  return row.revision
}

/** Throws away the revision of a draft that was read; refuses with `changed_meanwhile`. */
export async function dropDraft(
  tx: Transaction<Tables>,
  { document, revision }: { readonly document: LegalDocument; readonly revision: number },
): Promise<void> {
  await expectRevision(tx, document, revision)
  await tx.deleteFrom('consent.draft').where('document', '=', document).execute()
}
