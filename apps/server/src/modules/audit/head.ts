import type { Deps } from '../../deps.ts'

/** The newest entry of the audit log; its hash stands for every entry before it. */
export type AuditHead = {
  readonly seq: string
  /** In hex. */
  readonly hash: string
}

/** Where the audit log ends now; null while it is empty. */
export async function auditHead({ db }: Pick<Deps, 'db'>): Promise<AuditHead | null> {
  const last = await db
    .selectFrom('audit.entry')
    .select(['seq', 'hash'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last ? { seq: String(last.seq), hash: last.hash.toString('hex') } : null
}

/** Whether an entry that was the newest once is still in the log, as it was. */
export async function holdsAuditHead({ db }: Pick<Deps, 'db'>, head: AuditHead): Promise<boolean> {
  const entry = await db
    .selectFrom('audit.entry')
    .select('hash')
    .where('seq', '=', BigInt(head.seq))
    .executeTakeFirst()
  return entry?.hash.toString('hex') === head.hash
}
