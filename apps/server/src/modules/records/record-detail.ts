import type { CallReply, wallet } from '@jogada/contract'
import { add, formatMoney, subtract } from '@jogada/core'
import type { Entry } from '@jogada/ledger'
import { messageText } from '@jogada/messages/push-texts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findCredited, findOrder, findRefundAt, findReturned } from '../deposit/index.ts'
import { findPerson } from '../kyc/index.ts'
import { maskName } from '../transfer/index.ts'
import type { Transfer } from '../transfer/index.ts'
import { findRefusedAt, findReturnedBy, masked, reasonText } from '../withdrawal/index.ts'
import type { Withdrawal } from '../withdrawal/index.ts'
import { orderRecord, recordOf } from './list-records.ts'
import { lookBehind, statusOf } from './statuses.ts'

type Reply = CallReply<typeof wallet.recordDetail>
type Fact = Reply['facts'][number]

/** One record of a player with the facts behind it. Refuses with `record_unknown`. */
export async function getRecord(
  deps: Deps,
  asked: { readonly playerId: bigint; readonly recordId: string; readonly language: string },
): Promise<Reply> {
  const match = /^([eo])(\d{1,18})$/.exec(asked.recordId)
  if (!match) throw new Refusal('record_unknown')
  const id = BigInt(match[2]!)
  return match[1] === 'o' ? getOrderRecord(deps, asked, id) : getEntryRecord(deps, asked, id)
}

async function getOrderRecord(
  deps: Deps,
  { playerId, language }: { readonly playerId: bigint; readonly language: string },
  orderId: bigint,
): Promise<Reply> {
  const order = await findOrder(deps, playerId, orderId)
  if (!order || order.state === 'paid') throw new Refusal('record_unknown')
  const returned =
    order.state === 'returned' ? await findReturned(deps, playerId, orderId) : undefined
  return {
    ...orderRecord(order),
    facts: facts({
      orderId: String(orderId),
      ...(returned && {
        endToEndId: returned.end_to_end_id,
        reason: messageText(language, `deposit_returned_${returned.return_reason}`, {
          amount: formatMoney(returned.amount),
        }),
      }),
    }),
  }
}

async function getEntryRecord(
  deps: Deps,
  { playerId, language }: { readonly playerId: bigint; readonly language: string },
  seq: bigint,
): Promise<Reply> {
  const [entry] = await deps.ledger.entries(playerId, 'cash', { before: seq + 1n, limit: 1 })
  if (entry?.seq !== seq) throw new Refusal('record_unknown')
  const behind = await lookBehind(deps, playerId, [entry])
  const withdrawal =
    entry.kind === 'withdrawal_refused'
      ? await findRefusedAt(deps, playerId, entry)
      : behind.withdrawals.get(entry.commandId)
  const transfer = behind.transfers.get(entry.commandId)
  return {
    ...recordOf(entry, statusOf(entry, behind)),
    facts: facts(
      withdrawal
        ? ofWithdrawal(deps, withdrawal, language)
        : transfer
          ? await ofTransfer(deps, playerId, transfer)
          : ((await ofReturned(deps, { playerId, language }, entry)) ??
            (await ofRefund(deps, { playerId, language }, entry)) ??
            (await ofDeposit(deps, { playerId, language }, entry))),
    ),
  }
}

type Named = Partial<Record<Fact['name'], string | null>>

const facts = (named: Named): Fact[] =>
  (Object.entries(named) as [Fact['name'], string | null][]).flatMap(([name, value]) =>
    value === null ? [] : [{ name, value }],
  )

const ofWithdrawal = (deps: Deps, withdrawal: Withdrawal, language: string): Named => ({
  withdrawalId: String(withdrawal.withdrawal_id),
  destination: masked(deps, withdrawal),
  fee: formatMoney(withdrawal.fee),
  net: formatMoney(subtract(withdrawal.amount, withdrawal.fee)),
  endToEndId: withdrawal.end_to_end_id,
  transactionHash: withdrawal.transaction_hash,
  reason: withdrawal.reason === null ? null : reasonText(withdrawal.reason, language),
})

async function ofTransfer(deps: Deps, playerId: bigint, transfer: Transfer): Promise<Named> {
  const isSender = transfer.sender_id === playerId
  const other = await findPerson(deps, isSender ? transfer.recipient_id : transfer.sender_id)
  return {
    transferId: String(transfer.transfer_id),
    counterpart: other ? maskName(other.name) : null,
  }
}

async function ofReturned(
  deps: Deps,
  { playerId, language }: { readonly playerId: bigint; readonly language: string },
  { kind, commandId, credit }: Entry,
): Promise<Named | null> {
  if (kind !== 'withdrawal_returned') return null
  const withdrawal = await findReturnedBy(deps, playerId, commandId)
  if (!withdrawal) return null
  return {
    withdrawalId: String(withdrawal.withdrawal_id),
    destination: masked(deps, withdrawal),
    endToEndId: withdrawal.end_to_end_id,
    reason: messageText(language, kind, { amount: formatMoney(credit) }),
  }
}

/** The inbox's words for each kind of entry of a refund. */
const REFUNDS: Readonly<Record<string, string>> = {
  deposit_refund: 'deposit_refunded',
  deposit_refund_failed: 'deposit_refund_failed',
  deposit_taken_back: 'deposit_taken_back',
}

async function ofRefund(
  deps: Deps,
  { playerId, language }: { readonly playerId: bigint; readonly language: string },
  { kind, at }: Entry,
): Promise<Named | null> {
  const words = REFUNDS[kind]
  const refund = words && (await findRefundAt(deps, playerId, at))
  if (!refund) return null
  return {
    endToEndId: refund.end_to_end_id,
    reason: messageText(language, words, {
      amount: formatMoney(refund.amount),
      taken: formatMoney(refund.taken),
    }),
  }
}

async function ofDeposit(
  deps: Deps,
  { playerId, language }: { readonly playerId: bigint; readonly language: string },
  entry: Entry,
): Promise<Named> {
  if (entry.kind !== 'deposit') return {}
  const payment = await findCredited(deps, playerId, entry.commandId)
  if (!payment) return {}
  return {
    orderId: payment.order_id === null ? null : String(payment.order_id),
    endToEndId: payment.end_to_end_id,
    reason:
      payment.lost &&
      messageText(language, `deposit_credited_${payment.lost}`, {
        amount: formatMoney(add(payment.amount, payment.discount)),
      }),
  }
}
