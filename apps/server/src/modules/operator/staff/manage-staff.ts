import type { CallReply, ops } from '@jogada/contract'
import type { Transaction } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Tables } from '../../../tables.ts'
import { appendAudit, audited } from '../../audit/index.ts'
import type { Actor } from '../../audit/index.ts'
import { askForApproval } from '../approvals/ask.ts'
import { lastingRoles, rolesAt, rolesUntil } from './roles-at.ts'
import { endStaffSessions } from '../sessions/staff-sessions.ts'
import {
  findStaff,
  findStaffByEmail,
  newPassword,
  newStaffRow,
  adminsSwitchedOff,
  otherAdmins,
} from './staff-store.ts'
import type { Staff } from './staff-store.ts'

/** Every operator account, active ones first. */
export async function listStaff({
  db,
  clock,
}: Deps): Promise<CallReply<typeof ops.opsAccount.listStaff>> {
  const rows = await db
    .selectFrom('operator.staff')
    .selectAll()
    .orderBy('is_active', 'desc')
    .orderBy('email')
    .execute()
  const now = clock.now()
  return rows.map((row) => ({
    staffId: String(row.staff_id),
    email: row.email,
    name: row.name,
    roles: rolesAt(row, now),
    rolesUntil: rolesUntil(row, now)?.toISOString() ?? null,
    lastingRoles: lastingRoles(row),
    isActive: row.is_active,
    hasSecondFactor: row.totp_confirmed_at !== null,
    createdAt: row.created_at.toISOString(),
    passwordChangedAt: row.password_changed_at.toISOString(),
    lastAccessAt: row.last_access_at?.toISOString() ?? null,
    lastAddress: row.last_address,
  }))
}

/** Makes an account without any right and gives its first password. Refuses a used e-mail. */
export async function createStaff(
  deps: Deps,
  actor: Actor,
  { email, name }: { readonly email: string; readonly name: string },
): Promise<CallReply<typeof ops.opsAccount.createStaff>> {
  if (await findStaffByEmail(deps.db, email)) throw new Refusal('staff_email_used')
  const password = newPassword(deps.rng)
  const row = await newStaffRow(deps, { email, name, password, roles: [], mustChange: true })
  const staffId = await audited(
    deps,
    { actor, action: 'staff.created', subject: `staff:${email}`, after: { email, name } },
    async (tx) => {
      const made = await tx
        .insertInto('operator.staff')
        .values(row)
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning('staff_id')
        .executeTakeFirst()
      if (!made) throw new Refusal('staff_email_used')
      return made.staff_id
    },
  )
  return { staffId: String(staffId), password }
}

type Grant = {
  readonly staffId: bigint
  readonly roles: readonly ops.Role[]
  /** What the roles were as whoever asks saw them. */
  readonly seen: readonly ops.Role[]
  /** For how long; the roles that were there before come back after it. */
  readonly hours?: number | undefined
  readonly reason: string
}

/** How long an administrator who was switched off still keeps the other from granting alone. */
const ALONE_AFTER_MS = 3 * 86_400_000

/** Whether nobody else administers, nor did until a moment ago. */
export async function isAlone({ db, clock }: Deps, staffId: bigint): Promise<boolean> {
  const since = new Date(clock.now().getTime() - ALONE_AFTER_MS)
  const others = (await otherAdmins(db, staffId)) + (await adminsSwitchedOff(db, staffId, since))
  return others === 0
}

/**
 * Gives somebody else roles. Where another administrator is there, or was until three days ago, it
 * becomes a request for that person; a lone administrator grants alone. Nobody changes their own
 * rights, and nobody administers for a while only. Refuses with `changed_meanwhile` where the roles are
 * no longer those that were seen.
 */
export async function setRoles(
  deps: Deps,
  actor: Actor,
  { staffId, roles, seen, hours, reason }: Grant,
): Promise<{ approvalId: string | null }> {
  if (actor.staffId === staffId) throw new Refusal('staff_own_account')
  const staff = await findStaff(deps.db, staffId)
  if (!staff) throw new Refusal('not_found')
  const before = rolesAt(staff, deps.clock.now())
  if (!sameRoles(before, seen)) throw new Refusal('changed_meanwhile')
  if (hours !== undefined && roles.includes('admin') !== before.includes('admin')) {
    throw new Refusal('invalid_input', { fields: 'hours' })
  }
  const until = hours === undefined ? {} : { hours }
  const had = { roles: before, ...whileOf(staff, deps.clock.now()) }
  if (!(await isAlone(deps, actor.staffId!))) {
    const approvalId = await askForApproval(deps, actor, {
      kind: 'role_grant',
      subject: `staff:${staffId}`,
      payload: { staffId: String(staffId), roles, before, ...until },
      before: { email: staff.email, ...had },
      after: { email: staff.email, roles, ...until },
      reason,
    })
    return { approvalId: String(approvalId) }
  }
  await deps.db.transaction().execute(async (tx) => {
    await grantRoles(deps, tx, { staffId, roles, before, hours })
    await appendAudit(deps, tx, {
      actor,
      action: 'staff.roles_changed',
      subject: `staff:${staffId}`,
      reason,
      before: had,
      after: { roles, ...until },
    })
  })
  return { approvalId: null }
}

/** Until when somebody has roles for a while, and which stay then; nothing where all of them last. */
function whileOf(staff: Staff, at: Date) {
  const until = rolesUntil(staff, at)
  return until && { rolesUntil: until.toISOString(), lastingRoles: lastingRoles(staff) }
}

export type RoleChange = {
  readonly staffId: bigint
  readonly roles: readonly ops.Role[]
  /** What the roles were when it was asked for; requests from before this was kept have none. */
  readonly before?: readonly ops.Role[] | undefined
  readonly hours?: number | undefined
}

const HOUR_MS = 3_600_000

/**
 * Writes the roles; refuses with `staff_last_admin` to leave nobody who can administer, and with
 * `changed_meanwhile` where the roles are no longer those that the change was made from.
 */
export async function grantRoles(
  { clock }: Pick<Deps, 'clock'>,
  tx: Transaction<Tables>,
  { staffId, roles, before, hours }: RoleChange,
): Promise<void> {
  await lockStaff(tx)
  const staff = await findStaff(tx, staffId)
  if (!staff) return
  const now = clock.now()
  const has = rolesAt(staff, now)
  const isForAWhile = rolesUntil(staff, now) !== null
  if (sameRoles(has, roles) && !isForAWhile && hours === undefined) return
  if (before && !sameRoles(has, before)) throw new Refusal('changed_meanwhile')
  if (!roles.includes('admin')) await refuseLastAdmin(tx, staffId)
  await tx
    .updateTable('operator.staff')
    .set({
      roles: [...new Set(roles)],
      roles_before: hours === undefined ? null : lastingRoles(staff),
      roles_until: hours === undefined ? null : new Date(now.getTime() + hours * HOUR_MS),
    })
    .where('staff_id', '=', staffId)
    .execute()
}

const sameRoles = (one: readonly ops.Role[], other: readonly ops.Role[]) =>
  one.every((role) => other.includes(role)) && other.every((role) => one.includes(role))

/** Makes changes of who may administer wait for each other: each counts those whom the other leaves. */
const lockStaff = (tx: Transaction<Tables>) =>
  tx.selectFrom('operator.staff').select('staff_id').orderBy('staff_id').forUpdate().execute()

async function refuseLastAdmin(tx: Transaction<Tables>, staffId: bigint) {
  const staff = await findStaff(tx, staffId)
  if (!staff?.is_active || !staff.roles.includes('admin')) return
  if ((await otherAdmins(tx, staffId)) === 0) throw new Refusal('staff_last_admin')
}

/** Switches an account off, which ends its sessions at once, or on again; never one's own. */
export async function setActive(
  deps: Deps,
  actor: Actor,
  change: { readonly staffId: bigint; readonly isActive: boolean; readonly reason: string },
): Promise<void> {
  const { staffId, isActive, reason } = change
  if (actor.staffId === staffId) throw new Refusal('staff_own_account')
  const staff = await findStaff(deps.db, staffId)
  if (!staff) throw new Refusal('not_found')
  await audited(
    deps,
    {
      actor,
      action: 'staff.active_changed',
      subject: `staff:${staffId}`,
      reason,
      before: { isActive: staff.is_active },
      after: { isActive },
    },
    async (tx) => {
      await lockStaff(tx)
      if (!isActive) await refuseLastAdmin(tx, staffId)
      await tx
        .updateTable('operator.staff')
        .set({ is_active: isActive, switched_off_at: isActive ? null : deps.clock.now() })
        .where('staff_id', '=', staffId)
        .execute()
      if (!isActive) await endStaffSessions(tx, { staffId, at: deps.clock.now() })
    },
  )
}
