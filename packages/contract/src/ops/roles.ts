/** What an operator may be allowed to do; each call of the back office asks for one of these. */
export const permissions = [
  'self',
  'withdrawal.view',
  'withdrawal.decide',
  'deposit.view',
  'deposit.decide',
  'kyc.view',
  'kyc.decide',
  'player.view',
  'player.reveal',
  'player.note',
  'player.restrict',
  'player.log_out',
  'ledger.view',
  'adjustment.make',
  'approval.view',
  'approval.decide',
  'audit.view',
  'report.view',
  'report.export',
  'switch.view',
  'switch.stop',
  'switch.release',
  'trading.view',
  'trading.suspend',
  'trading.price',
  'trading.settle',
  'staff.view',
  'staff.manage',
] as const

export type Permission = (typeof permissions)[number]

export const roles = [
  'support',
  'risk',
  'finance',
  'trader',
  'games',
  'crm',
  'limits',
  'auditor',
  'admin',
] as const

export type Role = (typeof roles)[number]

/** Every signed-in operator has these. */
const everybody: readonly Permission[] = ['self', 'approval.view', 'switch.view']

const own: Readonly<Record<Role, readonly Permission[]>> = {
  support: ['player.view', 'player.note', 'player.log_out', 'kyc.view', 'deposit.view'],
  risk: [
    'player.view',
    'player.reveal',
    'player.note',
    'player.restrict',
    'player.log_out',
    'kyc.view',
    'kyc.decide',
    'withdrawal.view',
    'withdrawal.decide',
    'deposit.view',
    'ledger.view',
    'approval.decide',
    'switch.stop',
    'switch.release',
  ],
  finance: [
    'player.view',
    'player.reveal',
    'player.note',
    'withdrawal.view',
    'withdrawal.decide',
    'deposit.view',
    'deposit.decide',
    'ledger.view',
    'adjustment.make',
    'approval.decide',
    'report.view',
    'report.export',
    'switch.stop',
  ],
  trader: [
    'trading.view',
    'trading.suspend',
    'trading.price',
    'trading.settle',
    'approval.decide',
    'report.view',
    'switch.stop',
  ],
  games: ['report.view', 'switch.stop'],
  crm: ['player.view', 'report.view'],
  limits: ['player.view', 'player.reveal', 'player.note', 'player.restrict', 'player.log_out'],
  auditor: [
    'player.view',
    'kyc.view',
    'withdrawal.view',
    'deposit.view',
    'ledger.view',
    'audit.view',
    'report.view',
    'report.export',
    'trading.view',
    'staff.view',
  ],
  admin: [
    'staff.view',
    'staff.manage',
    'audit.view',
    'switch.stop',
    'switch.release',
    'approval.decide',
    'player.view',
    'withdrawal.view',
    'deposit.view',
    'kyc.view',
    'ledger.view',
    'report.view',
    'trading.view',
  ],
}

/** What each role may do. The only table of rights: calls are checked against it. */
export const permissionsOfRole: Readonly<Record<Role, ReadonlySet<Permission>>> =
  Object.fromEntries(
    roles.map((role) => [role, new Set([...everybody, ...own[role]])]),
  ) as unknown as Record<Role, ReadonlySet<Permission>>

/** What somebody with these roles may do. */
export const permissionsOf = (held: readonly Role[]): ReadonlySet<Permission> =>
  new Set(held.flatMap((role) => [...permissionsOfRole[role]]))
