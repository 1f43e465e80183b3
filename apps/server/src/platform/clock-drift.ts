import { sql } from 'kysely'
import type { Deps } from '../deps.ts'

/**
 * How far the clock of this process is ahead of the database's, in milliseconds; negative
 * when it is behind. The way there and back is halved, so that a slow answer is not taken for
 * a wrong clock.
 */
export async function clockDriftMs({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const asked = clock.now().getTime()
  const { rows } = await sql<{ ms: string }>`
    SELECT round(extract(epoch FROM clock_timestamp()) * 1000)::text AS ms`.execute(db)
  const answered = clock.now().getTime()
  return (asked + answered) / 2 - Number(rows[0]!.ms)
}
