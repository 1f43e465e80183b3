import type { Transaction } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Tables } from '../../../tables.ts'
import { appendAudit } from '../../audit/index.ts'
import type { Actor } from '../../audit/index.ts'
import { askForApproval } from '../approvals/ask.ts'
import type { Approved } from '../approvals/carry-out.ts'
import { once } from '../approvals/once.ts'
import { endStaffSessions } from '../sessions/staff-sessions.ts'
import { forgetPasskeys } from '../passkeys/own-passkeys.ts'
import { isAlone } from './manage-staff.ts'
import { findStaff } from './staff-store.ts'

type Reset = {
  readonly staffId: bigint
  /** When the factor that is given up was confirmed: another one since is not touched. */
  readonly confirmedAt: string
}

/**
 * Lets somebody who lost their authenticator app set up another one at the next login, with their own
 * password; their passkeys are gone too. Where another administrator is there, or was until three days ago, it becomes a request
 * for that person. Nobody resets their own; refuses with `changed_meanwhile` where there is no factor.
 */
export async function resetFactor(
  deps: Deps,
  actor: Actor,
  { staffId, reason }: { readonly staffId: bigint; readonly reason: string },
): Promise<{ approvalId: string | null }> {
  if (actor.staffId === staffId) throw new Refusal('staff_own_account')
  const staff = await findStaff(deps.db, staffId)
  if (!staff) throw new Refusal('not_found')
  if (!staff.totp_confirmed_at) throw new Refusal('changed_meanwhile')
  const confirmedAt = staff.totp_confirmed_at.toISOString()
  const before = { email: staff.email, secondFactorSince: confirmedAt }
  const after = { email: staff.email, secondFactorSince: null }
  const subject = `staff:${staffId}`
  if (!(await isAlone(deps, actor.staffId!))) {
    const payload = { staffId: String(staffId), confirmedAt }
    const kind = 'staff_factor'
    const asked = { kind, subject, payload, before, after, reason } as const
    return { approvalId: String(await askForApproval(deps, actor, asked)) }
  }
  await deps.db.transaction().execute(async (tx) => {
    await forgetFactor(tx, { staffId, confirmedAt }, deps.clock.now())
    const action = 'staff.factor_reset'
    await appendAudit(deps, tx, { actor, action, subject, reason, before, after })
  })
  return { approvalId: null }
}

/** Resets what was asked for, once; whoever it is about does not approve it. */
export async function carryOutReset(deps: Deps, approved: Approved): Promise<void> {
  const { staffId: text, confirmedAt } = approved.payload as Record<keyof Reset, string>
  const staffId = BigInt(text)
  await once(deps, approved, async (tx) => {
    const staff = await findStaff(tx, staffId)
    if (staff?.email === approved.checker) throw new Refusal('staff_own_account')
    await forgetFactor(tx, { staffId, confirmedAt }, deps.clock.now())
  })
}

async function forgetFactor(
  tx: Transaction<Tables>,
  { staffId, confirmedAt }: Reset,
  at: Date,
): Promise<void> {
  const { totp_confirmed_at: since } = await tx
    .selectFrom('operator.staff')
    .select('totp_confirmed_at')
    .where('staff_id', '=', staffId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (since === null) return
  if (since.toISOString() !== confirmedAt) throw new Refusal('changed_meanwhile')
  await tx
    .updateTable('operator.staff')
    .set({ totp_secret: null, totp_confirmed_at: null, totp_step: 0n })
    .where('staff_id', '=', staffId)
    .execute()
  await forgetPasskeys(tx, staffId)
  await endStaffSessions(tx, { staffId, at })
}
