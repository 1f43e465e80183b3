import { placeOf } from '../../platform/vault/seal-tables.ts'
import type { SealedTable } from '../../platform/vault/seal-tables.ts'

/** What of closed accounts stands sealed. */
export const sealedPrivacy: readonly SealedTable[] = [
  { table: 'privacy.kept_contact', key: ['player_id'], columns: { contact: 'text' } },
]

export const contactPlace = (playerId: bigint): string =>
  placeOf('privacy.kept_contact', 'contact', playerId)
