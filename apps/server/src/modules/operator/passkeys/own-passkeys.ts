import type { CallReply, ops } from '@jogada/contract'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Tables } from '../../../tables.ts'
import { appendAudit } from '../../audit/index.ts'
import { confirmByCode } from '../sessions/confirm-code.ts'
import type { Asker } from '../sessions/confirm-code.ts'

export type StaffPasskey = Selectable<Tables['operator.passkey']>

/**
 * The operator's passkeys, the oldest first. One that is older than the authenticator app beside it
 * is none: it was made beside a second factor that is gone.
 */
export const passkeysOf = (
  { db }: { readonly db: Pick<Kysely<Tables>, 'selectFrom'> },
  staffId: bigint,
): Promise<StaffPasskey[]> =>
  db
    .selectFrom('operator.passkey')
    .innerJoin('operator.staff', 'operator.staff.staff_id', 'operator.passkey.staff_id')
    .selectAll('operator.passkey')
    .where('operator.passkey.staff_id', '=', staffId)
    .whereRef('operator.passkey.made_at', '>=', 'operator.staff.totp_confirmed_at')
    .orderBy('operator.passkey.passkey_id')
    .execute()

/** A passkey as its owner sees it. */
export const shown = (row: StaffPasskey): CallReply<typeof ops.passkeys.finish> => ({
  passkeyId: String(row.passkey_id),
  name: row.name,
  isSynced: row.is_synced,
  madeAt: row.made_at.toISOString(),
  usedAt: row.used_at?.toISOString() ?? null,
})

/**
 * Forgets one of the operator's own passkeys. The authenticator app stays, so that nobody is left
 * without a second factor. Refuses with what `confirmByCode` refuses, and with `not_found`.
 */
export async function removePasskey(
  deps: Deps,
  asker: Asker,
  { passkeyId, code }: { readonly passkeyId: bigint; readonly code: string },
): Promise<null> {
  const { staffId } = await confirmByCode(deps, asker, code)
  await deps.db.transaction().execute(async (tx) => {
    const gone = await tx
      .deleteFrom('operator.passkey')
      .where('staff_id', '=', staffId)
      .where('passkey_id', '=', passkeyId)
      .returning('name')
      .executeTakeFirst()
    if (!gone) throw new Refusal('not_found')
    await appendAudit(deps, tx, {
      actor: asker.actor,
      action: 'staff.passkey_removed',
      subject: `staff:${staffId}`,
      before: { passkey: gone.name },
    })
  })
  return null
}

/** Forgets every passkey of an operator, and what was begun for another one. */
export async function forgetPasskeys(tx: Transaction<Tables>, staffId: bigint): Promise<void> {
  await tx.deleteFrom('operator.passkey').where('staff_id', '=', staffId).execute()
  await tx.deleteFrom('operator.passkey_challenge').where('staff_id', '=', staffId).execute()
}
