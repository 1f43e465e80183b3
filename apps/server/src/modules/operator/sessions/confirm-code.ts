import type { Deps } from '../../../deps.ts'
import type { Caller } from '../../../platform/http.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { StaffSession } from '../../../platform/session-lookup.ts'
import { takeFailureBack } from '../../account/index.ts'
import { auditNow } from '../../audit/index.ts'
import type { Actor } from '../../audit/index.ts'
import { actorOf } from '../actor.ts'
import { findStaff } from '../staff/staff-store.ts'
import { countTry, doorOf } from './login-door.ts'
import { spendCode } from './spend-code.ts'

/** Who asks for something that the session alone does not allow. */
export type Asker = { readonly operator: StaffSession; readonly actor: Actor }

export const askerOf = (asked: {
  readonly operator: StaffSession
  readonly caller: Caller
}): Asker => ({ operator: asked.operator, actor: actorOf(asked) })

/**
 * Passes for the current code of the operator's authenticator app and tells whose it is. Wrong ones
 * count as failures of the login do, and are traced. Refuses with `operator_code_wrong` and
 * `login_locked`.
 */
export async function confirmByCode(
  deps: Deps,
  { operator, actor }: Asker,
  code: string,
): Promise<{ staffId: bigint; email: string; name: string }> {
  const counted = await countTry(deps, doorOf(operator.email, actor))
  const { staffId } = operator
  const staff = await findStaff(deps.db, staffId)
  if (!staff || !(await spendCode(deps, staff, code))) {
    const action = 'staff.confirm_failed'
    await auditNow(deps, { actor, action, subject: `staff:${staffId}` })
    throw new Refusal('operator_code_wrong')
  }
  await takeFailureBack(deps, counted)
  return { staffId, email: staff.email, name: staff.name }
}
