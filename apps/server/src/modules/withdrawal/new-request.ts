import type { RowWrite, RowWriter } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'
import type { Destination } from './destination.ts'
import { judgedText } from './judged.ts'
import type { Judged } from './judged.ts'
import type { Withdrawal } from './request-store.ts'
import { destinationPlace, NUMBER_DOMAIN, requestPlace } from './sealed.ts'
import { stepRow } from './step-row.ts'

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
