import { ownTable } from '../../platform/own-data.ts'
import type { OwnPart } from '../../platform/own-data.ts'

/** Where the player was when a stake asked for it. */
export const ownPlaces: readonly OwnPart[] = [
  ownTable({
    name: 'places',
    table: 'location.checked',
    key: ['check_id'],
    columns: [
      'checked_at',
      'good_until',
      'address',
      'country',
      'position',
      'answer',
      'licence_profile',
    ],
  }),
]
