import type { MoneyCommand, RowCheck, RowExpectation, RowWrite, RowWriter } from '@jogada/ledger'
import type { Tables } from '../../tables.ts'
import type { Withdrawal } from './request-store.ts'
import type { Hold } from './review-reasons.ts'
import { withdrawalStatesBefore } from './states.ts'
import type { WithdrawalState } from './states.ts'
import { stepRow } from './step-row.ts'
import type { WithdrawalId } from './step-row.ts'

const changedRequest: RowWriter = {
  name: 'withdrawal.request:changed',
  columns: {
    player_id: 'bigint',
    withdrawal_id: 'bigint',
    state: 'text',
    reason: 'text',
    provider_reason: 'text',
    end_to_end_id: 'text',
    transaction_hash: 'text',
  },
  sql: `UPDATE withdrawal.request AS request
    SET state = rows.state, reason = rows.reason, provider_reason = rows.provider_reason,
      end_to_end_id = rows.end_to_end_id, transaction_hash = rows.transaction_hash,
      look_up_at = NULL
    FROM rows
    WHERE request.player_id = rows.player_id AND request.withdrawal_id = rows.withdrawal_id`,
}

const sentRequest: RowWriter = {
  name: 'withdrawal.request:sent',
  columns: { player_id: 'bigint', withdrawal_id: 'bigint', look_up_at: 'timestamptz' },
  sql: `UPDATE withdrawal.request AS request SET state = 'sent', look_up_at = rows.look_up_at
    FROM rows
    WHERE request.player_id = rows.player_id AND request.withdrawal_id = rows.withdrawal_id`,
}

const heldRequest: RowWriter = {
  name: 'withdrawal.request:held',
  columns: {
    player_id: 'bigint',
    withdrawal_id: 'bigint',
    flag: 'text',
    review_due_at: 'timestamptz',
  },
  sql: `UPDATE withdrawal.request AS request
    SET state = 'in_review', put_backs = put_backs + 1, approvals = 0,
      review_due_at = rows.review_due_at,
      flags = array_append(array_remove(flags, rows.flag), rows.flag)
    FROM rows
    WHERE request.player_id = rows.player_id AND request.withdrawal_id = rows.withdrawal_id`,
}

const oneApproval: RowWriter = {
  name: 'withdrawal.request:approval',
  columns: { player_id: 'bigint', withdrawal_id: 'bigint' },
  sql: `UPDATE withdrawal.request AS request SET approvals = approvals + 1 FROM rows
    WHERE request.player_id = rows.player_id AND request.withdrawal_id = rows.withdrawal_id`,
}

const newReview: RowWriter = {
  name: 'withdrawal.review',
  columns: {
    player_id: 'bigint',
    withdrawal_id: 'bigint',
    actor_id: 'text',
    decision: 'text',
    note: 'text',
    at: 'timestamptz',
  },
  sql: `INSERT INTO withdrawal.review (player_id, withdrawal_id, actor_id, decision, note, at)
    SELECT player_id, withdrawal_id, actor_id, decision, note, at FROM rows`,
}

export type Change =
  | { readonly state: 'approved' }
  | {
      readonly state: 'paid'
      readonly endToEndId: string | null
      /** Of a payment in USDT. */
      readonly transactionHash?: string
    }
  | {
      readonly state: 'refused'
      readonly reason: NonNullable<Withdrawal['reason']>
      readonly providerReason: string | null
    }

/**
 * A part of a command: the rows of a step, and that the withdrawal stands where it may be taken.
 */
export type Moved = Required<Pick<MoneyCommand, 'expects' | 'rows'>>

const standsBefore: RowCheck = {
  name: 'withdrawal.request',
  columns: { player_id: 'bigint', withdrawal_id: 'bigint', states: 'text' },
  sql: `SELECT rows.position,
      request.state <> ALL (string_to_array(rows.states, ' ')) AS is_stale
    FROM rows JOIN withdrawal.request AS request
      ON request.player_id = rows.player_id AND request.withdrawal_id = rows.withdrawal_id
    ORDER BY request.player_id, request.withdrawal_id FOR NO KEY UPDATE OF request`,
}

const mayBecome = (id: WithdrawalId, state: WithdrawalState): RowExpectation => ({
  check: standsBefore,
  values: [id.player_id, id.withdrawal_id, withdrawalStatesBefore(state).join(' ')],
})

/** A change that a ledger command decides. */
export function changed(id: WithdrawalId, change: Change, at: Date): Moved {
  // a payment by hand is sent and paid in one
  const isByHand = change.state === 'paid' && change.transactionHash !== undefined
  return {
    expects: [mayBecome(id, isByHand ? 'sent' : change.state)],
    rows: [
      {
        writer: changedRequest,
        values: [
          id.player_id,
          id.withdrawal_id,
          change.state,
          change.state === 'refused' ? change.reason : null,
          change.state === 'refused' ? change.providerReason : null,
          change.state === 'paid' ? change.endToEndId : null,
          change.state === 'paid' ? (change.transactionHash ?? null) : null,
        ],
      },
      ...(isByHand ? [stepRow(id, 'sent', at)] : []),
      stepRow(id, change.state, at),
    ],
  }
}

/** A withdrawal is handed to the provider, which is asked how it went from `lookUpAt`. */
export const sent = (id: WithdrawalId, at: Date, lookUpAt: Date): Moved => ({
  expects: [mayBecome(id, 'sent')],
  rows: [
    { writer: sentRequest, values: [id.player_id, id.withdrawal_id, lookUpAt] },
    stepRow(id, 'sent', at),
  ],
})

/** An approved withdrawal goes back under review for a reason. */
export const held = (id: WithdrawalId, flag: Hold, at: Date, reviewDueAt: Date): Moved => ({
  expects: [mayBecome(id, 'in_review')],
  rows: [
    { writer: heldRequest, values: [id.player_id, id.withdrawal_id, flag, reviewDueAt] },
    stepRow(id, 'in_review', at),
  ],
})

/** The rows of an operator's decision; an approval is counted too. */
export const reviewRows = (
  id: WithdrawalId,
  review: Pick<Tables['withdrawal.review'], 'actor_id' | 'decision' | 'note' | 'at'>,
): RowWrite[] => [
  {
    writer: newReview,
    values: [
      id.player_id,
      id.withdrawal_id,
      review.actor_id,
      review.decision,
      review.note,
      review.at,
    ],
  },
  ...(review.decision === 'approved'
    ? [{ writer: oneApproval, values: [id.player_id, id.withdrawal_id] }]
    : []),
]
