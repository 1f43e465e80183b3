import { ownTable } from '../../platform/own-data.ts'
import type { OwnPart } from '../../platform/own-data.ts'

/** When the register of the self-excluded was asked about the player, and what it said. */
export const ownExclusion: readonly OwnPart[] = [
  ownTable({
    name: 'registerChecks',
    table: 'exclusion.checked',
    key: [],
    columns: ['checked_at'],
  }),
  ownTable({
    name: 'registerExclusions',
    table: 'exclusion.found',
    key: [],
    columns: [
      'found_at',
      'until',
      'told_at',
      'returned_at',
      'closed_at',
      'bets_returned',
      'barred_id',
    ],
    money: ['returned'],
  }),
]
