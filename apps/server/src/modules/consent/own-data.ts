import { ownTable } from '../../platform/own-data.ts'
import type { OwnPart } from '../../platform/own-data.ts'

/** Which version of which document the player agreed to, when and from where. */
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
]
