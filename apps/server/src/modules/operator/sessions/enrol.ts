import type { CallReply, ops } from '@jogada/contract'
import type { Deps } from '../../../deps.ts'
import type { Caller } from '../../../platform/http.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { StaffSession } from '../../../platform/session-lookup.ts'
import { checkNewPassword } from '../../account/index.ts'
import { appendAudit } from '../../audit/index.ts'
import { totpPlace } from '../staff/sealed.ts'
import { findStaff } from '../staff/staff-store.ts'
import { base32, matchingStep, otpUri, SECRET_BYTES } from '../staff/totp.ts'
import { endStaffSessions } from './staff-sessions.ts'

/** Gives a new secret for an authenticator app to somebody who has none confirmed yet. */
export async function startEnrolment(
  { db, rng, vault }: Deps,
  { staffId }: StaffSession,
): Promise<CallReply<typeof ops.opsAccount.enrol>> {
  const secret = rng.bytes(SECRET_BYTES)
  const kept = await db
    .updateTable('operator.staff')
    .set({ totp_secret: vault.sealBytes(secret, totpPlace(staffId)), totp_step: 0n })
    .where('staff_id', '=', staffId)
    .where('totp_confirmed_at', 'is', null)
    .returning('email')
    .executeTakeFirst()
  if (!kept) throw new Refusal('operator_permission')
  return { secret: base32(secret), uri: otpUri(kept.email, secret) }
}

/**
 * Confirms the app by a code of it, replaces a first password that others have seen, opens this
 * session whole and ends every other one. Refuses with `operator_code_wrong` or what is wrong with
 * the password.
 */
export async function confirmEnrolment(
  deps: Deps,
  session: StaffSession,
  given: { readonly code: string; readonly password?: string | undefined; readonly caller: Caller },
): Promise<void> {
  const { db, clock } = deps
  const now = clock.now()
  const staff = await findStaff(db, session.staffId)
  if (!staff?.totp_secret || staff.totp_confirmed_at) throw new Refusal('operator_permission')
  const secret = deps.vault.openBytes(staff.totp_secret, totpPlace(staff.staff_id))
  const step = matchingStep(secret, given.code, { now, used: staff.totp_step })
  if (step === null) throw new Refusal('operator_code_wrong')
  if (staff.must_change_password || given.password !== undefined) {
    checkNewPassword(given.password ?? '', given.password ?? '')
  }
  const changed =
    given.password === undefined
      ? {}
      : {
          password_hash: await deps.passwords.hash(given.password),
          password_changed_at: now,
          must_change_password: false,
        }
  await db.transaction().execute(async (tx) => {
    const confirmed = await tx
      .updateTable('operator.staff')
      .set({
        ...changed,
        totp_confirmed_at: now,
        totp_step: step,
        last_access_at: now,
        last_address: given.caller.address,
      })
      .where('staff_id', '=', staff.staff_id)
      .where('totp_confirmed_at', 'is', null)
      .executeTakeFirst()
    if (confirmed.numUpdatedRows !== 1n) throw new Refusal('operator_permission')
    await endStaffSessions(tx, { staffId: staff.staff_id, at: now })
    await tx
      .updateTable('operator.session')
      .set({ is_whole: true, revoked_at: null })
      .where('session_id', '=', session.sessionId)
      .execute()
    await appendAudit(deps, tx, {
      actor: { staffId: staff.staff_id, email: staff.email, address: given.caller.address },
      action: 'staff.enrolled',
      subject: `staff:${staff.staff_id}`,
      after: { passwordChanged: given.password !== undefined },
    })
  })
}
