import type { CallReply, wallet } from '@jogada/contract'
import { centavos, formatMoney, larger, smaller, subtract, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import { licenceProfile } from '@jogada/core/licence/profile'
import type { Selectable } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Tables } from '../../tables.ts'
import type { CounterMove } from '@jogada/ledger'
import { isPartOpen } from '../part/index.ts'
import { freeOf } from '../wallet/index.ts'
import { readLimits } from '../withdrawal/index.ts'

/** Counts a player's transfers, and their centavos. */
export const TRANSFERS = 'transfers'
export const TRANSFERRED = 'transferred'

/** What a player may transfer at one moment, and by which terms. */
export type TransferLimits = {
  readonly terms: Readonly<Selectable<Tables['transfer.terms']>>
  readonly isOffered: boolean
  readonly isLocked: boolean
  /** Until when nothing is sent, for operators released what guarded the account. */
  readonly heldUntil: Date | null
  /** Cash that neither a lock nor a debt keeps. */
  readonly free: Money
  /** Hold only while the player owes, and has as many locks, as when they were read. */
  readonly unchanged: readonly CounterMove[]
  readonly leftToday: bigint
  readonly leftTodayAmount: Money
  /** What one transfer may move now. */
  readonly available: Money
  /** `CASH_OUT` as it was before the balance was read. */
  readonly cashOut: bigint
}

/** The rules of a transfer as they are set now. */
export const transferTerms = ({
  db,
}: Pick<Deps, 'db'>): Promise<Readonly<Selectable<Tables['transfer.terms']>>> =>
  db.selectFrom('transfer.terms').selectAll().executeTakeFirstOrThrow()

/** Reads the limits; the counter of cash taken out first, so that what follows is covered by it. */
export async function readTransferLimits(deps: Deps, playerId: bigint): Promise<TransferLimits> {
  const limits = await readLimits(deps, playerId)
  const { cash, debts, isLocked, heldUntil, cashOut, unchanged, player } = limits
  // who may not play takes unplayed money out to themselves alone
  const free = freeOf(cash, limits.unplayed, debts.total)
  const [terms, isOpen, counters] = await Promise.all([
    transferTerms(deps),
    isPartOpen(deps, 'transfers', playerId),
    deps.ledger.counters(playerId, [TRANSFERS, TRANSFERRED]),
  ])
  const used = counters[TRANSFERS]!.day
  const leftTodayAmount = larger(
    zero,
    subtract(terms.day_amount, centavos(counters[TRANSFERRED]!.day)),
  )
  return {
    terms,
    // The regulator lets no money pass between two players; test accounts play with the house's.
    isOffered:
      isOpen && licenceProfile(deps.env.LICENCE_PROFILE).wallet.p2pTransfer && !player.is_test,
    isLocked,
    heldUntil,
    free,
    unchanged,
    leftToday: used < terms.per_day ? terms.per_day - used : 0n,
    leftTodayAmount,
    available: smaller(smaller(free, terms.maximum), leftTodayAmount),
    cashOut,
  }
}

/** The limits as the player reads them. */
export async function showTransferLimits(
  deps: Deps,
  playerId: bigint,
): Promise<CallReply<typeof wallet.transferLimits>> {
  const limits = await readTransferLimits(deps, playerId)
  const { terms } = limits
  return {
    offered: limits.isOffered,
    heldUntil: limits.heldUntil?.toISOString() ?? null,
    minimum: formatMoney(terms.minimum),
    maximum: formatMoney(terms.maximum),
    available: formatMoney(limits.available),
    leftToday: Number(limits.leftToday),
    leftTodayAmount: formatMoney(limits.leftTodayAmount),
    newRecipientMaximum: formatMoney(terms.new_recipient_maximum),
    newRecipientHours: terms.new_recipient_hours,
    lock: limits.isLocked,
  }
}
