import { ownTable } from '../../platform/own-data.ts'
import type { OwnPart } from '../../platform/own-data.ts'

/** Awards and gifts that waited for the player. */
export const ownAwards: readonly OwnPart[] = [
  ownTable({
    name: 'awards',
    table: 'reward.award',
    key: ['award_id'],
    columns: ['code', 'level', 'made_at', 'expires_at', 'taken_at', 'returned_at'],
    money: ['amount'],
  }),
]
