import type { CallOutput, CallReply, ops } from '@jogada/contract'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { checkNewPassword, takeFailureBack } from '../../account/index.ts'
import { appendAudit, auditNow } from '../../audit/index.ts'
import { offerPasskeys } from '../passkeys/show-passkey.ts'
import { findStaff } from '../staff/staff-store.ts'
import type { Staff } from '../staff/staff-store.ts'
import type { Asker } from './confirm-code.ts'
import { countTry, doorOf } from './login-door.ts'
import { spendFactor } from './spend-factor.ts'
import type { Factor } from './spend-factor.ts'
import { endStaffSessions } from './staff-sessions.ts'

type Change = typeof ops.opsAccount.changePassword

/**
 * Sets a new password for whoever shows the present one and a second factor, and ends every other
 * session. Wrong ones count as failures of the login do, and are traced. Refuses with
 * `login_locked`, `password_wrong`, what is wrong with the new one, `password_unchanged`,
 * `operator_code_wrong` and `staff_passkey_failed`.
 */
export async function changeOwnPassword(
  deps: Deps,
  asker: Asker,
  { password, newPassword, code, passkey }: CallOutput<Change>['body'],
): Promise<CallReply<Change>> {
  checkNewPassword(newPassword, newPassword)
  const counted = await countTry(deps, doorOf(asker.operator.email, asker.actor))
  const staff = (await findStaff(deps.db, asker.operator.staffId))!
  if (!(await deps.passwords.fits(staff.password_hash, password))) {
    return refuse(deps, asker, 'password_wrong')
  }
  if (newPassword === password || (code === undefined && passkey === undefined)) {
    await takeFailureBack(deps, counted)
    if (newPassword === password) throw new Refusal('password_unchanged')
    const offer = await offerPasskeys(deps, staff.staff_id)
    return { stage: 'code', ...(offer && { passkey: offer }) }
  }
  const factor = await spendFactor(deps, staff, { code, passkey })
  if (!factor) {
    return refuse(deps, asker, passkey ? 'staff_passkey_failed' : 'operator_code_wrong')
  }
  await takeFailureBack(deps, counted)
  await setPassword(deps, asker, { staff, newPassword, factor })
  return { stage: 'changed' }
}

async function refuse(
  deps: Deps,
  { actor, operator: { staffId } }: Asker,
  code: 'operator_code_wrong' | 'password_wrong' | 'staff_passkey_failed',
): Promise<never> {
  await auditNow(deps, { actor, action: 'staff.confirm_failed', subject: `staff:${staffId}` })
  throw new Refusal(code)
}

type NewPassword = { readonly staff: Staff; readonly newPassword: string; readonly factor: Factor }

async function setPassword(
  deps: Deps,
  { actor, operator: { sessionId } }: Asker,
  { staff, newPassword, factor }: NewPassword,
): Promise<void> {
  const { staff_id: staffId, password_hash: stored } = staff
  const hash = await deps.passwords.hash(newPassword)
  const at = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('operator.staff')
      .set({ password_hash: hash, password_changed_at: at, must_change_password: false })
      .where('staff_id', '=', staffId)
      .where('password_hash', '=', stored)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) throw new Refusal('changed_meanwhile')
    const ended = await endStaffSessions(tx, { staffId, except: sessionId, at })
    await appendAudit(deps, tx, {
      actor,
      action: 'staff.password_changed',
      subject: `staff:${staffId}`,
      before: { passwordChangedAt: staff.password_changed_at.toISOString() },
      after: { passwordChangedAt: at.toISOString(), ended, ...factor },
    })
  })
}
