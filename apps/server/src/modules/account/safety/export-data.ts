import type { CallReply, security } from '@jogada/contract'
import type { Deps } from '../../../deps.ts'
import { getPlayer } from '../player-store.ts'

/** Everything that the account keeps about the player except secrets, which nobody can read back. */
export async function exportData(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  playerId: bigint,
): Promise<CallReply<typeof security.exportData>> {
  const player = await getPlayer(db, playerId)
  const sessions = await db
    .selectFrom('account.session')
    .select(['opened_at', 'seen_at', 'revoked_at', 'address', 'device_id', 'user_agent'])
    .where('player_id', '=', playerId)
    .orderBy('session_id')
    .execute()
  return {
    madeAt: clock.now().toISOString(),
    account: {
      email: player.email,
      phone: player.phone,
      name: player.name,
      inviteCode: player.invite_code,
      level: player.level,
      registeredAt: player.registered_at.toISOString(),
      registeredAddress: player.registered_address,
      registeredDevice: player.registered_device,
      termsAcceptedAt: player.terms_accepted_at.toISOString(),
      passwordChangedAt: player.password_changed_at?.toISOString() ?? null,
      licenceProfile: player.licence_profile,
    },
    sessions: sessions.map((session) => ({
      openedAt: session.opened_at.toISOString(),
      seenAt: session.seen_at.toISOString(),
      endedAt: session.revoked_at?.toISOString() ?? null,
      address: session.address,
      deviceId: session.device_id,
      userAgent: session.user_agent,
    })),
  }
}
