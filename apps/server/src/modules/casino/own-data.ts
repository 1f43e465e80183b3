import { ownTable } from '../../platform/own-data.ts'
import type { OwnPart } from '../../platform/own-data.ts'

/** Rounds and the seeds that the player chose for them; the server's seeds stay sealed in it. */
export const ownRounds: readonly OwnPart[] = [
  ownTable({
    name: 'rounds',
    table: 'casino.round',
    key: ['played_at', 'round_id'],
    columns: [
      'round_id',
      'game',
      'seed_pair_id',
      'nonce',
      'params',
      'outcome',
      'multiplier',
      'status',
      'ended_by',
      'steps',
      'opened_at',
      'played_at',
      'licence_profile',
    ],
    money: ['stake', 'payout'],
  }),
  ownTable({
    name: 'openRounds',
    table: 'casino.open_round',
    key: ['game'],
    columns: ['round_id', 'game', 'seed_pair_id', 'nonce', 'params', 'steps', 'opened_at'],
    money: ['stake'],
  }),
  ownTable({
    name: 'seeds',
    table: 'casino.seed_pair',
    key: ['seed_pair_id'],
    columns: ['seed_pair_id', 'server_seed_hash', 'client_seed', 'state', 'made_at', 'revealed_at'],
  }),
  ownTable({
    name: 'keptOutOfWins',
    table: 'casino.unlisted_winner',
    key: [],
    columns: ['since'],
  }),
]
