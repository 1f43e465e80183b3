import { centavos, smaller, subtract, timesRatioFloor } from '@jogada/core'
import type { Money } from '@jogada/core'
import { licenceProfile } from '@jogada/core/licence/profile'
import { usdtFor } from '@jogada/core/withdrawal/usdt'
import { vipLevel } from '@jogada/core/vip/levels'
import type { CounterMove } from '@jogada/ledger'
import type { Selectable } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Tables } from '../../tables.ts'
import { getPlayer, heldByRelease } from '../account/index.ts'
import type { Player } from '../account/index.ts'
import { isClosing, isPlayOver } from '../limits/index.ts'
import { vipTable } from '../vip-table/index.ts'
import {
  freeOf,
  getWagering,
  lockedNow,
  lockedOf,
  noNewLock,
  readDebts,
  WAGER_LOCKS,
} from '../wallet/index.ts'
import type { Debts } from '../wallet/index.ts'
import { CASH_OUT, OPEN_ROUNDS, WITHDRAWALS } from './counters.ts'
import type { DestinationType } from './tables.ts'

/** What a player may withdraw at one moment, and by which terms. */
export type Limits = {
  readonly player: Player
  readonly terms: Terms
  /** A round or a third-party transaction is not settled yet. */
  readonly isLocked: boolean
  /** So many a day; null where they are not limited. */
  readonly perDay: bigint | null
  readonly leftToday: bigint
  readonly cash: Money
  /** What a lock keeps of it here; of one who may not play only what the house gave. */
  readonly locked: Money
  /** What of the cash is not played through, whoever may play. */
  readonly unplayed: Money
  /** Until when cash leaves only past a person, for operators released what guarded the account. */
  readonly heldUntil: Date | null
  /** What the player owes, as it was before the balance was read. */
  readonly debts: Debts
  /** Hold only while the player owes, and has as many locks, as when they were read. */
  readonly unchanged: readonly CounterMove[]
  /** Cash that neither a lock nor a debt keeps. */
  readonly free: Money
  /** Withdrawable now and within the maximum of one withdrawal. */
  readonly available: Money
  readonly feePerMille: bigint
  /** `CASH_OUT` as it was before the balance was read. */
  readonly cashOut: bigint
}

export type Terms = Readonly<Selectable<Tables['withdrawal.terms']>>

const LEAST = centavos(1n)

/** The rules of a withdrawal as they are set now, as far as the licence lets the house set them. */
export async function withdrawalTerms({ db, env }: Pick<Deps, 'db' | 'env'>): Promise<Terms> {
  const terms = await db.selectFrom('withdrawal.terms').selectAll().executeTakeFirstOrThrow()
  const { houseTerms } = licenceProfile(env.LICENCE_PROFILE).payout
  return houseTerms ? terms : { ...terms, minimum: LEAST }
}

/** Reads the limits; the counters first, so that a compare-and-set on them covers what follows. */
export async function readLimits(deps: Deps, playerId: bigint): Promise<Limits> {
  const [counters, debts] = await Promise.all([
    deps.ledger.counters(playerId, [CASH_OUT, OPEN_ROUNDS, WITHDRAWALS, WAGER_LOCKS]),
    readDebts(deps, playerId),
  ])
  const [player, ordinary, balances, wagering, isKeptOut, isLeaving, heldUntil] = await Promise.all(
    [
      getPlayer(deps.db, playerId),
      withdrawalTerms(deps),
      deps.ledger.balances(playerId),
      getWagering(deps, playerId),
      isPlayOver(deps, playerId),
      isClosing(deps, playerId),
      heldByRelease(deps, playerId),
    ],
  )
  const { withdrawalsPerDay, withdrawalFeePerMille } = vipLevel(player.level, vipTable(deps))
  const cash = balances.cash.balance
  const terms = isKeptOut ? { ...ordinary, minimum: LEAST, maximum: cash } : ordinary
  const unplayed = lockedOf(wagering, cash)
  const locked = await lockedNow(deps, playerId, { wagering, cash, isPlayOver: isKeptOut })
  const free = freeOf(cash, locked, debts.total)
  return {
    player,
    terms,
    isLocked: counters[OPEN_ROUNDS]!.total > 0n,
    perDay: isLeaving ? null : withdrawalsPerDay,
    leftToday: leftOf(withdrawalsPerDay - counters[WITHDRAWALS]!.day, isLeaving ? 1n : 0n),
    cash,
    locked,
    unplayed,
    heldUntil,
    debts,
    unchanged: [...debts.unchanged, noNewLock(counters[WAGER_LOCKS]!.total)],
    free,
    available: smaller(free, terms.maximum),
    // who closes the account gets all that is in it
    feePerMille: isLeaving ? 0n : withdrawalFeePerMille,
    cashOut: counters[CASH_OUT]!.total,
  }
}

const leftOf = (left: bigint, least: bigint): bigint => (left > least ? left : least)

/**
 * The fee of a withdrawal: by Pix the level's share of it, rounded down in the player's favour; in
 * USDT the network's one USDT at the rate, so that amount / rate − 1 is what arrives.
 */
export const feeOf = (
  amount: Money,
  type: DestinationType,
  { feePerMille, terms }: Limits,
): Money =>
  type === 'USDT'
    ? smaller(terms.usdt_rate, subtract(amount, centavos(1n)))
    : timesRatioFloor(amount, feePerMille, 1000n)

const RATE_SCALE = 100n

/** Hundredths of a USDT that arrive for an amount; null for Pix. */
export const usdtOf = (amount: Money, type: DestinationType, { terms }: Limits): Money | null =>
  type === 'USDT' ? usdtFor(amount, terms.usdt_rate, RATE_SCALE) : null
