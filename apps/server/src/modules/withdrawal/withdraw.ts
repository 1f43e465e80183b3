import { createHash } from 'node:crypto'
import type { CallOutput, CallReply, order } from '@jogada/contract'
import { formatMoney, negate, subtract } from '@jogada/core'
import type { MoneyCommand, Slot } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { AGAIN, untilFresh } from '../../platform/until-fresh.ts'
import { postedOrRefusal } from '../../platform/verdict.ts'
import { refuseWhenStopped } from '../../platform/switches.ts'
import { isWatchedPlayer } from '../aml/index.ts'
import { checkAmount, limitShown } from './checks.ts'
import { CASH_OUT, decisionClaim, OPEN_ROUNDS, WITHDRAWALS } from './counters.ts'
import { readDestination } from './destination.ts'
import type { Destination } from './destination.ts'
import { judge, standingHolds } from './judge.ts'
import type { Judgement } from './judge.ts'
import { feeOf, readLimits, usdtOf } from './limits.ts'
import type { Limits } from './limits.ts'
import { readRisk } from './read-risk.ts'
import { requestRows } from './new-request.ts'
import { findWithdrawal } from './request-store.ts'
import type { Withdrawal } from './request-store.ts'
import { readRules } from './rules.ts'

type Asked = CallOutput<typeof order.withdraw>['body']
type Reply = CallReply<typeof order.withdraw>

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/**
 * Takes a withdrawal in and sets its amount aside, once per key; without one, once per body and
 * minute. Refuses by the five checks in their order, then by the destination's rules, then as
 * `confirm` does, which is not asked for what was taken in before.
 */
export async function withdraw(
  deps: Deps,
  {
    playerId,
    key,
    asked,
    deviceId,
    confirm,
  }: {
    readonly playerId: bigint
    readonly key: string
    readonly asked: Asked
    readonly deviceId: string
    readonly confirm?: () => Promise<void>
  },
): Promise<Reply> {
  const bodyHash = hashOf(asked)
  const minute = Math.floor(deps.clock.now().getTime() / MINUTE_MS)
  const once = { playerId, key: key || `withdraw:${bodyHash}:${minute}`, bodyHash }

  await refuseWhenStopped(deps, 'withdrawals', once)
  let isConfirmed = confirm === undefined
  return untilFresh(async () => {
    const limits = await readLimits(deps, playerId)
    const checked = checkAmount(asked.amount, limits)
    if (!checked.ok) {
      // The first press of a double click may have used up what this one misses.
      const earlier = await findEarlier(deps, once)
      if (earlier) return earlier
      throw new Refusal(checked.code, limitShown(checked.code, limits))
    }
    const destination = await readDestination(deps, limits.player, asked)
    if (!isConfirmed) {
      const earlier = await findEarlier(deps, once)
      if (earlier) return earlier
      await confirm!()
      isConfirmed = true
    }
    const { amount } = asked
    const [rules, facts, isWatched] = await Promise.all([
      readRules(deps),
      readRisk(deps, { amount, limits, destination, deviceId }),
      isWatchedPlayer(deps, playerId),
    ])
    const judgement = judge(facts, rules, standingHolds(limits, destination, isWatched))
    const payoutId = deps.rng.uuid()
    const verdict = await deps.ledger.submit(playerId, (slot) =>
      withdrawCommand(deps, { once, asked, limits, destination, judgement, payoutId }, slot),
    )
    if (verdict.status === 'stale') return AGAIN
    if (verdict.status === 'insufficient_funds') throw await aboveMaximum(deps, playerId)
    const posted = postedOrRefusal(verdict, () => new Refusal('withdraw_count_reached'))
    return replyOf(await storedWithdrawal(deps, playerId, posted.commandId))
  })
}

const hashOf = (asked: Asked): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        asked.payCardBank,
        asked.payCardNo,
        asked.ifsc,
        asked.name ?? '',
        formatMoney(asked.amount),
        asked.whatsapp ?? '',
      ]),
    )
    .digest('base64url')

type Once = { readonly playerId: bigint; readonly key: string; readonly bodyHash: string }

async function findEarlier(deps: Deps, once: Once): Promise<Reply | null> {
  const earlier = await deps.ledger.find(once.playerId, once.key)
  if (!earlier || earlier.bodyHash !== once.bodyHash) return null
  if (earlier.verdict.status !== 'posted') return null
  return replyOf(await storedWithdrawal(deps, once.playerId, earlier.commandId))
}

/** The cash went elsewhere, a bet perhaps, after it was read. */
async function aboveMaximum(deps: Deps, playerId: bigint): Promise<Refusal> {
  const limits = await readLimits(deps, playerId)
  return new Refusal('withdraw_above_maximum', limitShown('withdraw_above_maximum', limits))
}

type Deciding = {
  readonly once: Once
  readonly asked: Asked
  readonly limits: Limits
  readonly destination: Destination
  readonly judgement: Judgement
  readonly payoutId: string
}

function withdrawCommand(deps: Deps, deciding: Deciding, slot: Slot): MoneyCommand {
  const { once, asked, limits, destination, payoutId } = deciding
  const { amount } = asked
  const { type } = destination
  const { judgement } = deciding
  const state = judgement.isHeld ? 'in_review' : 'approved'
  return {
    key: once.key,
    bodyHash: once.bodyHash,
    kind: 'withdrawal',
    postings: [
      { account: 'cash', amount: negate(amount) },
      { account: 'withdrawing', amount },
    ],
    counters: [
      { owner: 'player', name: WITHDRAWALS, delta: 1n, ...withinDay(limits) },
      { owner: 'player', name: CASH_OUT, delta: amount, expect: limits.cashOut },
      { owner: 'player', name: OPEN_ROUNDS, delta: 0n, expect: 0n },
      ...limits.unchanged,
      ...(state === 'approved' ? [decisionClaim({ payout_id: payoutId, put_backs: 0 })] : []),
    ],
    rows: requestRows(
      deps,
      {
        player_id: once.playerId,
        withdrawal_id: slot.commandId,
        payout_id: payoutId,
        destination,
        amount,
        fee: feeOf(amount, type, limits),
        usdt_cents: usdtOf(amount, type, limits),
        state,
        flags: [...judgement.flags],
        risk_score: judgement.score,
        approvals_needed: judgement.approvalsNeeded,
        review_due_at: judgement.isHeld
          ? new Date(slot.at.getTime() + judgement.reviewHours * HOUR_MS)
          : null,
        judged: judgement.judged,
        licence_profile: deps.env.LICENCE_PROFILE,
      },
      { ifsc: asked.ifsc, whatsapp: asked.whatsapp ?? '', at: slot.at },
    ),
    events: [
      {
        topic: 'withdrawal_requested',
        payload: { withdrawalId: String(slot.commandId), amount: formatMoney(amount), state },
      },
    ],
  }
}

const withinDay = ({ perDay }: Limits) => (perDay === null ? {} : { max: { day: perDay } })

async function storedWithdrawal(deps: Deps, playerId: bigint, withdrawalId: bigint) {
  const withdrawal = await findWithdrawal(deps, playerId, withdrawalId)
  if (!withdrawal) throw new Error(`withdrawal ${withdrawalId} of a posted command is missing`)
  return withdrawal
}

const replyOf = ({ withdrawal_id, state, amount, fee }: Withdrawal): Reply => ({
  withdrawalId: String(withdrawal_id),
  state,
  amount: formatMoney(amount),
  fee: formatMoney(fee),
  net: formatMoney(subtract(amount, fee)),
})
