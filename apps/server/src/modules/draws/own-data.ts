import { ownTable } from '../../platform/own-data.ts'
import type { OwnPart } from '../../platform/own-data.ts'

/** Bets on shared rounds. */
export const ownDrawBets: readonly OwnPart[] = [
  ownTable({
    name: 'drawBets',
    table: 'draws.bet',
    key: ['bet_id'],
    columns: [
      'bet_id',
      'channel',
      'round_id',
      'selection',
      'status',
      'placed_at',
      'settled_at',
      'licence_profile',
    ],
    money: ['stake', 'potential', 'payout'],
  }),
]
