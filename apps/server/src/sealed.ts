import { sealedAccount } from './modules/account/index.ts'
import { sealedKyc } from './modules/kyc/index.ts'
import { sealedOperator } from './modules/operator/index.ts'
import { sealedPrivacy } from './modules/privacy/index.ts'
import { sealedWithdrawal } from './modules/withdrawal/index.ts'
import type { SealedTable } from './platform/vault/seal-tables.ts'

/** Every table with columns that stand sealed; the start seals what is in clear in them. */
export const sealedTables: readonly SealedTable[] = [
  ...sealedAccount,
  ...sealedKyc,
  ...sealedOperator,
  ...sealedPrivacy,
  ...sealedWithdrawal,
]
