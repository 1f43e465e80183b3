import { formatMoney } from '@jogada/core'
import type { LedgerEvent } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { AGAIN, untilFresh } from '../../platform/until-fresh.ts'
import { postedOrRefusal } from '../../platform/verdict.ts'
import { owesNothing, readDebts } from '../wallet/index.ts'
import { approvalsOf, decisionClaim, roundOf, undecided } from './counters.ts'
import { mayBePaid } from './destination.ts'
import { endWithdrawal } from './end-withdrawal.ts'
import type { EndOptions } from './end-withdrawal.ts'
import type { OperatorReason } from './refusal-reasons.ts'
import { changed, reviewRows } from './request-changes.ts'
import { findWithdrawal } from './request-store.ts'
import type { Withdrawal } from './request-store.ts'

/** Who decides, and what that person wants remembered. */
export type Decision = { readonly actorId: string; readonly note?: string }

/** Asks how many of the approvals that a withdrawal has count no longer. */
export type Lapsed = (of: Withdrawal) => Promise<number>

export type Approval = {
  readonly state: 'in_review' | 'approved'
  readonly approvals: number
  readonly approvalsNeeded: number
}

/**
 * Approves a withdrawal under review as one operator. It is let through by the last approval that
 * it needs, beside those that have lapsed; a person counts once (`withdrawal_decided_by_you`). Of
 * an approval and a refusal at the same time one wins; the other gets `withdrawal_not_open`. Nobody
 * is paid who owes (`withdrawal_player_owes`), and nobody whom the licence in force lets nothing be
 * paid to (`withdraw_holder_mismatch`).
 */
export async function approveWithdrawal(
  deps: Deps,
  { player_id: playerId, withdrawal_id: withdrawalId }: Withdrawal,
  {
    actorId,
    note = '',
    lapsed,
    events,
  }: Decision & {
    readonly lapsed?: Lapsed
    /** What the commit says of this approval. */
    readonly events?: (approval: Approval) => readonly LedgerEvent[]
  },
): Promise<Approval> {
  return untilFresh(async () => {
    const withdrawal = await findWithdrawal(deps, playerId, withdrawalId)
    if (withdrawal?.state !== 'in_review') throw new Refusal('withdrawal_not_open')
    if (!mayBePaid(deps, withdrawal)) throw new Refusal('withdraw_holder_mismatch')
    await refuseWhileOwing(deps, playerId)
    const { approvals_needed: needed } = withdrawal
    const counter = approvalsOf(withdrawal)
    const before = (await deps.ledger.counters(playerId, [counter]))[counter]!.total
    const approvals = Number(before) + 1 - ((await lapsed?.(withdrawal)) ?? 0)
    const isLast = approvals >= needed
    const approval: Approval = {
      state: isLast ? 'approved' : 'in_review',
      approvals,
      approvalsNeeded: needed,
    }
    const verdict = await deps.ledger.submit(playerId, ({ at }) => {
      const { expects, rows } = isLast
        ? changed(withdrawal, { state: 'approved' }, at)
        : { expects: [], rows: [] }
      return {
        key: `withdrawal:${roundOf(withdrawal)}:approved:${actorId}`,
        bodyHash: 'approved',
        kind: 'withdrawal_approved',
        postings: [],
        expects,
        counters: [
          { owner: 'player', name: counter, delta: 1n, expect: before },
          isLast ? decisionClaim(withdrawal) : undecided(withdrawal),
          ...owesNothing,
        ],
        rows: [
          ...reviewRows(withdrawal, { actor_id: actorId, decision: 'approved', note, at }),
          ...rows,
        ],
        events: events?.(approval) ?? [],
      }
    })
    if (verdict.status === 'stale') return AGAIN
    const { replayed } = postedOrRefusal(verdict, () => new Refusal('withdrawal_not_open'))
    if (replayed) throw new Refusal('withdrawal_decided_by_you')
    return approval
  })
}

/** Refuses with `withdrawal_player_owes` and the sum while the player owes anything. */
export async function refuseWhileOwing(deps: Deps, playerId: bigint): Promise<void> {
  const { total } = await readDebts(deps, playerId)
  if (total > 0n) throw new Refusal('withdrawal_player_owes', { amount: formatMoney(total) })
}

/**
 * Gives the money of a withdrawal back to the player, who reads the reason. Possible under review,
 * and for USDT until it is paid. Refuses with `withdrawal_not_open`, also whoever comes second.
 */
export async function refuseWithdrawal(
  deps: Deps,
  withdrawal: Withdrawal,
  {
    actorId,
    note = '',
    reason,
    events,
  }: Decision & { readonly reason: OperatorReason } & Pick<EndOptions, 'events'>,
): Promise<void> {
  const { type, state } = withdrawal
  const isUnpaidUsdt = type === 'USDT' && state === 'approved'
  if (state !== 'in_review' && !isUnpaidUsdt) throw new Refusal('withdrawal_not_open')
  const ended = await endWithdrawal(
    deps,
    withdrawal,
    { state: 'refused', reason, providerReason: null },
    {
      actorId,
      claims: isUnpaidUsdt ? [] : [decisionClaim(withdrawal)],
      rows: (at) => reviewRows(withdrawal, { actor_id: actorId, decision: 'refused', note, at }),
      events,
    },
  )
  if (!ended) throw new Refusal('withdrawal_not_open')
}
