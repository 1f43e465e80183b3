import type { Deps } from '../../../deps.ts'
import { totpPlace } from '../staff/sealed.ts'
import type { Staff } from '../staff/staff-store.ts'
import { matchingStep } from '../staff/totp.ts'

/** Uses a code up, so that of two logins with the same code one fails. */
export async function spendCode({ db, clock, vault }: Deps, staff: Staff, code: string) {
  if (!staff.totp_secret) return false
  const secret = vault.openBytes(staff.totp_secret, totpPlace(staff.staff_id))
  const step = matchingStep(secret, code, { now: clock.now(), used: staff.totp_step })
  if (step === null) return false
  const spent = await db
    .updateTable('operator.staff')
    .set({ totp_step: step })
    .where('staff_id', '=', staff.staff_id)
    .where('totp_step', '<', step)
    .executeTakeFirst()
  return spent.numUpdatedRows === 1n
}
