import { ownTable } from '../../platform/own-data.ts'
import type { OwnPart } from '../../platform/own-data.ts'

/** Bets with their legs, what was cashed out of them, and what was marked. */
export const ownBets: readonly OwnPart[] = [
  ownTable({
    name: 'bets',
    table: 'sportsbook.bet',
    key: ['bet_id'],
    columns: [
      'bet_id',
      'kind',
      'lines',
      'status',
      'reason',
      'result',
      'address',
      'device_id',
      'placed_at',
      'settled_at',
      'licence_profile',
    ],
    money: ['stake', 'cashed_out', 'potential', 'payout'],
    derived: { odds: '(odds / 1000.0)::text' },
  }),
  ownTable({
    name: 'betLegs',
    table: 'sportsbook.leg',
    key: ['bet_id', 'place'],
    columns: [
      'bet_id',
      'event_id',
      'sport',
      'competition',
      'home',
      'away',
      'starts_at',
      'replay',
      'market_key',
      'specifiers',
      'outcome',
    ],
    derived: { odds: '(odds / 1000.0)::text' },
  }),
  ownTable({
    name: 'cashOuts',
    table: 'sportsbook.cash_out',
    key: ['cash_out_id'],
    columns: ['bet_id', 'asked_at', 'percent', 'status', 'reason'],
    money: ['asked_offer', 'paid'],
  }),
  ownTable({
    name: 'betDebts',
    table: 'sportsbook.debt',
    key: ['command_id'],
    columns: ['bet_id', 'at'],
    money: ['amount'],
  }),
  ownTable({
    name: 'stakeShare',
    table: 'sportsbook.stake_share',
    key: ['player_id'],
    columns: ['percent', 'set_at'],
  }),
  ownTable({
    name: 'favouriteEvents',
    table: 'sportsbook.favourite',
    key: ['kind', 'id'],
    columns: ['kind', 'id'],
  }),
]
