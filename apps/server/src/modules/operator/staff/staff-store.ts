import { ops } from '@jogada/contract'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { Rng } from '../../../platform/chance.ts'
import type { Tables } from '../../../tables.ts'
import { ROLE_COLUMNS, rolesAt } from './roles-at.ts'

export type Staff = Selectable<Tables['operator.staff']>

type Db = Pick<Kysely<Tables>, 'selectFrom'>

export const findStaffByEmail = (db: Db, email: string): Promise<Staff | undefined> =>
  db.selectFrom('operator.staff').selectAll().where('email', '=', email).executeTakeFirst()

export const findStaff = (db: Db, staffId: bigint): Promise<Staff | undefined> =>
  db.selectFrom('operator.staff').selectAll().where('staff_id', '=', staffId).executeTakeFirst()

/** E-mails of operators by number, for whoever shows who did something. */
export async function emailsOf(
  { db }: Pick<Deps, 'db'>,
  staffIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, string>> {
  if (staffIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('operator.staff')
    .select(['staff_id', 'email'])
    .where('staff_id', 'in', [...staffIds])
    .execute()
  return new Map(rows.map((row) => [row.staff_id, row.email]))
}

/**
 * What these operators may do at an instant, nothing where an account is off; it holds until `tx` ends, for
 * whoever takes a right away waits.
 */
export async function rightsOf(
  tx: Transaction<Tables>,
  staffIds: readonly bigint[],
  at: Date,
): Promise<ReadonlyMap<bigint, ReadonlySet<ops.Permission>>> {
  const rows = await tx
    .selectFrom('operator.staff')
    .select(['staff_id', ...ROLE_COLUMNS])
    .where('staff_id', 'in', [...staffIds])
    .where('is_active', '=', true)
    .orderBy('staff_id')
    .forShare()
    .execute()
  return new Map(rows.map((one) => [one.staff_id, ops.permissionsOf(rolesAt(one, at))]))
}

/** Whether one of these permissions is among somebody's rights. */
export const isAllowed = (
  rights: ReadonlySet<string> | undefined,
  needed: readonly ops.Permission[],
): boolean => needed.some((permission) => rights?.has(permission) === true)

/** Active administrators who can sign in whole, except one. */
export const otherAdmins = async (db: Db, except: bigint): Promise<number> => {
  const rows = await db
    .selectFrom('operator.staff')
    .select(['staff_id', 'roles'])
    .where('is_active', '=', true)
    .where('totp_confirmed_at', 'is not', null)
    .where('staff_id', '!=', except)
    .execute()
  return rows.filter(({ roles }) => roles.includes('admin')).length
}

/**
 * Administrators except one who were switched off since an instant. They are still counted where one
 * alone would decide what needs two: otherwise whoever switches the other off is that one.
 */
export const adminsSwitchedOff = async (db: Db, except: bigint, since: Date): Promise<number> => {
  const rows = await db
    .selectFrom('operator.staff')
    .select(['roles'])
    .where('is_active', '=', false)
    .where('switched_off_at', '>=', since)
    .where('staff_id', '!=', except)
    .execute()
  return rows.filter(({ roles }) => roles.includes('admin')).length
}

/** A password that nobody chose: 18 random bytes as text. */
export const newPassword = (rng: Rng): string => rng.bytes(18).toString('base64url')

export async function newStaffRow(
  { clock, passwords }: Pick<Deps, 'clock' | 'passwords'>,
  given: {
    readonly email: string
    readonly name: string
    readonly password: string
    readonly roles: readonly ops.Role[]
    readonly mustChange: boolean
  },
) {
  const now = clock.now()
  return {
    email: given.email,
    name: given.name,
    password_hash: await passwords.hash(given.password),
    password_changed_at: now,
    must_change_password: given.mustChange,
    roles: [...given.roles],
    created_at: now,
  }
}
