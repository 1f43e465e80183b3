import type { CallReply, ops } from '@jogada/contract'
import { formatMoney, subtract } from '@jogada/core'
import type { Deps } from '../../../../deps.ts'
import type { StaffSession } from '../../../../platform/session-lookup.ts'
import { masked, signsOf } from '../../../withdrawal/index.ts'
import type { Sign, Withdrawal } from '../../../withdrawal/index.ts'
import type { Given } from './approvals-given.ts'

export type Shown = CallReply<typeof ops.queues.withdrawals>[number]

/**
 * Who looks, null for a file; and whether they see, beside that a player was cared for,
 * how and when.
 */
export type Seer = { readonly staffId: bigint | null; readonly seesCare: boolean }

/** What this operator sees of the withdrawals' players. */
export const seerOf = ({
  staffId,
  permissions,
}: Pick<StaffSession, 'staffId' | 'permissions'>): Seer => ({
  staffId,
  seesCare: permissions.has('wellbeing.view'),
})

/** A withdrawal as an operator sees it, with the approvals that it waits with. */
export const shownWithdrawal = (
  deps: Deps,
  row: Withdrawal,
  { seer, given }: { readonly seer: Seer; readonly given: Given },
): Shown => ({
  playerId: String(row.player_id),
  withdrawalId: String(row.withdrawal_id),
  payoutId: row.payout_id,
  type: row.type,
  destination: masked(deps, row),
  amount: formatMoney(row.amount),
  fee: formatMoney(row.fee),
  net: formatMoney(subtract(row.amount, row.fee)),
  usdt: row.usdt_cents === null ? null : formatMoney(row.usdt_cents),
  state: row.state,
  riskScore: row.risk_score,
  flags: row.flags.filter((flag) => flag !== ''),
  signs: signsOf(row.flags, row.judged).map((sign) => signFor(sign, seer)),
  approvals: row.approvals - given.lapsed,
  approvalsNeeded: row.approvals_needed,
  isApprovedByYou: given.by.some((staffId) => staffId === seer.staffId),
  requestedAt: row.requested_at.toISOString(),
  reviewDueAt: row.review_due_at?.toISOString() ?? null,
  transactionHash: row.transaction_hash,
})

/**
 * What was done to protect a player is told to those who may see it; others see that
 * there was something.
 */
export const signFor = (sign: Sign, seer: Seer) =>
  shownSign(sign.flag === 'care_marker' && !seer.seesCare ? { flag: sign.flag } : sign)

const shownSign = ({ flag, atMs, amounts, count, what }: Sign): Shown['signs'][number] => ({
  flag,
  at: atMs === null || atMs === undefined ? null : new Date(atMs).toISOString(),
  amounts: (amounts ?? []).map(formatMoney),
  count: count ?? null,
  what: what ?? null,
})
