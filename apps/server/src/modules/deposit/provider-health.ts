import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'

/** Its list is read every few seconds; a provider that was silent for this long is not there. */
const SILENT_AFTER_MS = 60_000
/** Callbacks come by the hundred; when the last one came is kept no finer than this. */
const KEPT_EVERY_MS = 10_000

/** Keeps that the provider called now. */
export async function noteCall({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const before = new Date(now.getTime() - KEPT_EVERY_MS)
  await sql`
    INSERT INTO deposit.called AS c (called_at) VALUES (${now})
    ON CONFLICT (is_only) DO UPDATE SET called_at = ${now} WHERE c.called_at < ${before}`.execute(
    db,
  )
}

/** Whether the payment provider answers, when it last did, and when it last called by itself. */
export async function providerHealth({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const [read, called] = await Promise.all([
    db.selectFrom('deposit.received_cursor').select('read_up_to').executeTakeFirst(),
    db.selectFrom('deposit.called').select('called_at').executeTakeFirst(),
  ])
  const readAt = read?.read_up_to ?? null
  return {
    isAnswering: readAt !== null && clock.now().getTime() - readAt.getTime() < SILENT_AFTER_MS,
    readAt,
    calledAt: called?.called_at ?? null,
  }
}
