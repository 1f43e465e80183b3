import type { Deps } from '../../../deps.ts'
import { attempt } from '../../../platform/attempt.ts'
import { compareDueDays } from '../../../platform/compare-due-days.ts'
import { raiseOnce } from '../../alert/index.ts'
import { reconcilePayouts } from './reconcile-payouts.ts'

/**
 * Compares the days of the last week that are over and were not compared yet; tells of those
 * that stay so.
 */
export const reconcileDuePayouts = (deps: Deps): Promise<void> =>
  attempt(deps.log, 'reading which days of payouts were compared', () =>
    compareDueDays(deps, {
      what: 'payouts',
      table: 'withdrawal.reconciliation',
      compare: (day) => reconcilePayouts(deps, day),
      tellMissed: (day) =>
        raiseOnce(deps, { kind: 'day_not_compared', subject: `payouts:${day}`, detail: { day } }),
    }),
  )
