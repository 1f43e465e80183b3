import type { Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'

export type DeviceFacts = {
  /**
   * When the player was first seen on it; null for the device of registration, or an unnamed one.
   */
  readonly firstSeenAt: Date | null
  /** Other players who were seen on it. */
  readonly others: number
}

const MANY = 50

/** What is known of the device that a player uses. */
export async function deviceFacts(
  db: Kysely<Tables>,
  playerId: bigint,
  deviceId: string,
): Promise<DeviceFacts> {
  if (deviceId === '') return { firstSeenAt: null, others: 0 }
  const [own, others] = await Promise.all([
    db
      .selectFrom('account.session')
      .innerJoin('account.player', 'account.player.player_id', 'account.session.player_id')
      .select((select) => [
        select.fn.min('account.session.opened_at').as('first_seen_at'),
        'account.player.registered_device',
      ])
      .where('account.session.player_id', '=', playerId)
      .where('account.session.device_id', '=', deviceId)
      .groupBy('account.player.registered_device')
      .executeTakeFirst(),
    db
      .selectFrom('account.session')
      .select('player_id')
      .distinct()
      .where('device_id', '=', deviceId)
      .where('player_id', '!=', playerId)
      .limit(MANY)
      .execute(),
  ])
  const isFirst = own?.registered_device === deviceId
  return { firstSeenAt: isFirst ? null : (own?.first_seen_at ?? null), others: others.length }
}
