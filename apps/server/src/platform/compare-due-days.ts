import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Deps } from '../deps.ts'
import { attempt } from './attempt.ts'
import { missedDays, SETTLES_HOURS, settledDays } from './settled-days.ts'

type Books = {
  /** What is compared, in the words of the log. */
  readonly what: string
  /** The table that keeps a row of each comparison, with its `day` and when it was `done_at`. */
  readonly table: string
  readonly compare: (day: string) => Promise<readonly unknown[]>
  /** Tells of a day that nobody compared while a later one was due. */
  readonly tellMissed: (day: string) => Promise<void>
}

/**
 * Compares the days of the last week that are over and were not compared since they were; tells of
 * those that stay so. A comparison of a day that had not settled does not count: what came of it
 * later was never looked at.
 */
export async function compareDueDays(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  { what, table, compare, tellMissed }: Books,
): Promise<void> {
  const due = settledDays(deps.clock.now())
  const compared = sql`
    SELECT day FROM ${sql.table(table)}
     WHERE done_at >= (day + 1)::timestamp AT TIME ZONE 'America/Sao_Paulo'
       + make_interval(hours => ${SETTLES_HOURS})`
  const done = new Set(
    await daysOf(
      deps,
      sql`SELECT day FROM (${compared}) AS settled
    WHERE day = ANY (${due}::date[])`,
    ),
  )
  for (const day of due.filter((one) => !done.has(one))) {
    await attempt(deps.log, `the reconciliation of the ${what} of ${day}`, async () => {
      const differences = await compare(day)
      done.add(day)
      if (differences.length > 0) {
        deps.log.error({ day, differences: differences.length }, `${what} do not agree`)
      }
    })
  }
  const [lastBefore = null] = await daysOf(
    deps,
    sql`SELECT day FROM (${compared}) AS settled
    WHERE day < ${due[0]!} ORDER BY day DESC LIMIT 1`,
  )
  for (const day of missedDays(due, { done, lastBefore })) await tellMissed(day)
}

async function daysOf({ db }: Pick<Deps, 'db'>, days: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    SELECT day::text AS day FROM (${days}) AS found`.execute(db)
  return rows.map(({ day }) => day)
}
