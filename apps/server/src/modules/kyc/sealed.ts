import type { PostalAddress } from '@jogada/core/kyc/address'
import { indexDomain, placeOf } from '../../platform/vault/seal-tables.ts'
import type { HashedTable } from '../../platform/vault/keep-keys.ts'
import type { SealedTable } from '../../platform/vault/seal-tables.ts'

/** What of identities stands sealed. */
export const sealedKyc: readonly SealedTable[] = [
  {
    table: 'kyc.person',
    key: ['player_id'],
    columns: { name: 'text', cpf: 'text', birth_date: 'text' },
    indexes: { cpf: 'cpf_index' },
  },
  {
    table: 'kyc.registration',
    key: ['player_id', 'version'],
    columns: {
      cep: 'text',
      street: 'text',
      number: 'text',
      complement: 'text',
      district: 'text',
      city: 'text',
      state: 'text',
      gender: 'text',
    },
  },
  {
    table: 'kyc.document',
    key: ['document_id'],
    columns: { file: 'bytea' },
    digests: { file: 'digest' },
    batch: 4,
  },
]

/** What of identities is kept by its hash alone. */
export const hashedKyc: readonly HashedTable[] = [
  { table: 'kyc.barred', needed: 'lifted_at IS NULL' },
  { table: 'kyc.under_age_try', needed: 'true' },
]

export const personPlace = (column: 'name' | 'cpf' | 'birth_date', playerId: bigint): string =>
  placeOf('kyc.person', column, playerId)

export const registrationPlace = (
  column: keyof PostalAddress | 'gender',
  { player_id, version }: { readonly player_id: bigint; readonly version: number },
): string => placeOf('kyc.registration', column, player_id, String(version))

export const CPF_DOMAIN = indexDomain('kyc.person', 'cpf')
