import type { RowWrite, RowWriter } from '@jogada/ledger'
import type { StakeState, TransactionKind } from '../tables.ts'

const transactionWriter: RowWriter = {
  name: 'aggregator.transaction',
  columns: {
    provider: 'text',
    kind: 'text',
    transaction_id: 'text',
    player_id: 'bigint',
    command_id: 'bigint',
    session_id: 'bigint',
    debit_id: 'text',
    round_id: 'text',
    amount: 'bigint',
    at: 'timestamptz',
  },
  sql: `INSERT INTO aggregator.transaction (provider, kind, transaction_id, player_id, command_id,
      session_id, debit_id, round_id, amount, at)
    SELECT provider, kind, transaction_id, player_id, command_id,
      session_id, debit_id, round_id, amount, at FROM rows`,
}

const stakeWriter: RowWriter = {
  name: 'aggregator.stake:1-open',
  columns: {
    provider: 'text',
    debit_id: 'text',
    player_id: 'bigint',
    record_id: 'bigint',
    game_code: 'text',
    round_id: 'text',
    stake: 'bigint',
    state: 'text',
    licence_profile: 'text',
    at: 'timestamptz',
  },
  sql: `INSERT INTO aggregator.stake (provider, debit_id, player_id, record_id, game_code, round_id,
      stake, state, licence_profile, opened_at, settled_at)
    SELECT provider, debit_id, player_id, record_id, game_code, round_id,
      stake, state, licence_profile, at, CASE WHEN state = 'open' THEN NULL ELSE at END FROM rows`,
}

const stakeChange: RowWriter = {
  name: 'aggregator.stake:2-change',
  columns: {
    provider: 'text',
    debit_id: 'text',
    state: 'text',
    payout: 'bigint',
    at: 'timestamptz',
  },
  sql: `UPDATE aggregator.stake s
    SET state = r.state, payout = s.payout + r.payout,
      settled_at = CASE WHEN r.state = 'credited' THEN NULL ELSE coalesce(s.settled_at, r.at) END
    FROM rows r WHERE s.provider = r.provider AND s.debit_id = r.debit_id`,
}

type TransactionRow = {
  readonly provider: string
  readonly kind: TransactionKind
  readonly transactionId: string
  readonly playerId: bigint
  readonly commandId: bigint
  readonly sessionId: bigint | null
  readonly debitId: string | null
  readonly roundId: string
  readonly amount: bigint
  readonly at: Date
}

export const transactionRow = (row: TransactionRow): RowWrite => ({
  writer: transactionWriter,
  values: [
    row.provider,
    row.kind,
    row.transactionId,
    row.playerId,
    row.commandId,
    row.sessionId,
    row.debitId,
    row.roundId,
    row.amount,
    row.at,
  ],
})

type StakeRow = {
  readonly provider: string
  readonly debitId: string
  readonly playerId: bigint
  readonly recordId: bigint
  readonly gameCode: string
  readonly roundId: string
  readonly stake: bigint
  readonly state: StakeState
  readonly licenceProfile: string
  readonly at: Date
}

export const stakeRow = (row: StakeRow): RowWrite => ({
  writer: stakeWriter,
  values: [
    row.provider,
    row.debitId,
    row.playerId,
    row.recordId,
    row.gameCode,
    row.roundId,
    row.stake,
    row.state,
    row.licenceProfile,
    row.at,
  ],
})

type StakeChange = {
  readonly provider: string
  readonly debitId: string
  readonly state: StakeState
  readonly payout: bigint
  readonly at: Date
}

/** What became of a debit: its new state, and what came back on top of what had. */
export const stakeChangeRow = (row: StakeChange): RowWrite => ({
  writer: stakeChange,
  values: [row.provider, row.debitId, row.state, row.payout, row.at],
})
