import { createHash } from 'node:crypto'
import type { CallOutput, CallReply, ops } from '@jogada/contract'
import type { Deps } from '../../../deps.ts'
import type { Caller } from '../../../platform/http.ts'
import { Refusal } from '../../../platform/refusal.ts'
import {
  countFailure,
  forgetFailures,
  passwordFits,
  renewedHash,
  takeFailureBack,
} from '../../account/index.ts'
import { audited, auditNow } from '../../audit/index.ts'
import { mayStaffComeFrom } from '../settings/staff-addresses.ts'
import { totpPlace } from '../staff/sealed.ts'
import { findStaffByEmail } from '../staff/staff-store.ts'
import type { Staff } from '../staff/staff-store.ts'
import { matchingStep } from '../staff/totp.ts'
import { openStaffSession } from './staff-sessions.ts'

type Login = typeof ops.opsAccount.login

const BOUNDS = { fromAddress: 3, fromEverywhere: 20, windowMinutes: 30 }

/**
 * Opens an operator session by password and second factor. Unknown e-mail, wrong password and an
 * account that is off get the same answer after the same work; a wrong code counts as a failure too.
 * Three failures from an address within half an hour close the login, and are traced. Refuses with
 * `staff_address` where staff may not work from, before anything else is looked at.
 */
export async function logInStaff(
  deps: Deps,
  { email, password, code }: CallOutput<Login>['body'],
  caller: Caller,
): Promise<CallReply<Login>> {
  if (!mayStaffComeFrom(deps, caller.address)) {
    // strangers neither close anybody's login nor fill the log
    const elsewhere = { what: 'operator:elsewhere', address: caller.address }
    const counted = await countFailure(deps, elsewhere, BOUNDS)
    if (counted) await traceFailure(deps, email, caller, 'staff.address_refused')
    throw new Refusal('staff_address')
  }
  const door = { what: `operator:${email}`, address: caller.address }
  const counted = await countFailure(deps, door, BOUNDS)
  if (!counted) throw new Refusal('login_locked', { minutes: BOUNDS.windowMinutes })
  const staff = await findStaffByEmail(deps.db, email)
  const fits = await passwordFits(staff?.password_hash ?? null, password)
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
  if (code === undefined) {
    await takeFailureBack(deps, counted)
    return { stage: 'code', token: null }
  }
  if (!(await spendCode(deps, staff, code))) {
    await traceFailure(deps, email, caller)
    throw new Refusal('operator_code_wrong')
  }
  await forgetFailures(deps.db, door)
  await noteAccess(deps, staff, caller)
  return {
    stage: 'open',
    token: await openStaffSession(deps, staff.staff_id, { caller, isWhole: true }),
  }
}

/** Keeps a password at the cost of today; one that was changed meanwhile stays as it is. */
async function renewHash(
  { db }: Deps,
  { staff_id: staffId, password_hash: stored }: Staff,
  password: string,
) {
  const renewed = await renewedHash(stored, password)
  if (renewed === null) return
  await db
    .updateTable('operator.staff')
    .set({ password_hash: renewed })
    .where('staff_id', '=', staffId)
    .where('password_hash', '=', stored)
    .execute()
}

const isEnrolled = (staff: Staff) => staff.totp_confirmed_at !== null

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

/** Keeps when and from where somebody came in. */
export const noteAccess = (deps: Deps, staff: Staff, caller: Caller) =>
  audited(
    deps,
    {
      actor: { staffId: staff.staff_id, email: staff.email, address: caller.address },
      action: 'staff.logged_in',
      subject: `staff:${staff.staff_id}`,
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
