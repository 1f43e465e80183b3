import { ownTable } from '../../platform/own-data.ts'
import type { OwnPart } from '../../platform/own-data.ts'

/** What the player agreed to, when and from where: documents, and being told to advertisers. */
export const ownConsents: readonly OwnPart[] = [
  ownTable({
    name: 'consents',
    table: 'consent.acceptance',
    key: ['document', 'version'],
    columns: [
      'document',
      'version',
      'accepted_at',
      'address',
      'device_id',
      'licence_profile',
      'licence_version',
    ],
  }),
  ownTable({
    name: 'ad_choices',
    table: 'consent.ad_choice',
    key: ['choice_id'],
    columns: ['choice_id', 'given', 'chosen_at', 'licence_profile', 'licence_version'],
  }),
]
