import type { CallReply, ops } from '@jogada/contract'
import type { Deps } from '../../../deps.ts'
import type { StaffSession } from '../../../platform/session-lookup.ts'
import { countDifferences, countStranded } from '../../deposit/index.ts'
import { countRefused, countWaiting } from '../../kyc/index.ts'
import { countAlerts } from '../../alert/index.ts'
import { countOpenTickets } from '../../support/index.ts'
import { countPayoutDifferences, countReviews } from '../../withdrawal/index.ts'
import { showDebts } from './debts.ts'
import { countOpenApprovals } from '../approvals/list.ts'

const MANY = 1000

/** How much waits in each queue; null where the operator may not look. */
export async function countQueues(
  deps: Deps,
  operator: StaffSession,
): Promise<CallReply<typeof ops.queues.counts>> {
  const may = (permission: ops.Permission) => operator.permissions.has(permission)
  const [reviews, stranded, differences, debts, kyc, tickets, alerts, approvals] =
    await Promise.all([
      may('withdrawal.view') ? countReviews(deps) : null,
      may('deposit.view') ? countStranded(deps) : null,
      may('deposit.view') ? countBoth(deps) : null,
      may('deposit.view') ? showDebts(deps, undefined, MANY) : null,
      may('kyc.view') ? countIdentities(deps) : null,
      may('ticket.view') ? countOpenTickets(deps) : null,
      may('alert.view') ? countAlerts(deps) : null,
      countOpenApprovals(deps, operator),
    ])
  return {
    withdrawals: reviews?.open ?? null,
    withdrawalsLate: reviews?.late ?? null,
    stranded: stranded && stranded.reduce((sum, { count }) => sum + Number(count), 0),
    differences,
    debts: debts?.length ?? null,
    kyc,
    tickets,
    alerts,
    approvals,
  }
}

const countBoth = async (deps: Deps): Promise<number> =>
  (await countDifferences(deps)) + (await countPayoutDifferences(deps))

const countIdentities = async (deps: Deps): Promise<number> =>
  (await countRefused(deps)) + (await countWaiting(deps))
