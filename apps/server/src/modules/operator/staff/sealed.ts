import { placeOf } from '../../../platform/vault/seal-tables.ts'
import type { SealedTable } from '../../../platform/vault/seal-tables.ts'

/** What of operators stands sealed. */
export const sealedOperator: readonly SealedTable[] = [
  { table: 'operator.staff', key: ['staff_id'], columns: { totp_secret: 'bytea' } },
]

export const totpPlace = (staffId: bigint): string =>
  placeOf('operator.staff', 'totp_secret', staffId)
