import { formatMoney, negate } from '@jogada/core'
import type { MoneyCommand, RowWriter, Slot } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { postedOrRefusal } from '../../platform/verdict.ts'
import { DEPOSITED, getWagering, lockRow } from '../wallet/index.ts'
import type { Wagering } from '../wallet/index.ts'
import { DEPOSIT_CREDITED } from './announce-deposits.ts'
import type { OrderPayment } from './payment-store.ts'

const WAGERED_TIMES = 1n
const ATTEMPTS = 20

const creditedPayment: RowWriter = {
  name: 'deposit.payment:credited',
  columns: { end_to_end_id: 'text', command_id: 'bigint', settled_at: 'timestamptz' },
  sql: `UPDATE deposit.payment AS payment
    SET state = 'credited', command_id = rows.command_id, settled_at = rows.settled_at
    FROM rows WHERE payment.end_to_end_id = rows.end_to_end_id`,
}

const paidOrder: RowWriter = {
  name: 'deposit.order:paid',
  columns: { player_id: 'bigint', order_id: 'bigint' },
  sql: `UPDATE deposit."order" AS paid SET state = 'paid'
    FROM rows WHERE paid.player_id = rows.player_id AND paid.order_id = rows.order_id`,
}

/**
 * Credits an accepted payment with what arrived, locked until it was wagered once. Happens once per
 * endToEndId: a claim of the whole house stands in the same commit as the money.
 */
export async function creditPayment(deps: Deps, payment: OrderPayment): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    // Every deposit moves this counter, so locks read after it are current when it still holds.
    const { [DEPOSITED]: deposited } = await deps.ledger.counters(payment.player_id, [DEPOSITED])
    const before = deposited?.total ?? 0n
    const wagering = await getWagering(deps, payment.player_id)
    const verdict = await deps.ledger.submit(payment.player_id, (slot) =>
      creditCommand(payment, { before, wagering, slot }),
    )
    if (verdict.status === 'stale') continue
    postedOrRefusal(verdict)
    return
  }
  throw new Refusal('service_busy')
}

type Reading = {
  readonly before: bigint
  readonly wagering: Wagering
  readonly slot: Slot
}

function creditCommand(payment: OrderPayment, { before, wagering, slot }: Reading): MoneyCommand {
  const { player_id: playerId, order_id: orderId, amount } = payment
  const claim = `pix:${payment.end_to_end_id}`
  return {
    key: claim,
    bodyHash: `${orderId}:${amount}`,
    kind: 'deposit',
    postings: [
      { account: 'house:psp_clearing', amount: negate(amount) },
      { account: 'cash', amount },
    ],
    counters: [
      { owner: 'player', name: DEPOSITED, delta: amount, expect: before },
      { owner: 'house', name: claim, delta: 1n, max: { total: 1n } },
    ],
    rows: [
      lockRow(playerId, wagering, {
        lockId: claim,
        amount,
        times: WAGERED_TIMES,
        at: slot.at,
      }),
      {
        writer: creditedPayment,
        values: [payment.end_to_end_id, slot.commandId, slot.at],
      },
      { writer: paidOrder, values: [playerId, orderId] },
    ],
    events: [
      {
        topic: DEPOSIT_CREDITED,
        payload: {
          orderId: String(orderId),
          amount: formatMoney(amount),
          isFirst: before === 0n,
        },
      },
    ],
  }
}
