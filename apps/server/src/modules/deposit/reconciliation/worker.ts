import type { Deps } from '../../../deps.ts'
import { attempt } from '../../../platform/attempt.ts'
import { lead, repeat } from '../../../platform/leader.ts'
import { missedDays, settledDays } from '../../../platform/settled-days.ts'
import { raiseOnce } from '../../alert/index.ts'
import { reconcileDay } from './reconcile-day.ts'

const EVERY_MS = 10 * 60_000

/** Worker: compares each day once it is over, and days that were missed while nothing ran. */
export const reconcileDaily = (deps: Deps, signal: AbortSignal): Promise<void> =>
  lead({ pool: deps.pool, log: deps.log, name: 'deposit.reconcile', signal }, (leading) =>
    repeat(EVERY_MS, leading, () => reconcileDueDays(deps)),
  )

/** Compares the days of the last week that are over and were not compared yet; tells of those that stay so. */
export async function reconcileDueDays(deps: Deps): Promise<void> {
  const { db, clock, log } = deps
  const due = settledDays(clock.now())
  const done = await db
    .selectFrom('deposit.reconciliation')
    .select((is) => is.cast<string>('day', 'text').as('day'))
    .where('day', 'in', due)
    .execute()
  const known = new Set(done.map(({ day }) => day))
  for (const day of due.filter((one) => !known.has(one))) {
    await attempt(log, `the reconciliation of ${day}`, async () => {
      const differences = await reconcileDay(deps, day)
      known.add(day)
      if (differences.length > 0) {
        log.error({ day, differences: differences.length }, 'deposits do not agree')
      }
    })
  }
  await tellOfMissed(deps, due, known)
}

/** Tells operators, once for each, of days that nobody compared while a later one was due. */
async function tellOfMissed(deps: Deps, due: readonly string[], done: ReadonlySet<string>) {
  const { day: lastBefore } = await deps.db
    .selectFrom('deposit.reconciliation')
    .select((is) => is.cast<string | null>(is.fn.max('day'), 'text').as('day'))
    .where('day', '<', due[0]!)
    .executeTakeFirstOrThrow()
  for (const day of missedDays(due, { done, lastBefore })) {
    const subject = `deposits:${day}`
    await raiseOnce(deps, { kind: 'day_not_compared', subject, detail: { day } })
  }
}
