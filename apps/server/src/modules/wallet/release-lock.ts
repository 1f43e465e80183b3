import { centavos, negate, smaller, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import { lockProgress, releasedBy } from '@jogada/core/wallet/wager-line'
import type { CounterMove, RowWrite, RowWriter } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'
import { TURNOVER, WAGER_LOCKS, WAGER_RELEASED } from './counters.ts'
import { noNewLock, readLockLine } from './wagering.ts'

const released: RowWriter = {
  name: 'wallet.wager_release',
  columns: {
    player_id: 'bigint',
    lock_id: 'text',
    release_id: 'text',
    amount: 'bigint',
    at: 'timestamptz',
    given: 'bigint',
  },
  sql: `INSERT INTO wallet.wager_release (player_id, lock_id, release_id, amount, at, given)
    SELECT player_id, lock_id, release_id, amount, at, given FROM rows`,
}

type ReleaseRow = {
  readonly playerId: bigint
  readonly lockId: string
  readonly releaseId: string
  readonly amount: Money
  readonly at: Date
  /** What of the lock's gift went back to the house with it. */
  readonly given?: Money
}

/** The row of what was let go of a lock; of one that came back with a negative amount. */
export const releaseRow = (release: ReleaseRow): RowWrite => {
  const { playerId, lockId, releaseId, amount, at, given = zero } = release
  return { writer: released, values: [playerId, lockId, releaseId, amount, at, given] }
}

/** The parts of a command that change what of a lock must be wagered. */
export type LockChange = {
  readonly counters: readonly CounterMove[]
  readonly rows: (at: Date) => readonly RowWrite[]
}

const none: LockChange = { counters: [], rows: () => [] }

export type Release = {
  readonly playerId: bigint
  readonly lockId: string
  readonly releaseId: string
  readonly paid: Money
  /** The sum of the payment's refunds before and after this one. */
  readonly before: Money
  readonly after: Money
  /** Whether the command may go stale because the player went on playing. */
  readonly isExact: boolean
}

/**
 * Lets a refund's share of a deposit's lock go, as far as it is not wagered yet; to be committed
 * with the refund. A stake or another lock between this look and the commit makes an exact one
 * stale.
 */
export async function releaseLock(deps: Deps, release: Release): Promise<LockChange> {
  const { playerId, lockId, releaseId, paid, before, after, isExact } = release
  const counters = await deps.ledger.counters(playerId, [TURNOVER, WAGER_RELEASED, WAGER_LOCKS])
  const { locks, missing } = await readLockLine(deps, playerId)
  const lock = locks.find((one) => one.lockId === lockId)
  if (!lock) return none
  const { left } = lockProgress(locks, missing).get(lockId)!
  const amount = smaller(left, releasedBy(lock, { paid, before, after }))
  if (amount === zero) return none
  return {
    counters: [
      {
        owner: 'player',
        name: WAGER_RELEASED,
        delta: amount,
        expect: counters[WAGER_RELEASED]!.total,
      },
      ...(isExact
        ? [still(TURNOVER, counters[TURNOVER]!.total), noNewLock(counters[WAGER_LOCKS]!.total)]
        : []),
    ],
    rows: (at) => [releaseRow({ playerId, lockId, releaseId, amount, at })],
  }
}

const still = (name: string, expect: bigint): CounterMove => ({
  owner: 'player',
  name,
  delta: 0n,
  expect,
})

/** Puts back what a refund that failed had let go; to be committed with the money's return. */
export async function undoRelease(
  { db }: Deps,
  { playerId, lockId, releaseId }: Pick<Release, 'playerId' | 'lockId' | 'releaseId'>,
): Promise<LockChange> {
  const row = await db
    .selectFrom('wallet.wager_release')
    .select('amount')
    .where('player_id', '=', playerId)
    .where('lock_id', '=', lockId)
    .where('release_id', '=', releaseId)
    .executeTakeFirst()
  if (!row) return none
  const amount = negate(centavos(row.amount))
  return {
    counters: [{ owner: 'player', name: WAGER_RELEASED, delta: amount }],
    rows: (at) => [releaseRow({ playerId, lockId, releaseId: `${releaseId}:failed`, amount, at })],
  }
}
