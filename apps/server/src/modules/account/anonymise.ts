import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'
import { openLogin } from './login-lock.ts'
import { NO_PASSWORD } from '../../platform/passwords.ts'
import { getPlayer } from './player-store.ts'
import type { Player } from './player-store.ts'
import { HOUSE_DOMAIN } from './read-email.ts'

/** What the address of an account begins with whose own one is gone; nobody can be reached there. */
const leftBy = (playerId: bigint) => `closed-${playerId}-`

/** Whether an account says no more how its holder is reached. */
export const isAnonymous = ({ player_id, email }: Pick<Player, 'player_id' | 'email'>): boolean =>
  email.startsWith(leftBy(player_id)) && email.endsWith(`@${HOUSE_DOMAIN}`)

/**
 * Takes out of an account what the law does not keep: address, phone, name, device, and every way
 * to log in. The e-mail is free for another account afterwards.
 */
export async function anonymisePlayer(tx: Kysely<Tables>, playerId: bigint): Promise<void> {
  await openLogin(tx, (await getPlayer(tx, playerId)).email)
  await tx
    .updateTable('account.player')
    .set({
      // not to be guessed: an account that had the address already would keep this one from its end
      email: sql<string>`${leftBy(playerId)} || gen_random_uuid() || ${`@${HOUSE_DOMAIN}`}`,
      phone: '',
      phone_confirmed_at: null,
      name: '',
      password_hash: NO_PASSWORD,
      registered_device: '',
    })
    .where('player_id', '=', playerId)
    .execute()
  await tx
    .updateTable('account.session')
    .set({ device_id: '', user_agent: '' })
    .where('player_id', '=', playerId)
    .execute()
  for (const table of [
    'account.email_code',
    'account.passkey',
    'account.phone_code',
    'account.recovery_code',
    'account.second_factor',
  ] as const) {
    await tx.deleteFrom(table).where('player_id', '=', playerId).execute()
  }
  await sql`SELECT account.forget(${playerId})`.execute(tx)
}
