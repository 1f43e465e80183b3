import type { MoneyCommand, RowCheck, RowExpectation, RowWrite, RowWriter } from '@jogada/ledger'
import type { Selectable } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Tables } from '../../tables.ts'
import type { Destination } from './destination.ts'
import { judgedText } from './judged.ts'
import type { Judged } from './judged.ts'
import { destinationPlace, NUMBER_DOMAIN, requestPlace } from './sealed.ts'
import type { Hold } from './review-reasons.ts'
import { withdrawalStatesBefore } from './states.ts'
import type { WithdrawalState } from './states.ts'

export type Withdrawal = Selectable<Tables['withdrawal.request']>

const newRequest: RowWriter = {
  name: 'withdrawal.request',
  columns: {
    player_id: 'bigint',
    withdrawal_id: 'bigint',
    payout_id: 'text',
    type: 'text',
    document: 'text',
    holder_name: 'text',
    amount: 'bigint',
    fee: 'bigint',
    state: 'text',
    flags: 'text',
    risk_score: 'integer',
    approvals_needed: 'smallint',
    review_due_at: 'timestamptz',
    usdt_cents: 'bigint',
    licence_profile: 'text',
    judged: 'text',
    requested_at: 'timestamptz',
  },
  sql: `INSERT INTO withdrawal.request (player_id, withdrawal_id, payout_id, type, document,
      holder_name, amount, fee, state, flags, risk_score, approvals_needed, review_due_at,
      usdt_cents, licence_profile, judged, requested_at)
    SELECT player_id, withdrawal_id, payout_id, type, document, holder_name, amount, fee, state,
      string_to_array(flags, ' '), risk_score, approvals_needed, review_due_at, usdt_cents,
      licence_profile, judged::jsonb, requested_at FROM rows`,
}

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

const newStep: RowWriter = {
  name: 'withdrawal.step',
  columns: {
    player_id: 'bigint',
    withdrawal_id: 'bigint',
    state: 'text',
    at: 'timestamptz',
  },
  sql: `INSERT INTO withdrawal.step (player_id, withdrawal_id, state, at)
    SELECT player_id, withdrawal_id, state, at FROM rows`,
}

const usedDestination: RowWriter = {
  name: 'withdrawal.destination',
  columns: {
    player_id: 'bigint',
    type: 'text',
    number: 'text',
    number_index: 'bytea',
    ifsc: 'text',
    holder_name: 'text',
    whatsapp: 'text',
    used_at: 'timestamptz',
  },
  sql: `INSERT INTO withdrawal.destination AS destination
      (player_id, type, number, number_index, ifsc, holder_name, whatsapp, used_at)
    SELECT player_id, type, number, number_index, ifsc, holder_name, whatsapp, used_at FROM rows
    ON CONFLICT (player_id, type) DO UPDATE
    SET changed_at = CASE WHEN destination.number_index = excluded.number_index
        THEN destination.changed_at ELSE excluded.used_at END,
      number = excluded.number, number_index = excluded.number_index, ifsc = excluded.ifsc, holder_name = excluded.holder_name,
      whatsapp = excluded.whatsapp, used_at = excluded.used_at`,
}

export type NewWithdrawal = Pick<
  Withdrawal,
  | 'player_id'
  | 'withdrawal_id'
  | 'payout_id'
  | 'amount'
  | 'fee'
  | 'flags'
  | 'risk_score'
  | 'approvals_needed'
  | 'review_due_at'
  | 'usdt_cents'
  | 'licence_profile'
> & {
  readonly destination: Destination
  readonly state: 'in_review' | 'approved'
  readonly judged: Judged
}

/** The rows of a new withdrawal: itself, its first two steps, and the destination for next time. */
export function requestRows(
  { vault }: Pick<Deps, 'vault'>,
  request: NewWithdrawal,
  kept: { readonly ifsc: string; readonly whatsapp: string; readonly at: Date },
): RowWrite[] {
  const { player_id: playerId, destination, state } = request
  const { type, document, holderName } = destination
  const sealed = (column: Parameters<typeof destinationPlace>[0], text: string) =>
    vault.seal(text, destinationPlace(column, playerId, type))
  return [
    {
      writer: newRequest,
      values: [
        playerId,
        request.withdrawal_id,
        request.payout_id,
        type,
        vault.seal(document, requestPlace('document', request)),
        vault.seal(holderName, requestPlace('holder_name', request)),
        request.amount,
        request.fee,
        state,
        request.flags.join(' '),
        request.risk_score,
        request.approvals_needed,
        request.review_due_at,
        request.usdt_cents,
        request.licence_profile,
        judgedText(request.judged),
        kept.at,
      ],
    },
    stepRow(request, 'requested', kept.at),
    stepRow(request, state, kept.at),
    {
      writer: usedDestination,
      values: [
        playerId,
        type,
        sealed('number', document),
        vault.index(document, NUMBER_DOMAIN),
        sealed('ifsc', kept.ifsc),
        sealed('holder_name', holderName),
        sealed('whatsapp', kept.whatsapp),
        kept.at,
      ],
    },
  ]
}

type Id = Pick<Withdrawal, 'player_id' | 'withdrawal_id'>

const stepRow = (id: Id, state: WithdrawalState, at: Date): RowWrite => ({
  writer: newStep,
  values: [id.player_id, id.withdrawal_id, state, at],
})

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

const mayBecome = (id: Id, state: WithdrawalState): RowExpectation => ({
  check: standsBefore,
  values: [id.player_id, id.withdrawal_id, withdrawalStatesBefore(state).join(' ')],
})

/** A change that a ledger command decides. */
export function changed(id: Id, change: Change, at: Date): Moved {
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
export const sent = (id: Id, at: Date, lookUpAt: Date): Moved => ({
  expects: [mayBecome(id, 'sent')],
  rows: [
    { writer: sentRequest, values: [id.player_id, id.withdrawal_id, lookUpAt] },
    stepRow(id, 'sent', at),
  ],
})

/** An approved withdrawal goes back under review for a reason. */
export const held = (id: Id, flag: Hold, at: Date, reviewDueAt: Date): Moved => ({
  expects: [mayBecome(id, 'in_review')],
  rows: [
    { writer: heldRequest, values: [id.player_id, id.withdrawal_id, flag, reviewDueAt] },
    stepRow(id, 'in_review', at),
  ],
})

/** The rows of an operator's decision; an approval is counted too. */
export const reviewRows = (
  id: Id,
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

export const findWithdrawal = ({ db }: Deps, playerId: bigint, withdrawalId: bigint) =>
  db
    .selectFrom('withdrawal.request')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('withdrawal_id', '=', withdrawalId)
    .executeTakeFirst()

/** Those of a player's withdrawals that bear one of the ids. */
export const findWithdrawals = (
  { db }: Deps,
  playerId: bigint,
  withdrawalIds: readonly bigint[],
): Promise<Withdrawal[]> =>
  db
    .selectFrom('withdrawal.request')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('withdrawal_id', 'in', [...withdrawalIds])
    .execute()

export const findByPayoutId = ({ db }: Deps, payoutId: string) =>
  db
    .selectFrom('withdrawal.request')
    .selectAll()
    .where('payout_id', '=', payoutId)
    .executeTakeFirst()
