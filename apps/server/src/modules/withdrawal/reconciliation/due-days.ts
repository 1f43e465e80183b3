import type { Deps } from '../../../deps.ts'
import { attempt } from '../../../platform/attempt.ts'
import { missedDays, settledDays } from '../../../platform/settled-days.ts'
import { raiseOnce } from '../../alert/index.ts'
import { reconcilePayouts } from './reconcile-payouts.ts'

/** Compares the days of the last week that are over and were not compared yet. */
export async function reconcileDuePayouts(deps: Deps): Promise<void> {
  const { db, clock, log } = deps
  const due = settledDays(clock.now())
  await attempt(log, 'reading which days of payouts were compared', async () => {
    const done = await db
      .selectFrom('withdrawal.reconciliation')
      .select((is) => is.cast<string>('day', 'text').as('day'))
      .where('day', 'in', due)
      .execute()
    const known = new Set(done.map(({ day }) => day))
    for (const day of due.filter((one) => !known.has(one))) {
      await attempt(log, `the reconciliation of the payouts of ${day}`, async () => {
        const differences = await reconcilePayouts(deps, day)
        known.add(day)
        if (differences.length > 0) {
          log.error({ day, differences: differences.length }, 'payouts do not agree')
        }
      })
    }
    await tellOfMissed(deps, due, known)
  })
}

/** Tells operators, once for each, of days that nobody compared while a later one was due. */
async function tellOfMissed(deps: Deps, due: readonly string[], done: ReadonlySet<string>) {
  const { day: lastBefore } = await deps.db
    .selectFrom('withdrawal.reconciliation')
    .select((is) => is.cast<string | null>(is.fn.max('day'), 'text').as('day'))
    .where('day', '<', due[0]!)
    .executeTakeFirstOrThrow()
  for (const day of missedDays(due, { done, lastBefore })) {
    const subject = `payouts:${day}`
    await raiseOnce(deps, { kind: 'day_not_compared', subject, detail: { day } })
  }
}
