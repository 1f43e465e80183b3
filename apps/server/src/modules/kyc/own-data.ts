import { ownTable } from '../../platform/own-data.ts'
import type { OwnPart } from '../../platform/own-data.ts'
import { genderOf } from './registration/gender-letter.ts'

const saidRegistration = ownTable({
  name: 'registration',
  table: 'kyc.registration',
  key: ['version'],
  columns: ['version', 'said_at'],
  sealed: ['cep', 'street', 'number', 'complement', 'district', 'city', 'state', 'gender'],
  sealedBy: ['player_id', 'version'],
})

/** Every state of address and gender, the gender in words. */
const ownRegistration: OwnPart = {
  ...saidRegistration,
  async *pages(sources, playerId) {
    for await (const rows of saidRegistration.pages(sources, playerId)) {
      yield rows.map((row) => ({
        ...row,
        gender: row['gender'] === null ? null : genderOf(row['gender'] as string),
      }))
    }
  },
}

/** Who the player is, and what was sent and decided about it; pictures by their measures. */
export const ownIdentity: readonly OwnPart[] = [
  ownTable({
    name: 'identity',
    table: 'kyc.person',
    key: [],
    columns: ['verified_at'],
    sealed: ['name', 'cpf', 'birth_date'],
    sealedBy: ['player_id'],
  }),
  ownRegistration,
  ownTable({
    name: 'identityDocuments',
    table: 'kyc.document',
    key: ['document_id'],
    columns: [
      'item',
      'media_type',
      'byte_count',
      'state',
      'reason',
      'hint',
      'sent_at',
      'decided_at',
    ],
  }),
  ownTable({
    name: 'identityRefusals',
    table: 'kyc.refusal',
    key: [],
    columns: ['reason', 'refused_at'],
  }),
  ownTable({
    name: 'underAgeTries',
    table: 'kyc.under_age_try',
    key: ['try_id'],
    columns: ['at'],
  }),
]
