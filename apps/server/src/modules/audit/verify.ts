import type { Deps } from '../../deps.ts'
import { GENESIS, hashOf } from './chain.ts'

const PAGE = 1000

export type AuditReport = {
  readonly entries: number
  /** The first entry that is missing or was changed; null when the chain holds. */
  readonly firstBadSeq: bigint | null
  /** The hash of the last entry, in hex; keep it elsewhere to notice a cut-off end. */
  readonly head: string
}

/** Recomputes the chain of the audit log from its first entry on. */
export async function verifyAudit({ db }: Pick<Deps, 'db'>): Promise<AuditReport> {
  let previous: Buffer = GENESIS
  let seq = 0n
  for (;;) {
    const rows = await db
      .selectFrom('audit.entry')
      .selectAll()
      .where('seq', '>', seq)
      .orderBy('seq')
      .limit(PAGE)
      .execute()
    for (const row of rows) {
      seq += 1n
      const holds =
        row.seq === seq && row.prev_hash.equals(previous) && hashOf(row).equals(row.hash)
      if (!holds) return { entries: Number(seq), firstBadSeq: seq, head: row.hash.toString('hex') }
      previous = row.hash
    }
    if (rows.length < PAGE) {
      return { entries: Number(seq), firstBadSeq: null, head: previous.toString('hex') }
    }
  }
}
