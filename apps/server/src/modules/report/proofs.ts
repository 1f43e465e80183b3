import type { Deps } from '../../deps.ts'

/** What a proof of the whole ledger found. */
export type Proof = { readonly entries: bigint; readonly firstBadRow: string | null }

/** Keeps what a proof found. */
export async function keepProof(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { entries, firstBadRow }: Proof,
): Promise<void> {
  await db
    .insertInto('report.proof')
    .values({ at: clock.now(), entries, first_bad_row: firstBadRow })
    .execute()
}

/** The last proof that was kept, with its time; null before the first. */
export async function lastProof({
  db,
}: Pick<Deps, 'db'>): Promise<(Proof & { readonly at: Date }) | null> {
  const row = await db
    .selectFrom('report.proof')
    .selectAll()
    .orderBy('proof_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { at: row.at, entries: row.entries, firstBadRow: row.first_bad_row } : null
}
