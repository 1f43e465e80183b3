import { ownTable } from '../../platform/own-data.ts'
import type { OwnPart } from '../../platform/own-data.ts'

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
