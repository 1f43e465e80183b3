import { add, formatMoney, negate, zero } from '@jogada/core'
import { licenceProfile } from '@jogada/core/licence/profile'
import { lockPlace } from '@jogada/core/wallet/wager-line'
import type { MoneyCommand, RowWriter, Slot, Verdict } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { AGAIN, untilFresh } from '../../platform/until-fresh.ts'
import { postedOrRefusal } from '../../platform/verdict.ts'
import { activeBonuses, familyTurnovers, payPromise } from '../promotion/index.ts'
import type { Bonus, FamilyTurnover } from '../promotion/index.ts'
import {
  addLock,
  DEPOSITED,
  DEPOSITS_SO_FAR,
  FIRST_DEPOSIT,
  nextDeposit,
  OF_A_DEPOSIT,
  readWagerLine,
} from '../wallet/index.ts'
import type { WagerLine } from '../wallet/index.ts'
import { DEPOSIT_CREDITED } from './announce-deposits.ts'
import { duePromise } from './due-promise.ts'
import type { DuePromise } from './due-promise.ts'
import type { OrderPayment, ReturnReason } from './payment-store.ts'

/**
 * How often a deposit is wagered before it can be withdrawn; not at all where the licence knows
 * no such term.
 */
export const wageredTimes = ({ env }: Pick<Deps, 'env'>): bigint =>
  licenceProfile(env.LICENCE_PROFILE).payout.houseTerms ? 1n : 0n

const creditedPayment: RowWriter = {
  name: 'deposit.payment:credited',
  columns: {
    end_to_end_id: 'text',
    command_id: 'bigint',
    settled_at: 'timestamptz',
    discount: 'bigint',
    lost: 'text',
  },
  sql: `UPDATE deposit.payment AS payment
    SET state = 'credited', command_id = rows.command_id, settled_at = rows.settled_at,
      discount = rows.discount, lost = rows.lost
    FROM rows WHERE payment.end_to_end_id = rows.end_to_end_id`,
}

const paidOrder: RowWriter = {
  name: 'deposit.order:paid',
  columns: { player_id: 'bigint', order_id: 'bigint', is_promise_paid: 'boolean', gift: 'bigint' },
  sql: `UPDATE deposit."order" AS paid 
    SET state = 'paid', is_promised = is_promised AND NOT rows.is_promise_paid,
      gift = CASE WHEN rows.is_promise_paid THEN rows.gift
        WHEN paid.state = 'paid' THEN paid.gift ELSE 0 END
    FROM rows WHERE paid.player_id = rows.player_id AND paid.order_id = rows.order_id`,
}

/** A payment's name in the ledger: its command, its claim, its lock and its bonus. */
export const claimOf = (endToEndId: string) => `${OF_A_DEPOSIT}${endToEndId}`

/**
 * Credits an accepted payment with what arrived, locked until it was wagered as often as the
 * licence lets the house ask for. One that pays its order in time and as asked brings the promised
 * discount and gift with it; any other brings just itself, and why is kept. Answers with why it
 * must go back instead, or null. Happens once per endToEndId: a claim of the whole house stands in
 * the same commit as the money.
 */
export async function creditPayment(
  deps: Deps,
  payment: OrderPayment,
): Promise<ReturnReason | null> {
  const times = wageredTimes(deps)
  return untilFresh(async () => {
    // Every deposit moves this counter, so what is read after it is current when it still holds.
    const counters = await deps.ledger.counters(payment.player_id, DEPOSITS_SO_FAR)
    const before = counters[DEPOSITED]!.total
    // before the bonuses: an operator's grant between them moves the count of locks
    const line = await readWagerLine(deps, payment.player_id)
    const [bonuses, due] = await Promise.all([
      activeBonuses(deps, payment.player_id),
      duePromise(deps, payment, nextDeposit(counters)),
    ])
    const played = await familyTurnovers(deps, payment.player_id, [
      due.kept?.promised.contribution ?? {},
    ])
    const verdict = await deps.ledger.submit(payment.player_id, (slot) =>
      creditCommand(payment, { before, line, bonuses, due, played, slot, times }),
    )
    if (verdict.status === 'stale') return AGAIN
    return reasonOf(verdict)
  })
}

/** The refusals that send a payment back, with the reason that its payer reads. */
const RETURNED: ReadonlyMap<string, ReturnReason> = new Map([
  ['deposit_limit', 'limit'],
  ['play_paused', 'limit'],
  ['play_excluded', 'limit'],
  ['play_excluded_until', 'limit'],
  ['account_restricted', 'account'],
  ['account_closed', 'account'],
])

/** Why what stands in the way of a deposit sends a payment back; null where it does not. */
export const returnReasonOf = (error: unknown): ReturnReason | null =>
  error instanceof Refusal ? (RETURNED.get(error.code) ?? null) : null

function reasonOf(verdict: Verdict): ReturnReason | null {
  try {
    postedOrRefusal(verdict)
    return null
  } catch (error) {
    const reason = returnReasonOf(error)
    if (reason === null) throw error
    return reason
  }
}

type Reading = {
  readonly before: bigint
  readonly line: WagerLine
  readonly bonuses: readonly Bonus[]
  readonly due: DuePromise
  readonly played: FamilyTurnover
  readonly slot: Slot
  /** How often the deposit is to be wagered. */
  readonly times: bigint
}

function creditCommand(payment: OrderPayment, reading: Reading): MoneyCommand {
  const { before, line, bonuses, due, played, slot, times } = reading
  const { kept, lost } = due
  const promised = kept?.promised
  const { player_id: playerId, order_id: orderId, amount } = payment
  const claim = claimOf(payment.end_to_end_id)
  const discount = promised?.discount ?? zero
  const credited = add(amount, discount)
  const extra =
    promised &&
    payPromise(promised, {
      bonusId: claim,
      depositWagerTo: lockPlace(line, credited, times).to,
      playedBefore: line.played,
      before: bonuses,
      played,
      at: slot.at,
    })
  const lock = addLock(playerId, line, {
    lockId: claim,
    amount: credited,
    given: discount,
    times,
    at: slot.at,
  })
  return {
    key: claim,
    bodyHash: `${orderId}:${amount}`,
    kind: 'deposit',
    postings: [
      { account: 'house:psp_clearing', amount: negate(amount) },
      { account: 'cash', amount },
      ...(extra?.postings ?? []),
    ],
    counters: [
      { owner: 'player', name: DEPOSITED, delta: amount, expect: before },
      ...(before === 0n ? [{ owner: 'player', name: FIRST_DEPOSIT, delta: amount } as const] : []),
      { owner: 'house', name: claim, delta: 1n, max: { total: 1n } },
      ...lock.counters,
      ...(extra?.counters ?? []),
      ...(kept?.lapsed(slot.at) ?? []),
    ],
    rows: [
      ...lock.rows,
      {
        writer: creditedPayment,
        values: [payment.end_to_end_id, slot.commandId, slot.at, discount, lost],
      },
      {
        writer: paidOrder,
        values: [playerId, orderId, promised !== undefined, promised?.gift ?? zero],
      },
      ...(extra?.rows ?? []),
    ],
    events: [
      {
        topic: DEPOSIT_CREDITED,
        payload: {
          orderId: String(orderId),
          amount: formatMoney(credited),
          gift: formatMoney(promised?.gift ?? zero),
          isFirst: before === 0n,
          ...(lost && { lost }),
        },
      },
    ],
  }
}
