import type { order } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { add, formatMoney, subtract } from '@jogada/core'
import { maskCnpj } from '@jogada/core/documents/cnpj'
import { maskCpf } from '@jogada/core/documents/cpf'
import { maskTronAddress } from '@jogada/core/documents/tron'
import type { Deps } from '../../deps.ts'
import { reasonText } from './refusal-reasons.ts'
import { reviewText } from './review-reasons.ts'
import type { Withdrawal } from './request-store.ts'
import { listReturned } from './return-store.ts'
import { documentOf } from './sealed.ts'
import { inOrder } from './steps.ts'

type Reply = CallReply<typeof order.withdrawals>

const PAGE = 50

/** The player's last withdrawals, newest first, each with the way it went. */
export async function listWithdrawals(
  deps: Deps,
  playerId: bigint,
  language: string,
): Promise<Reply> {
  const { db } = deps
  const requests = await db
    .selectFrom('withdrawal.request')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('requested_at', 'desc')
    .orderBy('withdrawal_id', 'desc')
    .limit(PAGE)
    .execute()
  if (requests.length === 0) return []
  const steps = await db
    .selectFrom('withdrawal.step')
    .selectAll()
    .where('player_id', '=', playerId)
    .where(
      'withdrawal_id',
      'in',
      requests.map((request) => request.withdrawal_id),
    )
    .execute()
  const returned = await listReturned(
    deps,
    playerId,
    requests.map((request) => request.withdrawal_id),
  )
  return requests.map((request) => ({
    withdrawalId: String(request.withdrawal_id),
    type: request.type,
    destination: masked(deps, request),
    amount: formatMoney(request.amount),
    fee: formatMoney(request.fee),
    net: formatMoney(subtract(request.amount, request.fee)),
    state: request.state,
    reason: request.reason === null ? null : reasonText(request.reason, language),
    endToEndId: request.end_to_end_id,
    usdt: request.usdt_cents === null ? null : formatMoney(request.usdt_cents),
    transactionHash: request.transaction_hash,
    review: reviewOf(request, language),
    timeline: steps
      .filter((step) => step.withdrawal_id === request.withdrawal_id)
      .sort(inOrder)
      .map(({ state, at }) => ({ state, at: at.toISOString() })),
    returns: returned
      .filter((back) => back.withdrawal_id === request.withdrawal_id)
      .map(({ return_id, amount, fee, at }) => ({
        returnId: return_id,
        amount: formatMoney(add(amount, fee)),
        at: at.toISOString(),
      })),
  }))
}

const reviewOf = ({ state, flags, review_due_at }: Withdrawal, language: string) =>
  state === 'in_review' && review_due_at
    ? { reason: reviewText(flags, language), dueAt: review_due_at.toISOString() }
    : null

const masks = { CPF: maskCpf, CNPJ: maskCnpj, USDT: maskTronAddress }

/** Enough of a withdrawal's destination for its owner to know it. */
export const masked = (deps: Pick<Deps, 'vault'>, withdrawal: Withdrawal): string =>
  masks[withdrawal.type](documentOf(deps, withdrawal))
