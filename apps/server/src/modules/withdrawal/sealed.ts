import type { Deps } from '../../deps.ts'
import { indexDomain, placeOf } from '../../platform/vault/seal-tables.ts'
import type { SealedTable } from '../../platform/vault/seal-tables.ts'
import type { Withdrawal } from './request-store.ts'
import type { DestinationType } from './tables.ts'

/** What of payouts stands sealed: whose account it is, and its key or address. */
export const sealedWithdrawal: readonly SealedTable[] = [
  {
    table: 'withdrawal.request',
    key: ['player_id', 'withdrawal_id'],
    columns: { document: 'text', holder_name: 'text' },
  },
  {
    table: 'withdrawal.destination',
    key: ['player_id', 'type'],
    columns: { number: 'text', ifsc: 'text', holder_name: 'text', whatsapp: 'text' },
    indexes: { number: 'number_index' },
  },
]

type Id = Pick<Withdrawal, 'player_id' | 'withdrawal_id'>
type SealedWithdrawal = Id & Pick<Withdrawal, 'document' | 'holder_name'>

export const requestPlace = (column: 'document' | 'holder_name', id: Id): string =>
  placeOf('withdrawal.request', column, id.player_id, id.withdrawal_id)

/** The key or address that a withdrawal is paid to. */
export const documentOf = (
  { vault }: Pick<Deps, 'vault'>,
  withdrawal: Pick<SealedWithdrawal, keyof Id | 'document'>,
): string => vault.open(withdrawal.document, requestPlace('document', withdrawal))

export const holderOf = ({ vault }: Pick<Deps, 'vault'>, withdrawal: SealedWithdrawal): string =>
  vault.open(withdrawal.holder_name, requestPlace('holder_name', withdrawal))

export const destinationPlace = (
  column: 'number' | 'ifsc' | 'holder_name' | 'whatsapp',
  playerId: bigint,
  type: DestinationType,
): string => placeOf('withdrawal.destination', column, playerId, type)

export const NUMBER_DOMAIN = indexDomain('withdrawal.destination', 'number')
