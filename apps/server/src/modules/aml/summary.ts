import type { CallReply, ops } from '@jogada/contract'
import { nextYearlyReport } from '@jogada/core/aml/yearly-report'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { localDay } from '../../platform/local-day.ts'
import { overdueCases } from './list-cases.ts'
import { countReviewsDue } from './ratings.ts'

/** What is due as of now, and the counts that the yearly report to the SPA asks for. */
export async function summarize(
  deps: Pick<Deps, 'db' | 'clock'>,
): Promise<CallReply<typeof ops.aml.summary>> {
  const [years, open, overdue, reviewsDue] = await Promise.all([
    countByYear(deps),
    countOpen(deps),
    overdueCases(deps),
    countReviewsDue(deps),
  ])
  return {
    open,
    overdue: overdue.length,
    reviewsDue,
    yearly: nextYearlyReport(localDay(deps.clock.now())),
    years,
  }
}

async function countOpen({ db }: Pick<Deps, 'db'>): Promise<number> {
  const { open } = await db
    .selectFrom('aml.case')
    .select((is) => is.fn.countAll<bigint>().as('open'))
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('aml.step')
            .select('step_id')
            .whereRef('aml.step.case_id', '=', 'aml.case.case_id')
            .where('step', 'in', ['reported', 'archived']),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return Number(open)
}

/** A report counts in the year in which it was sent, anything else in that in which it was written. */
async function countByYear({ db }: Pick<Deps, 'db'>) {
  const count = (step: string) => sql<bigint>`count(*) FILTER (WHERE step = ${step})`.as(step)
  const rows = await db
    .selectFrom('aml.step')
    .select([
      sql<number>`extract(year FROM coalesce(sent_at, at) AT TIME ZONE 'America/Sao_Paulo')::int`.as(
        'year',
      ),
      count('opened'),
      count('reported'),
      count('archived'),
    ])
    .where('step', 'in', ['opened', 'reported', 'archived'])
    .groupBy('year')
    .orderBy('year', 'desc')
    .execute()
  return rows.map(({ year, opened, reported, archived }) => ({
    year,
    opened: Number(opened),
    reported: Number(reported),
    archived: Number(archived),
  }))
}
