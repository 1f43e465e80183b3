import { centavos } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { DatedLock, GivenLock } from '@jogada/core/wallet/wager-line'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'

export type OpenLock = GivenLock &
  DatedLock & {
    readonly amount: Money
    /** The highest single stake until it is played through, or null. */
    readonly maxBet: Money | null
  }

/**
 * The locks of a player that reach beyond a place on the line, the newest first; all of them
 * without one.
 */
export async function readLocks(
  deps: Pick<Deps, 'db'>,
  playerId: bigint,
  beyond = 0n,
): Promise<readonly OpenLock[]> {
  const [locks, releases] = await Promise.all([
    deps.db
      .selectFrom('wallet.wager_lock')
      .selectAll()
      .where('player_id', '=', playerId)
      .where('wager_to', '>', beyond)
      .orderBy('wager_to', 'desc')
      .execute(),
    readReleases(deps, playerId),
  ])
  const byLock = Map.groupBy(releases, ({ lockId }) => lockId)
  return locks.map((lock) => ({
    lockId: lock.lock_id,
    from: centavos(lock.wager_from),
    to: centavos(lock.wager_to),
    amount: centavos(lock.amount),
    given: centavos(lock.given),
    released: sumOf(byLock.get(lock.lock_id) ?? []),
    lockedAt: lock.locked_at,
    playedBefore: moneyOrNull(lock.played_before),
    maxBet: lock.max_bet,
  }))
}

const moneyOrNull = (amount: bigint | null) => (amount === null ? null : centavos(amount))

/**
 * A place on the line of a player of whom nothing is taken back, before which no lock has to be
 * known: where the newest one begins before which all had been played, however little of it is let
 * go. Of locks of which nobody kept what was played before them, the newest that play has passed
 * knows that of the others.
 */
export async function settledPlace(
  { db }: Pick<Deps, 'db'>,
  playerId: bigint,
  turnover: Money,
): Promise<bigint | undefined> {
  const { rows } = await sql<{ wager_from: bigint }>`
    SELECT wager_from FROM wallet.wager_lock AS lock
      WHERE player_id = ${playerId} AND CASE
        WHEN played_before IS NULL THEN wager_to <= ${turnover}
        ELSE NOT EXISTS (SELECT FROM wallet.wager_lock AS earlier
          WHERE earlier.player_id = lock.player_id
            AND earlier.wager_to > lock.played_before AND earlier.wager_to <= lock.wager_from)
        END
      ORDER BY wager_to DESC LIMIT 1`.execute(db)
  return rows[0]?.wager_from
}

/**
 * Where the named locks of a player end on the line of their wagering; unknown ones are left out.
 */
export async function lockEnds(
  { db }: Deps,
  playerId: bigint,
  lockIds: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  const rows = await db
    .selectFrom('wallet.wager_lock')
    .select(['lock_id', 'wager_to'])
    .where('player_id', '=', playerId)
    .where('lock_id', '=', (is) => is.fn.any(is.val(lockIds)))
    .execute()
  return new Map(rows.map(({ lock_id, wager_to }) => [lock_id, wager_to]))
}

/** Where each of the named locks of some players ends, by the lock's name. */
export async function lockEndsOf(
  { db }: Pick<Deps, 'db'>,
  locks: readonly { readonly playerId: bigint; readonly lockId: string }[],
): Promise<ReadonlyMap<string, Money>> {
  const { rows } = await sql<{ lock_id: string; wager_to: bigint }>`
    SELECT lock.lock_id, lock.wager_to
      FROM unnest(${locks.map(({ playerId }) => playerId)}::bigint[],
                  ${locks.map(({ lockId }) => lockId)}::text[]) AS named (player_id, lock_id)
      JOIN wallet.wager_lock AS lock USING (player_id, lock_id)`.execute(db)
  return new Map(rows.map(({ lock_id, wager_to }) => [lock_id, centavos(wager_to)]))
}

type Released = { readonly lockId: string; readonly amount: bigint }

/** What refunds let go of a player's locks. */
const readReleases = ({ db }: Pick<Deps, 'db'>, playerId: bigint): Promise<Released[]> =>
  db
    .selectFrom('wallet.wager_release')
    .select(['lock_id as lockId', 'amount'])
    .where('player_id', '=', playerId)
    .execute()

const sumOf = (releases: readonly Pick<Released, 'amount'>[]): Money =>
  centavos(releases.reduce((sum, { amount }) => sum + amount, 0n))
