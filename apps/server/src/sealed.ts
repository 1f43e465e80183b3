import { sealedAccount } from './modules/account/index.ts'
import { hashedKyc, sealedKyc } from './modules/kyc/index.ts'
import { sealedOperator } from './modules/operator/index.ts'
import { sealedPrivacy } from './modules/privacy/index.ts'
import { sealedRegulator } from './modules/regulator/index.ts'
import { hashedRegister } from './modules/register/index.ts'
import { sealedWithdrawal } from './modules/withdrawal/index.ts'
import type { HashedTable } from './platform/vault/keep-keys.ts'
import type { SealedTable } from './platform/vault/seal-tables.ts'

/** Every table with columns that stand sealed; the start seals what is in clear in them. */
export const sealedTables: readonly SealedTable[] = [
  ...sealedAccount,
  ...sealedKyc,
  ...sealedOperator,
  ...sealedPrivacy,
  ...sealedRegulator,
  ...sealedWithdrawal,
]

/**
 * Every table that finds people by a hash alone; the start refuses to lose a key that they need.
 */
export const hashedTables: readonly HashedTable[] = [...hashedKyc, ...hashedRegister]
