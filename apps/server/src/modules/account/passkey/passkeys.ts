import type { KeptPasskey } from '@jogada/contract/passkey'
import type { Selectable } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { confirmOwner } from '../confirm-owner.ts'
import type { OwnerProof } from '../confirm-owner.ts'
import { noteGuardChange } from '../guard-change.ts'
import type { AccountTables } from '../tables.ts'
import { tellOfChange } from '../tell-of-change.ts'

export type PasskeyRow = Selectable<AccountTables['account.passkey']>

/** The player's passkeys, the oldest first. */
export const passkeysOf = ({ db }: Pick<Deps, 'db'>, playerId: bigint): Promise<PasskeyRow[]> =>
  db
    .selectFrom('account.passkey')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('passkey_id')
    .execute()

/** A passkey as its player sees it. */
export const shown = (row: PasskeyRow): KeptPasskey => ({
  passkeyId: String(row.passkey_id),
  userAgent: row.user_agent,
  isSynced: row.is_synced,
  madeAt: row.made_at.toISOString(),
  usedAt: row.used_at?.toISOString() ?? null,
})

/**
 * Forgets one of the player's passkeys; one that is gone already is no error. Refuses with what
 * `confirmOwner` refuses.
 */
export async function removePasskey(
  deps: Deps,
  playerId: bigint,
  { passkeyId, ...proof }: OwnerProof & { readonly passkeyId: string },
): Promise<null> {
  await confirmOwner(deps, playerId, proof)
  await deps.db.transaction().execute(async (db) => {
    const { numDeletedRows } = await db
      .deleteFrom('account.passkey')
      .where('player_id', '=', playerId)
      .where('passkey_id', '=', BigInt(passkeyId))
      .executeTakeFirst()
    if (numDeletedRows === 0n) return
    await noteGuardChange({ db, clock: deps.clock }, playerId, 'passkey_removed')
    await tellOfChange({ db, clock: deps.clock }, playerId, 'passkey')
  })
  return null
}
