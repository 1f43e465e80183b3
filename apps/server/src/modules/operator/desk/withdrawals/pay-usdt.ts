import type { Deps } from '../../../../deps.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import { auditNow, traceEvent } from '../../../audit/index.ts'
import { documentOf, payUsdt } from '../../../withdrawal/index.ts'
import { getWithdrawal } from './get-withdrawal.ts'
import { factsOf, subjectOf } from './trace.ts'
import type { Deciding } from './trace.ts'

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
    actorId: String(actor.staffId),
    note,
    transactionHash,
    events: [trace],
  })
  return null
}
