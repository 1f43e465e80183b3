import { ownTable } from '../../platform/own-data.ts'
import type { OwnPart } from '../../platform/own-data.ts'

/** What the player asked for about closing the account. */
export const ownClosing: readonly OwnPart[] = [
  ownTable({
    name: 'closing',
    table: 'privacy.closing',
    key: [],
    columns: ['asked_at', 'address', 'language', 'licence_profile', 'paid_at', 'closed_at'],
    money: ['paid'],
  }),
]
