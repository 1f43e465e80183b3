import type { Deps } from '../../../deps.ts'
import { compareDueDays } from '../../../platform/compare-due-days.ts'
import { lead, repeat } from '../../../platform/leader.ts'
import { raiseOnce } from '../../alert/index.ts'
import { reconcileDay } from './reconcile-day.ts'

const EVERY_MS = 10 * 60_000

/** Worker: compares each day once it is over, and days that were missed while nothing ran. */
export const reconcileDaily = (deps: Deps, signal: AbortSignal): Promise<void> =>
  lead({ pool: deps.pool, log: deps.log, name: 'deposit.reconcile', signal }, (leading) =>
    repeat(EVERY_MS, leading, () => reconcileDueDays(deps)),
  )

/**
 * Compares the days of the last week that are over and were not compared yet; tells of those
 * that stay so.
 */
export const reconcileDueDays = (deps: Deps): Promise<void> =>
  compareDueDays(deps, {
    what: 'deposits',
    table: 'deposit.reconciliation',
    compare: (day) => reconcileDay(deps, day),
    tellMissed: (day) =>
      raiseOnce(deps, { kind: 'day_not_compared', subject: `deposits:${day}`, detail: { day } }),
  })
