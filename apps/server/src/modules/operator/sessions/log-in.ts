import { createHash } from 'node:crypto'
import type { CallOutput, CallReply, ops } from '@jogada/contract'
import type { Deps } from '../../../deps.ts'
import type { Caller } from '../../../platform/http.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { countFailure, forgetFailures, takeFailureBack } from '../../account/index.ts'
import { audited, auditNow } from '../../audit/index.ts'
import { offerPasskeys } from '../passkeys/show-passkey.ts'
import { mayStaffComeFrom } from '../settings/staff-addresses.ts'
import { findStaffByEmail } from '../staff/staff-store.ts'
import type { Staff } from '../staff/staff-store.ts'
import { BOUNDS, countTry, doorOf } from './login-door.ts'
import { spendFactor } from './spend-factor.ts'
import type { Factor } from './spend-factor.ts'
import { openStaffSession } from './staff-sessions.ts'

type Login = typeof ops.opsAccount.login

/**
 * Opens an operator session by password and second factor, a code or a passkey. Unknown e-mail,
 * wrong password and an account that is off get the same answer after the same work; a wrong factor
 * counts as a failure too, and who has a passkey is told once the password fits. Three failures
 * from an address within half an hour close the login, and are traced. Refuses with `staff_address`
 * where staff may not work from, before anything else is looked at.
 */
export async function logInStaff(
  deps: Deps,
  { email, password, code, passkey }: CallOutput<Login>['body'],
  caller: Caller,
): Promise<CallReply<Login>> {
  if (!mayStaffComeFrom(deps, caller.address)) {
    // strangers neither close anybody's login nor fill the log
    const elsewhere = { what: 'operator:elsewhere', address: caller.address }
    const counted = await countFailure(deps, elsewhere, BOUNDS)
    if (counted) await traceFailure(deps, email, caller, 'staff.address_refused')
    throw new Refusal('staff_address')
  }
  const door = doorOf(email, caller)
  const counted = await countTry(deps, door)
  const staff = await findStaffByEmail(deps.db, email)
  const fits = await deps.passwords.fits(staff?.password_hash ?? null, password)
  if (!fits || !staff?.is_active) {
    await traceFailure(deps, email, caller)
    throw new Refusal('login_failed')
  }
  await renewHash(deps, staff, password)
  if (!isEnrolled(staff)) {
    await takeFailureBack(deps, counted)
    const token = await openStaffSession(deps, staff.staff_id, { caller, isWhole: false })
    return { stage: 'enrol', token }
  }
  if (code === undefined && passkey === undefined) {
    await takeFailureBack(deps, counted)
    const offer = await offerPasskeys(deps, staff.staff_id)
    return { stage: 'code', token: null, ...(offer && { passkey: offer }) }
  }
  const factor = await spendFactor(deps, staff, { code, passkey })
  if (!factor) {
    await traceFailure(deps, email, caller)
    throw new Refusal(passkey ? 'staff_passkey_failed' : 'operator_code_wrong')
  }
  await forgetFailures(deps.db, door)
  await noteAccess(deps, staff, { caller, factor })
  return {
    stage: 'open',
    token: await openStaffSession(deps, staff.staff_id, { caller, isWhole: true }),
  }
}

/** Keeps a password at the cost of today; one that was changed meanwhile stays as it is. */
async function renewHash(
  { db, passwords }: Deps,
  { staff_id: staffId, password_hash: stored }: Staff,
  password: string,
) {
  const renewed = await passwords.renewed(stored, password)
  if (renewed === null) return
  await db
    .updateTable('operator.staff')
    .set({ password_hash: renewed })
    .where('staff_id', '=', staffId)
    .where('password_hash', '=', stored)
    .execute()
}

const isEnrolled = (staff: Staff) => staff.totp_confirmed_at !== null

/** Keeps when, from where and by which passkey somebody came in. */
const noteAccess = (
  deps: Deps,
  staff: Staff,
  { caller, factor }: { readonly caller: Caller; readonly factor: Factor },
) =>
  audited(
    deps,
    {
      actor: { staffId: staff.staff_id, email: staff.email, address: caller.address },
      action: 'staff.logged_in',
      subject: `staff:${staff.staff_id}`,
      ...(factor.passkey && { after: factor }),
    },
    (tx) =>
      tx
        .updateTable('operator.staff')
        .set({ last_access_at: deps.clock.now(), last_address: caller.address })
        .where('staff_id', '=', staff.staff_id)
        .execute(),
  )

const traceFailure = (
  deps: Deps,
  email: string,
  caller: Caller,
  action: 'staff.login_failed' | 'staff.address_refused' = 'staff.login_failed',
) =>
  auditNow(deps, {
    actor: { staffId: null, email, address: caller.address },
    action,
    subject: `login:${createHash('sha256').update(email).digest('hex').slice(0, 16)}`,
  })
