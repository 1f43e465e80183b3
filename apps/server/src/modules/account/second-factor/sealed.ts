import { placeOf } from '../../../platform/vault/seal-tables.ts'
import type { SealedTable } from '../../../platform/vault/seal-tables.ts'

/** What of an account stands sealed. */
export const sealedAccount: readonly SealedTable[] = [
  { table: 'account.second_factor', key: ['player_id'], columns: { secret: 'bytea' } },
]

export const secretPlace = (playerId: bigint): string =>
  placeOf('account.second_factor', 'secret', playerId)
