import { centavos } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { DatedLock, GivenLock } from '@jogada/core/wallet/wager-line'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'

export type OpenLock = GivenLock & DatedLock & { readonly amount: Money }

/**
 * The locks of a player that reach beyond a place on the line, the newest first; all of them
 * without one.
 */
export async function readLocks(
  deps: Deps,
  playerId: bigint,
  beyond: bigint | null,
): Promise<readonly OpenLock[]> {
  const [locks, releases] = await Promise.all([
    deps.db
      .selectFrom('wallet.wager_lock')
      .selectAll()
      .where('player_id', '=', playerId)
      .$if(beyond !== null, (query) => query.where('wager_to', '>', beyond))
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
  }))
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

/** What refunds let go of the locks of some players, each with when, and when its lock was made. */
export const releasesOf = (
  { db }: Pick<Deps, 'db'>,
  players: readonly bigint[],
): Promise<(Omit<Released, 'lockId'> & { readonly playerId: bigint; readonly at: Date })[]> =>
  db
    .selectFrom('wallet.wager_release as release')
    .innerJoin('wallet.wager_lock as lock', (join) =>
      join
        .onRef('lock.player_id', '=', 'release.player_id')
        .onRef('lock.lock_id', '=', 'release.lock_id'),
    )
    .select([
      'release.player_id as playerId',
      'release.amount',
      'release.at',
      'lock.locked_at as lockedAt',
    ])
    .where('release.player_id', '=', (is) => is.fn.any(is.val(players)))
    .execute()

type Released = { readonly lockId: string; readonly amount: bigint; readonly lockedAt: Date }

/** What refunds let go of a player's locks, each with when its lock was made. */
export const readReleases = ({ db }: Deps, playerId: bigint): Promise<Released[]> =>
  db
    .selectFrom('wallet.wager_release as release')
    .innerJoin('wallet.wager_lock as lock', (join) =>
      join
        .onRef('lock.player_id', '=', 'release.player_id')
        .onRef('lock.lock_id', '=', 'release.lock_id'),
    )
    .select(['release.lock_id as lockId', 'release.amount', 'lock.locked_at as lockedAt'])
    .where('release.player_id', '=', playerId)
    .execute()

export const sumOf = (releases: readonly Pick<Released, 'amount'>[]): Money =>
  centavos(releases.reduce((sum, { amount }) => sum + amount, 0n))
