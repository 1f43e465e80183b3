import type { CallReply, phone } from '@jogada/contract'
import { licenceProfile } from '@jogada/core/licence/profile'
import type { Deps } from '../../../deps.ts'
import { getPlayer } from '../player-store.ts'
import { shownPhone } from './phone-number.ts'

/** The phone of an account, masked, and whether play waits for its confirmation. */
export async function phoneState(
  deps: Pick<Deps, 'db' | 'env'>,
  playerId: bigint,
): Promise<CallReply<typeof phone.phoneState>> {
  const player = await getPlayer(deps.db, playerId)
  return {
    phone: shownPhone(player.phone),
    confirmedAt: player.phone_confirmed_at?.toISOString() ?? null,
    isRequired: licenceProfile(deps.env.LICENCE_PROFILE).kyc.phone,
  }
}

/** Whether a code sent to the player's phone came back. */
export async function isPhoneConfirmed(
  { db }: Pick<Deps, 'db'>,
  playerId: bigint,
): Promise<boolean> {
  const row = await db
    .selectFrom('account.player')
    .select('phone_confirmed_at')
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return (row?.phone_confirmed_at ?? null) !== null
}
