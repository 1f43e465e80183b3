import { ownTable } from '../../platform/own-data.ts'
import type { OwnPart } from '../../platform/own-data.ts'

/** Games of other studios: what was opened, staked and marked. */
export const ownStudioGames: readonly OwnPart[] = [
  ownTable({
    name: 'gameSessions',
    table: 'aggregator.session',
    key: ['session_id'],
    columns: ['provider', 'game_code', 'state', 'launched_at', 'seen_at', 'closed_at'],
  }),
  ownTable({
    name: 'gameStakes',
    table: 'aggregator.stake',
    key: ['record_id', 'provider', 'debit_id'],
    columns: ['provider', 'game_code', 'round_id', 'state', 'opened_at', 'settled_at'],
    money: ['stake', 'payout'],
    where: `state <> 'never'`,
  }),
  ownTable({
    name: 'gameTransactions',
    table: 'aggregator.transaction',
    key: ['at', 'provider', 'kind', 'transaction_id'],
    columns: ['provider', 'kind', 'transaction_id', 'round_id', 'at'],
    money: ['amount'],
  }),
  ownTable({
    name: 'favouriteGames',
    table: 'aggregator.favourite',
    key: ['game_code'],
    columns: ['game_code', 'marked_at'],
  }),
]
