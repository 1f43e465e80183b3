import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Deps } from '../deps.ts'
import { attempt } from './attempt.ts'
import { missedDays, SETTLES_HOURS, settledDays } from './settled-days.ts'

type Kept = {
  /** The table that keeps a row of each comparison, with its `day` and when it was `done_at`. */
  readonly table: string
  /** Whose of its rows they are, where it keeps those of several providers. */
  readonly provider?: string
}

type Missing = Kept & {
  /** Tells of a day that nobody compared while a later one was due. */
  readonly tellMissed: (day: string) => Promise<void>
}

type Books = Missing & {
  /** What is compared, in the words of the log. */
  readonly what: string
  readonly compare: (day: string) => Promise<readonly unknown[]>
}

/**
 * Compares the days of the last week that are over and were not compared since they were; tells of
 * those that stay so. A comparison of a day that had not settled does not count: what came of it
 * later was never looked at.
 */
export async function compareDueDays(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  { what, compare, ...missing }: Books,
): Promise<void> {
  const due = settledDays(deps.clock.now())
  const done = await comparedOf(deps, missing, due)
  for (const day of due.filter((one) => !done.has(one))) {
    await attempt(deps.log, `the reconciliation of the ${what} of ${day}`, async () => {
      const differences = await compare(day)
      if (differences.length > 0) {
        deps.log.error({ day, differences: differences.length }, `${what} do not agree`)
      }
    })
  }
  await tellMissedDays(deps, missing)
}

/** Tells of the days that nobody compared while a later one was due. */
export async function tellMissedDays(
  deps: Pick<Deps, 'db' | 'clock'>,
  { tellMissed, ...kept }: Missing,
): Promise<void> {
  const due = settledDays(deps.clock.now())
  const done = await comparedOf(deps, kept, due)
  const [lastBefore = null] = await daysOf(
    deps,
    sql`SELECT day FROM (${compared(kept)}) AS settled
    WHERE day < ${due[0]!} ORDER BY day DESC LIMIT 1`,
  )
  for (const day of missedDays(due, { done, lastBefore })) await tellMissed(day)
}

const comparedOf = async (deps: Pick<Deps, 'db'>, kept: Kept, due: readonly string[]) =>
  new Set(
    await daysOf(
      deps,
      sql`SELECT day FROM (${compared(kept)}) AS settled
    WHERE day = ANY (${due}::date[])`,
    ),
  )

const compared = ({ table, provider }: Kept) => sql`
    SELECT day FROM ${sql.table(table)}
     WHERE done_at >= (day + 1)::timestamp AT TIME ZONE 'America/Sao_Paulo'
       + make_interval(hours => ${SETTLES_HOURS})
       AND ${provider === undefined ? sql`true` : sql`provider = ${provider}`}`

async function daysOf({ db }: Pick<Deps, 'db'>, days: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    SELECT day::text AS day FROM (${days}) AS found`.execute(db)
  return rows.map(({ day }) => day)
}
