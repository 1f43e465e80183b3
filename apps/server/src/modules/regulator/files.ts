import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { FileStep, RegulatorTables } from './tables.ts'

export type FileState = 'waiting' | 'accepted' | 'refused'

/** A file with what became of it last. */
export type FileRow = Omit<RegulatorTables['regulator.file'], 'content'> & {
  readonly step: FileStep | null
  readonly receipt: string | null
  readonly reasons: readonly string[] | null
  readonly at: Date | null
}

export const stateOf = ({ step }: Pick<FileRow, 'step'>): FileState =>
  step === 'accepted' || step === 'refused' ? step : 'waiting'

/** The files of some days in the order in which they go out; not what stands in them. */
export async function filesOf(
  { db }: Pick<Deps, 'db'>,
  days: readonly string[],
): Promise<readonly FileRow[]> {
  const { rows } = await sql<FileRow>`
    SELECT f.file_id, f.day, f.kind, f.part, f.records, f.sums, f.digest,
        last.step, last.receipt, last.reasons, last.at
      FROM regulator.file f LEFT JOIN LATERAL (
        SELECT * FROM regulator.step s WHERE s.file_id = f.file_id ORDER BY s.step_id DESC LIMIT 1
      ) AS last ON true
     WHERE f.day = ANY (${days}::text[])
     ORDER BY f.day, array_position(
        ARRAY['bettor', 'wallet', 'sportsBet', 'gameRound', 'operatorMonth'], f.kind), f.part`.execute(
    db,
  )
  return rows
}

/** Days of which not every file is accepted, the oldest first. */
export async function openDays({ db }: Pick<Deps, 'db'>): Promise<readonly string[]> {
  const { rows } = await sql<{ day: string }>`
    SELECT DISTINCT f.day FROM regulator.file f
     WHERE NOT EXISTS (
        SELECT FROM regulator.step s WHERE s.file_id = f.file_id AND s.step = 'accepted')
     ORDER BY f.day`.execute(db)
  return rows.map(({ day }) => day)
}

/** All days that were made. */
export async function madeDays({ db }: Pick<Deps, 'db'>): Promise<readonly string[]> {
  const rows = await db.selectFrom('regulator.day').select('day').execute()
  return rows.map(({ day }) => day)
}

/** The first day whose files are owed, which is `first` where nobody was asked for any before. */
export async function firstOwed({ db }: Pick<Deps, 'db'>, first: string): Promise<string> {
  await db
    .insertInto('regulator.beginning')
    .values({ day: first })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { day } = await db.selectFrom('regulator.beginning').select('day').executeTakeFirstOrThrow()
  return day
}
