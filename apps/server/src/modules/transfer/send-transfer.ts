import type { CallOutput, CallReply, wallet } from '@jogada/contract'
import { centavos, formatMoney, negate } from '@jogada/core'
import type { Money } from '@jogada/core'
import { RELEASE_HOLD_DAYS } from '@jogada/core/withdrawal/release-hold'
import type { CounterMove, MoneyCommand, Posted, Slot } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Session } from '../../platform/session-lookup.ts'
import { refuseWhenStopped } from '../../platform/switches.ts'
import { AGAIN, untilFresh } from '../../platform/until-fresh.ts'
import { postedOrRefusal } from '../../platform/verdict.ts'
import { confirmFactor, confirmOnce, confirmPayment } from '../account/index.ts'
import { findPerson } from '../kyc/index.ts'
import { holdUnrestricted } from '../limits/index.ts'
import { CASH_OUT, OPEN_ROUNDS } from '../withdrawal/index.ts'
import { readTransferLimits, TRANSFERRED, TRANSFERS } from './limits.ts'
import type { TransferLimits } from './limits.ts'
import { findRecipient, sentTo } from './recipient.ts'
import type { Recipient } from './recipient.ts'
import { maskName } from './mask-name.ts'
import { findTransfer, sentRow } from './transfer-store.ts'
import type { Transfer } from './transfer-store.ts'

type Asked = CallOutput<typeof wallet.transfer>['body']
type Reply = CallReply<typeof wallet.transfer>

export const TRANSFER_SENT = 'transfer_sent'

/**
 * Takes withdrawable cash from a player for another one, once per key, and leaves it in transit,
 * from where `deliverTransfers` brings it on. Needs the sender's passkey, or the password and the
 * authenticator's code where one is on. Refuses with what `confirmPayment`, `findRecipient`,
 * `checkTransfer` and `confirmFactor` refuse, `kyc_required`, `transfer_not_offered`,
 * `account_restricted`, `service_suspended`, or a limit that another transfer reached first.
 */
export async function sendTransfer(
  deps: Deps,
  {
    session,
    key,
    asked,
  }: { readonly session: Session; readonly key: string; readonly asked: Asked },
): Promise<Reply> {
  const { playerId } = session
  const amount = asked.transferAmount
  const bodyHash = `transfer:${asked.transferUser}:${amount}`
  // first of all: what confirmed the first call is used up, and the recipient may have changed
  const call = { playerId, key, bodyHash }
  const before = await sentBefore(deps, call)
  if (before) return before
  await refuseWhenStopped(deps, 'transfers', { playerId, key })
  if (!(await findPerson(deps, playerId))) throw new Refusal('kyc_required')
  const by = await confirmOnce(deps, call, ['passkey', 'password'], () =>
    confirmPayment(deps, session, asked.pwd),
  )
  let isConfirmed = by === 'passkey'
  return untilFresh(async () => {
    const unrestricted = await holdUnrestricted(deps, playerId)
    const limits = await readTransferLimits(deps, playerId)
    if (!limits.isOffered) throw new Refusal('transfer_not_offered')
    const recipient = await findRecipient(deps, playerId, asked.transferUser, limits.terms)
    const isAgain = (await deps.ledger.find(playerId, key)) !== null
    if (!isAgain) {
      checkTransfer(amount, limits)
      if (!isConfirmed) {
        await confirmOnce(deps, call, ['factor'], async () => {
          await confirmFactor(deps, playerId, asked.factor)
          return 'factor'
        })
      }
      isConfirmed = true
    }
    const verdict = await deps.ledger.submit(playerId, (slot) =>
      sendCommand({ playerId, key, bodyHash, amount, unrestricted, limits, recipient }, slot),
    )
    if (verdict.status === 'stale') return AGAIN
    const posted = postedOrRefusal(verdict, (counter) => limitRefusal(counter, limits))
    return replyOf(await findTransfer(deps, posted.commandId), posted, recipient.name)
  })
}

type Once = { readonly playerId: bigint; readonly key: string; readonly bodyHash: string }

/** The answer to a transfer that was sent under the key before; null for none. */
async function sentBefore(deps: Deps, { playerId, key, bodyHash }: Once): Promise<Reply | null> {
  const earlier = await deps.ledger.find(playerId, key)
  if (!earlier) return null
  if (earlier.bodyHash !== bodyHash) throw new Refusal('idempotency_key_reused')
  if (earlier.verdict.status !== 'posted') return null
  const transfer = await findTransfer(deps, earlier.commandId)
  const person = await findPerson(deps, transfer.recipient_id)
  return replyOf(transfer, earlier.verdict, person ? maskName(person.name) : '')
}

function replyOf(transfer: Transfer, { balances }: Posted, name: string): Reply {
  const cash = balances.cash!
  return {
    transferId: String(transfer.transfer_id),
    state: transfer.received_id === null ? 'in_transit' : 'delivered',
    name,
    amount: formatMoney(centavos(transfer.amount)),
    balance: formatMoney(cash.balance),
    version: String(cash.version),
  }
}

/** Refuses what the limits do not allow, in the order of a withdrawal's checks. */
function checkTransfer(amount: Money, limits: TransferLimits) {
  const { terms, available, free } = limits
  if (limits.isLocked) throw new Refusal('withdraw_locked')
  if (limits.heldUntil) throw new Refusal('transfer_held', { days: RELEASE_HOLD_DAYS })
  if (limits.leftToday < 1n) throw new Refusal('transfer_count_reached')
  if (amount < terms.minimum) {
    throw new Refusal('transfer_below_minimum', { limit: formatMoney(terms.minimum) })
  }
  if (amount <= available) return
  const isOfDay = amount <= free && amount <= terms.maximum
  throw isOfDay
    ? new Refusal('transfer_day_amount_reached', { limit: formatMoney(terms.day_amount) })
    : new Refusal('transfer_above_maximum', { limit: formatMoney(available) })
}

function limitRefusal(counter: string, { terms }: TransferLimits): Refusal {
  if (counter === TRANSFERS) return new Refusal('transfer_count_reached')
  if (counter === TRANSFERRED) {
    return new Refusal('transfer_day_amount_reached', { limit: formatMoney(terms.day_amount) })
  }
  return new Refusal('transfer_new_recipient_limit', {
    limit: formatMoney(terms.new_recipient_maximum),
    hours: terms.new_recipient_hours,
  })
}

type Sending = {
  readonly playerId: bigint
  readonly key: string
  readonly bodyHash: string
  readonly amount: Money
  readonly unrestricted: CounterMove
  readonly limits: TransferLimits
  readonly recipient: Recipient
}

function sendCommand(sending: Sending, { commandId, at }: Slot): MoneyCommand {
  const { playerId, key, bodyHash, amount, unrestricted, limits, recipient } = sending
  const { terms, cashOut } = limits
  return {
    key,
    bodyHash,
    kind: 'transfer_sent',
    postings: [
      { account: 'cash', amount: negate(amount) },
      { account: 'house:transfer_transit', amount },
    ],
    counters: [
      { owner: 'player', name: CASH_OUT, delta: amount, expect: cashOut },
      { owner: 'player', name: OPEN_ROUNDS, delta: 0n, expect: 0n },
      unrestricted,
      ...limits.unchanged,
      { owner: 'player', name: TRANSFERS, delta: 1n, max: { day: terms.per_day } },
      { owner: 'player', name: TRANSFERRED, delta: amount, max: { day: terms.day_amount } },
      {
        owner: 'player',
        name: sentTo(recipient.playerId),
        delta: amount,
        ...(recipient.maximumInAll === null ? {} : { max: { total: recipient.maximumInAll } }),
      },
    ],
    rows: [
      sentRow({
        transfer_id: commandId,
        sender_id: playerId,
        recipient_id: recipient.playerId,
        amount,
        sent_at: at,
      }),
    ],
    events: [
      {
        topic: TRANSFER_SENT,
        payload: {
          transferId: String(commandId),
          recipientId: String(recipient.playerId),
          amount: String(amount),
        },
      },
    ],
  }
}
