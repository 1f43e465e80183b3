import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { owesNothing } from '../wallet/index.ts'
import { transactionClaim } from './counters.ts'
import { mayBePaid } from './destination.ts'
import { submitEnd } from './end-withdrawal.ts'
import type { EndOptions } from './end-withdrawal.ts'
import { reviewRows } from './request-changes.ts'
import type { Withdrawal } from './request-store.ts'
import { refuseWhileOwing } from './review.ts'
import type { Decision } from './review.ts'

const HASH = /^[0-9a-f]{64}$/

/**
 * Notes that an operator sent the USDT of an approved withdrawal, under a transaction of the TRON
 * network that pays for no other one. The same again changes nothing. Refuses with
 * `transaction_hash_invalid`, `transaction_hash_used`, `withdrawal_player_owes`,
 * `withdraw_holder_mismatch` where the licence in force pays no USDT, or `withdrawal_not_open`.
 */
export async function payUsdt(
  deps: Deps,
  withdrawal: Withdrawal,
  {
    actorId,
    note = '',
    transactionHash,
    events,
  }: Decision & { readonly transactionHash: string } & Pick<EndOptions, 'events'>,
): Promise<void> {
  const hash = transactionHash.trim().toLowerCase().replace(/^0x/, '')
  if (!HASH.test(hash)) throw new Refusal('transaction_hash_invalid')
  const isAgain = withdrawal.transaction_hash === hash
  if (withdrawal.type !== 'USDT' || (withdrawal.state !== 'approved' && !isAgain)) {
    throw new Refusal('withdrawal_not_open')
  }
  if (!isAgain && !mayBePaid(deps, withdrawal)) throw new Refusal('withdraw_holder_mismatch')
  if (!isAgain) await refuseWhileOwing(deps, withdrawal.player_id)
  const claim = transactionClaim(hash)
  const verdict = await submitEnd(
    deps,
    withdrawal,
    { state: 'paid', endToEndId: null, transactionHash: hash },
    {
      claims: [claim, ...owesNothing],
      rows: (at) => reviewRows(withdrawal, { actor_id: actorId, decision: 'paid', note, at }),
      events,
    },
  )
  const decided = verdict.status === 'replayed' ? verdict.first : verdict
  if (decided.status === 'posted') return
  // a deposit or a result was taken back between the look and the commit
  if (decided.status === 'stale') await refuseWhileOwing(deps, withdrawal.player_id)
  const isUsed = decided.status === 'limit_reached' && decided.counter === claim.name
  throw new Refusal(isUsed ? 'transaction_hash_used' : 'withdrawal_not_open')
}
