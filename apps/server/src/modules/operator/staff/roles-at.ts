import type { Staff } from './staff-store.ts'

type Roles = Pick<Staff, 'roles' | 'roles_before' | 'roles_until'>

/** The columns that say which roles somebody has. */
export const ROLE_COLUMNS = ['roles', 'roles_before', 'roles_until'] as const

/** Until when somebody has roles beside their own; null where there are none, or no more. */
export const rolesUntil = ({ roles_until }: Roles, at: Date): Date | null =>
  roles_until !== null && at < roles_until ? roles_until : null

/** The roles that somebody has at an instant: those of a while end by themselves. */
export const rolesAt = (staff: Roles, at: Date): Staff['roles'] =>
  staff.roles_until !== null && at >= staff.roles_until ? staff.roles_before! : staff.roles

/** The roles that stay with somebody once what they have for a while is over. */
export const lastingRoles = (staff: Roles): Staff['roles'] =>
  staff.roles_until === null ? staff.roles : staff.roles_before!
