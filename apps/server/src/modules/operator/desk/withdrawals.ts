import type { CallOutput, CallReply } from '@jogada/contract'
import type { ops } from '@jogada/contract'
import { formatMoney, subtract } from '@jogada/core'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { StaffSession } from '../../../platform/session-lookup.ts'
import { auditNow, traceEvent } from '../../audit/index.ts'
import type { Actor } from '../../audit/index.ts'
import { collectDebts } from '../../deposit/index.ts'
import { collectSportDebt } from '../../sportsbook/index.ts'
import {
  approveWithdrawal,
  documentOf,
  findWithdrawal,
  listQueue,
  listReturned,
  listReviews,
  listSteps,
  masked,
  payUsdt,
  refuseWithdrawal,
  signsOf,
  standingRisk,
} from '../../withdrawal/index.ts'
import type { Approval, Sign, Withdrawal } from '../../withdrawal/index.ts'
import { tracedCollection } from './deposits.ts'
import { getPlayerOr404 } from './view-player.ts'
import { emailsOf, isAllowed, rightsOf } from '../staff/staff-store.ts'

type Shown = CallReply<typeof ops.queues.withdrawals>[number]

/**
 * Who looks, null for a file; and whether they see, beside that a player was cared for,
 * how and when.
 */
export type Seer = { readonly staffId: bigint | null; readonly seesCare: boolean }

/** What this operator sees of the withdrawals' players. */
export const seerOf = ({
  staffId,
  permissions,
}: Pick<StaffSession, 'staffId' | 'permissions'>): Seer => ({
  staffId,
  seesCare: permissions.has('wellbeing.view'),
})

const shown = (deps: Deps, row: Withdrawal, seer: Seer, given: Given): Shown => ({
  playerId: String(row.player_id),
  withdrawalId: String(row.withdrawal_id),
  payoutId: row.payout_id,
  type: row.type,
  destination: masked(deps, row),
  amount: formatMoney(row.amount),
  fee: formatMoney(row.fee),
  net: formatMoney(subtract(row.amount, row.fee)),
  usdt: row.usdt_cents === null ? null : formatMoney(row.usdt_cents),
  state: row.state,
  riskScore: row.risk_score,
  flags: row.flags.filter((flag) => flag !== ''),
  signs: signsOf(row.flags, row.judged).map((sign) => signFor(sign, seer)),
  approvals: row.approvals - given.lapsed,
  approvalsNeeded: row.approvals_needed,
  isApprovedByYou: given.by.some((staffId) => staffId === seer.staffId),
  requestedAt: row.requested_at.toISOString(),
  reviewDueAt: row.review_due_at?.toISOString() ?? null,
  transactionHash: row.transaction_hash,
})

/**
 * What was done to protect a player is told to those who may see it; others see that
 * there was something.
 */
const signFor = (sign: Sign, seer: Seer) =>
  shownSign(sign.flag === 'care_marker' && !seer.seesCare ? { flag: sign.flag } : sign)

/** The risk of a player as it stands, with the rules that make it up. */
export async function showRisk(
  deps: Deps,
  playerId: bigint,
  seer: Seer,
): Promise<CallReply<typeof ops.players.risk>> {
  await getPlayerOr404(deps, playerId)
  const { score, signs } = await standingRisk(deps, playerId)
  return {
    score,
    signs: signs.map(({ points, ...sign }) => ({ ...signFor(sign, seer), points })),
  }
}

const shownSign = ({ flag, atMs, amounts, count, what }: Sign): Shown['signs'][number] => ({
  flag,
  at: atMs === null || atMs === undefined ? null : new Date(atMs).toISOString(),
  amounts: (amounts ?? []).map(formatMoney),
  count: count ?? null,
  what: what ?? null,
})

/** Withdrawals in a state, the oldest first. */
export async function listWithdrawalQueue(
  deps: Deps,
  {
    state = 'in_review',
    after,
    late,
    returned,
    ...filter
  }: CallOutput<typeof ops.queues.withdrawals>['query'],
  seer: Seer,
): Promise<Shown[]> {
  const rows = await listQueue(deps, {
    ...filter,
    states: [state],
    isLate: late === '1',
    isReturned: returned === '1',
    ...(after === undefined ? {} : { after }),
  })
  const given = await approvalsOf(deps, rows)
  return rows.map((row) => shown(deps, row, seer, given(row)))
}

type Place = { readonly playerId: string; readonly withdrawalId: string }

async function getWithdrawal(deps: Deps, place: Place): Promise<Withdrawal> {
  const found = await findWithdrawal(deps, BigInt(place.playerId), BigInt(place.withdrawalId))
  if (!found) throw new Refusal('not_found')
  return found
}

/** One withdrawal and what operators decided on it. */
export async function viewWithdrawal(
  deps: Deps,
  place: Place,
  seer: Seer,
): Promise<CallReply<typeof ops.queues.withdrawalDetail>> {
  const withdrawal = await getWithdrawal(deps, place)
  const [given, reviews, steps, returned] = await Promise.all([
    approvalsOf(deps, [withdrawal]),
    listReviews(deps, [withdrawal]),
    listSteps(deps, withdrawal),
    listReturned(deps, withdrawal.player_id, [withdrawal.withdrawal_id]),
  ])
  const emails = await emailsOf(deps, [...new Set(reviews.map(({ actor_id }) => BigInt(actor_id)))])
  return {
    withdrawal: shown(deps, withdrawal, seer, given(withdrawal)),
    reviews: reviews.map(({ actor_id, decision, note, at }) => ({
      actor: emails.get(BigInt(actor_id)) ?? actor_id,
      decision,
      note,
      at: at.toISOString(),
    })),
    steps: steps.map(({ state, at }) => ({ state, at: at.toISOString() })),
    reason: withdrawal.reason,
    providerReason: withdrawal.provider_reason,
    endToEndId: withdrawal.end_to_end_id,
    returns: returned.map(({ return_id, amount, fee, nature, at }) => ({
      returnId: return_id,
      amount: formatMoney(amount),
      fee: formatMoney(fee),
      nature,
      at: at.toISOString(),
    })),
    lookUps: withdrawal.look_ups,
    nextLookUpAt:
      withdrawal.state === 'sent' ? (withdrawal.look_up_at?.toISOString() ?? null) : null,
  }
}

type Deciding = Place & { readonly actor: Actor; readonly note: string }

const subjectOf = ({ withdrawal_id }: Withdrawal) => `withdrawal:${withdrawal_id}`

const factsOf = ({ state, amount, approvals }: Withdrawal) => ({
  state,
  amount: formatMoney(amount),
  approvals,
})

/** Takes from the cash what its owner owes, and traces each part; what is missing stays owed. */
async function collectAll(
  deps: Deps,
  { actor, note }: Pick<Deciding, 'actor' | 'note'>,
  playerId: bigint,
): Promise<void> {
  await collectDebts(deps, playerId, tracedCollection({ actor, reason: note }))
  await collectSportDebt(deps, playerId, (amount) => [
    traceEvent({
      actor,
      action: 'debt.collected',
      subject: `player:${playerId}`,
      reason: note,
      after: { bets: formatMoney(amount) },
    }),
  ])
}

/** Who approved a withdrawal under review, and how many of them may not decide on one any more. */
type Given = { readonly by: readonly bigint[]; readonly lapsed: number }

const NONE_GIVEN: Given = { by: [], lapsed: 0 }

/** The approvals that withdrawals under review wait with. */
async function approvalsOf(
  deps: Deps,
  withdrawals: readonly Withdrawal[],
): Promise<(withdrawal: Withdrawal) => Given> {
  const waiting = withdrawals.filter(
    ({ state, approvals }) => state === 'in_review' && approvals > 0,
  )
  if (waiting.length === 0) return () => NONE_GIVEN
  const approved = (await listReviews(deps, waiting)).filter(
    ({ decision }) => decision === 'approved',
  )
  const peopleOf = ({ player_id, withdrawal_id, approvals }: Withdrawal) =>
    approved
      .filter((one) => one.player_id === player_id && one.withdrawal_id === withdrawal_id)
      // a withdrawal that went back under review begins anew
      .slice(-approvals)
      .map(({ actor_id }) => BigInt(actor_id))
  const people = [...new Set(waiting.flatMap(peopleOf))]
  const rights = await deps.db.transaction().execute((tx) => rightsOf(tx, people, deps.clock.now()))
  const mayDecide = (staffId: bigint) => isAllowed(rights.get(staffId), ['withdrawal.decide'])
  const given = new Map(
    waiting.map((one) => {
      const by = peopleOf(one)
      return [one, { by, lapsed: by.filter((staffId) => !mayDecide(staffId)).length }]
    }),
  )
  return (withdrawal) => given.get(withdrawal) ?? NONE_GIVEN
}

/** Approves as one person, after what the player owes was collected, and traces it. */
export async function approveAs(
  deps: Deps,
  { actor, note, ...place }: Deciding,
): Promise<Approval> {
  const withdrawal = await getWithdrawal(deps, place)
  await collectAll(deps, { actor, note }, withdrawal.player_id)
  return approveWithdrawal(deps, withdrawal, {
    actorId: idOf(actor),
    note,
    lapsed: async (of) => (await approvalsOf(deps, [of]))(of).lapsed,
    events: (approval) => [
      traceEvent({
        actor,
        action: 'withdrawal.approved',
        subject: subjectOf(withdrawal),
        reason: note,
        before: factsOf(withdrawal),
        after: approval,
      }),
    ],
  })
}

/** Gives the money back, and traces it. */
export async function refuseAs(
  deps: Deps,
  {
    actor,
    note,
    reason,
    ...place
  }: Deciding & Pick<Parameters<typeof refuseWithdrawal>[2], 'reason'>,
): Promise<null> {
  const withdrawal = await getWithdrawal(deps, place)
  const trace = traceEvent({
    actor,
    action: 'withdrawal.refused',
    subject: subjectOf(withdrawal),
    reason: note,
    before: factsOf(withdrawal),
    after: { state: 'refused', reason },
  })
  await refuseWithdrawal(deps, withdrawal, {
    actorId: idOf(actor),
    note,
    reason,
    events: [trace],
  })
  return null
}

/** The address that an approved withdrawal in USDT is paid to, in clear; traces who looked. */
export async function showPayeeAs(
  deps: Deps,
  { actor, ...place }: Omit<Deciding, 'note'>,
): Promise<{ address: string }> {
  const withdrawal = await getWithdrawal(deps, place)
  if (withdrawal.type !== 'USDT' || withdrawal.state !== 'approved') {
    throw new Refusal('withdrawal_not_open')
  }
  await auditNow(deps, {
    actor,
    action: 'withdrawal.payee_shown',
    subject: subjectOf(withdrawal),
    reason: '',
  })
  return { address: documentOf(deps, withdrawal) }
}

/** Notes a payment in USDT, and traces it. */
export async function payUsdtAs(
  deps: Deps,
  { actor, note, transactionHash, ...place }: Deciding & { readonly transactionHash: string },
): Promise<null> {
  const withdrawal = await getWithdrawal(deps, place)
  const trace = traceEvent({
    actor,
    action: 'withdrawal.paid_usdt',
    subject: subjectOf(withdrawal),
    reason: note,
    before: factsOf(withdrawal),
    after: { state: 'paid', transactionHash },
  })
  await payUsdt(deps, withdrawal, {
    actorId: idOf(actor),
    note,
    transactionHash,
    events: [trace],
  })
  return null
}

const idOf = ({ staffId }: Actor) => String(staffId)
