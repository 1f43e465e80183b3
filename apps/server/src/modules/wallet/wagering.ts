import { centavos, larger, smaller, subtract, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import {
  linePlayed,
  lineProgress,
  lockPlace,
  missingPlay,
  playBeyondAmounts,
} from '@jogada/core/wallet/wager-line'
import type { LinePlay } from '@jogada/core/wallet/wager-line'
import type { CounterMove, RowWrite, RowWriter } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'
import { DEBTS, debtsOf, termsMove, TURNOVER, WAGER_LOCKS, WAGER_RELEASED } from './counters.ts'
import { readLocks, settledPlace } from './open-locks.ts'
import type { OpenLock } from './open-locks.ts'
import { countersAndTakenBack } from './play-taken-back.ts'

const wagerLock: RowWriter = {
  name: 'wallet.wager_lock',
  columns: {
    player_id: 'bigint',
    lock_id: 'text',
    amount: 'bigint',
    wager_from: 'bigint',
    wager_to: 'bigint',
    locked_at: 'timestamptz',
    given: 'bigint',
    played_before: 'bigint',
    max_bet: 'bigint',
  },
  sql: `INSERT INTO wallet.wager_lock
      (player_id, lock_id, amount, wager_from, wager_to, locked_at, given, played_before,
       max_bet)
    SELECT player_id, lock_id, amount, wager_from, wager_to, locked_at, given, played_before,
        max_bet
      FROM rows`,
}

type LineReach = Pick<Deps, 'db' | 'ledger'>

/** How far a player has come on the line of all locks, and how far it goes. */
export type Wagering = {
  /** Lifetime turnover with what was taken back. */
  readonly played: Money
  /** The same with what refunds let go. */
  readonly progress: Money
  readonly wagerTo: Money
  /** What of the way is left before nothing is locked. */
  readonly missing: Money
  /** What of that holds no money, where an amount is wagered several times over. */
  readonly beyond: Money
}

export async function getWagering(deps: Deps, playerId: bigint): Promise<Wagering> {
  return (await readWagering(deps, playerId)).wagering
}

/** The wagering, and in the same look what a player owes. */
export async function getWageringAndDebts(deps: Deps, playerId: bigint) {
  const { wagering, counters } = await readWagering(deps, playerId, DEBTS)
  return { wagering, debts: debtsOf(counters) }
}

async function readWagering(deps: Deps, playerId: bigint, others: readonly string[] = []) {
  const [{ counters, play }, last] = await Promise.all([
    readPlay(deps, playerId, others),
    deps.db
      .selectFrom('wallet.wager_lock')
      .select('wager_to')
      .where('player_id', '=', playerId)
      .orderBy('wager_to', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ])
  const wagerTo = centavos(last?.wager_to ?? 0n)
  // which is how most players stand, and their locks need not be read
  if (play.turnover >= wagerTo) {
    return { wagering: { ...placeOf(play), wagerTo, missing: zero, beyond: zero }, counters }
  }
  return { wagering: await onLine(deps, playerId, play), counters }
}

const placeOf = (play: LinePlay) => ({ played: linePlayed(play), progress: lineProgress(play) })

async function readPlay(deps: LineReach, playerId: bigint, others: readonly string[] = []) {
  const names = [TURNOVER, WAGER_RELEASED, ...others]
  const { counters, takenBack } = await countersAndTakenBack(deps, playerId, names)
  const play: LinePlay = {
    turnover: centavos(counters[TURNOVER]!.total),
    released: centavos(counters[WAGER_RELEASED]!.total),
    takenBack,
  }
  return { counters, play }
}

/**
 * How far a player has come, and in the same look the locks that play has not passed, the
 * newest first.
 */
export type LockLine = Wagering & { readonly locks: readonly OpenLock[] }

export async function readLockLine(deps: LineReach, playerId: bigint): Promise<LockLine> {
  return onLine(deps, playerId, (await readPlay(deps, playerId)).play)
}

async function onLine(deps: LineReach, playerId: bigint, play: LinePlay): Promise<LockLine> {
  const locks =
    play.takenBack.length > 0
      ? await readLocks(deps, playerId)
      : await readLocks(deps, playerId, await settledPlace(deps, playerId, play.turnover))
  const missing = missingPlay(locks, play)
  return {
    ...placeOf(play),
    wagerTo: locks[0]?.to ?? zero,
    missing,
    beyond: playBeyondAmounts(locks, missing),
    locks: locks.filter(({ to }) => to > play.turnover),
  }
}

/**
 * What of the cash is still locked: of each lock its amount, or the turnover that it misses where
 * that is less; never more than the cash itself.
 */
export const lockedOf = ({ missing, beyond }: Wagering, cash: Money): Money =>
  smaller(larger(subtract(missing, beyond), zero), cash)

/** What of the cash may leave: neither locked nor needed for what the player owes. */
export const freeOf = (cash: Money, locked: Money, owed: Money): Money =>
  larger(zero, subtract(subtract(cash, locked), owed))

/** Where the next lock of a player begins, as long as `locks` others were made before it. */
export type WagerLine = Wagering & { readonly locks: bigint }

/** Reads the number of locks before the locks, so that a compare-and-set on it covers them. */
export async function readWagerLine(deps: Deps, playerId: bigint): Promise<WagerLine> {
  const counters = await deps.ledger.counters(playerId, [WAGER_LOCKS])
  return { ...(await getWagering(deps, playerId)), locks: counters[WAGER_LOCKS]!.total }
}

/**
 * Holds only while no other lock was made than the `locks` of before; for commands that
 * take cash out.
 */
export const noNewLock = (locks: bigint): CounterMove => ({
  owner: 'player',
  name: WAGER_LOCKS,
  delta: 0n,
  expect: locks,
})

/**
 * Takes the next place on the line without a lock, for a bonus; stale when another lock was made,
 * or another place taken, since `line` was read.
 */
export const holdWagerLine = ({ locks }: Pick<WagerLine, 'locks'>): CounterMove => ({
  owner: 'player',
  name: WAGER_LOCKS,
  delta: 1n,
  expect: locks,
})

/**
 * The parts of a command that lock `amount` until it was wagered `times` over, after every earlier
 * lock; to be committed with the money. The command is stale when another lock was made since
 * `line` was read: two that began at the same place would be wagered by the same stakes.
 */
export function addLock(
  playerId: bigint,
  line: WagerLine,
  lock: {
    readonly lockId: string
    readonly amount: Money
    /** What of the amount the house gives; the rest is the player's own. */
    readonly given: Money
    readonly times: bigint
    readonly at: Date
    /** The highest single stake until it is played through; none where it is left out. */
    readonly maxBet?: Money | null
  },
): { readonly counters: readonly CounterMove[]; readonly rows: readonly RowWrite[] } {
  if (lock.times === 0n) return { counters: [], rows: [] }
  const { lockId, amount, given, at, maxBet = null } = lock
  const { from, to } = lockPlace(line, amount, lock.times)
  return {
    counters: [holdWagerLine(line), ...(maxBet === null ? [] : [termsMove])],
    rows: [
      {
        writer: wagerLock,
        values: [playerId, lockId, amount, from, to, at, given, line.played, maxBet],
      },
    ],
  }
}
