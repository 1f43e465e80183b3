import { subtract } from '@jogada/core'
import type { Deps } from '../../deps.ts'
import type { Payout } from '../pix/index.ts'
import { isSurelyNotTaken, pauseAfter, PixRefused, PixUnavailable } from '../pix/index.ts'
import { departureClaim } from './counters.ts'
import { departWithdrawal } from './depart-withdrawal.ts'
import { mayBePaid } from './destination.ts'
import { endWithdrawal } from './end-withdrawal.ts'
import { reasonOf } from './refusal-reasons.ts'
import type { Withdrawal } from './request-store.ts'
import { documentOf, holderOf } from './sealed.ts'
import { takeReturns } from './take-returns.ts'

const UNUSABLE_REQUEST = 400

/**
 * Sends an approved withdrawal. It counts as sent before the provider is asked, so that after a
 * crash it is looked up under its own id and not sent a second time. One whose player owes by
 * then goes back under review, and one to whom the licence in force lets nothing be paid back
 * to the cash.
 */
export async function sendWithdrawal(deps: Deps, withdrawal: Withdrawal): Promise<void> {
  if (!mayBePaid(deps, withdrawal)) return giveBack(deps, withdrawal)
  const departure = await departWithdrawal(deps, withdrawal)
  if (departure === 'held' || departure === 'gone') return
  const { isOursUntil } = departure
  await send(deps, withdrawal, { isRefusalSure: () => deps.clock.now() < isOursUntil })
}

async function giveBack(deps: Deps, withdrawal: Withdrawal): Promise<void> {
  await endWithdrawal(
    deps,
    withdrawal,
    { state: 'refused', reason: 'holder_unconfirmed', providerReason: null },
    // a server of another licence may be sending it
    { claims: [departureClaim(withdrawal)] },
  )
}

/**
 * Asks the provider how a sent withdrawal went. One that it has never heard of is sent again
 * under the same id, which it pays once. When it does not take it then, it may have it already
 * and not show it yet: the money comes back only when it has long said so. Looks that it did not
 * answer say nothing, and while its first word is another call's it is but looked up.
 */
export async function lookUpWithdrawal(deps: Deps, withdrawal: Withdrawal): Promise<void> {
  const isBeingSent = hasFirstWord(withdrawal, deps.clock.now())
  try {
    const payout = await deps.pix.getPayout(withdrawal.payout_id)
    if (payout) await follow(deps, withdrawal, payout)
    else if (!isBeingSent) {
      const isRefusalSure = () => isSurelyNotTaken(withdrawal.not_taken)
      await send(deps, withdrawal, { isRefusalSure })
    }
  } catch (error) {
    if (!(error instanceof PixUnavailable)) throw error
    if (!isBeingSent) await lookUpLater(deps, withdrawal)
  }
}

/** Whether the call that marked it as sent may still be on its way to the provider. */
const hasFirstWord = ({ look_ups: lookUps, look_up_at: dueAt }: Withdrawal, now: Date): boolean =>
  lookUps === 0 && dueAt !== null && now < dueAt

async function send(
  deps: Deps,
  withdrawal: Withdrawal,
  { isRefusalSure }: { readonly isRefusalSure: () => boolean },
) {
  const document = documentOf(deps, withdrawal)
  try {
    const payout = await deps.pix.sendPayout({
      paymentId: withdrawal.payout_id,
      amount: subtract(withdrawal.amount, withdrawal.fee),
      key: document,
      holderDocument: document,
      holderName: holderOf(deps, withdrawal),
    })
    await follow(deps, withdrawal, payout)
  } catch (error) {
    const isNotTaken = error instanceof PixRefused && error.status === UNUSABLE_REQUEST
    if (isNotTaken && isRefusalSure()) {
      const providerReason = error.type
      await endWithdrawal(deps, withdrawal, {
        state: 'refused',
        reason: 'request_invalid',
        providerReason,
      })
      return
    }
    if (!(error instanceof PixUnavailable) && !(error instanceof PixRefused)) throw error
    deps.log.error({ err: error, payoutId: withdrawal.payout_id }, 'a payout got no clear answer')
    await lookUpLater(deps, withdrawal, { isNotTaken })
  }
}

async function follow(deps: Deps, withdrawal: Withdrawal, payout: Payout) {
  if (payout.amount !== subtract(withdrawal.amount, withdrawal.fee)) {
    deps.log.error({ payoutId: payout.paymentId }, 'the provider holds a payout of another amount')
    return lookUpLater(deps, withdrawal)
  }
  if (payout.status === 'paid') {
    await endWithdrawal(deps, withdrawal, { state: 'paid', endToEndId: payout.endToEndId })
    await takeReturns(deps, payout)
    return undefined
  }
  if (payout.status === 'refused') {
    await endWithdrawal(deps, withdrawal, {
      state: 'refused',
      reason: reasonOf(payout.reason),
      providerReason: payout.reason,
    })
    return undefined
  }
  return lookUpLater(deps, withdrawal)
}

async function lookUpLater(deps: Deps, withdrawal: Withdrawal, { isNotTaken = false } = {}) {
  const { player_id, withdrawal_id, look_ups, not_taken } = withdrawal
  await deps.db
    .updateTable('withdrawal.request')
    .set({
      look_ups: look_ups + 1,
      look_up_at: new Date(deps.clock.now().getTime() + pauseAfter(look_ups)),
      ...(isNotTaken && { not_taken: not_taken + 1 }),
    })
    .where('player_id', '=', player_id)
    .where('withdrawal_id', '=', withdrawal_id)
    .where('state', '=', 'sent')
    .execute()
}
