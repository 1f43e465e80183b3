import { formatMoney } from '@jogada/core'
import type { MoneyCommand, Slot } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'
import { AGAIN, untilFresh } from '../../platform/until-fresh.ts'
import { endOfFirstWord } from '../pix/index.ts'
import { isDebt, owesNothing, readDebts } from '../wallet/index.ts'
import { departureClaim, roundOf } from './counters.ts'
import { held, sent } from './request-changes.ts'
import type { Withdrawal } from './request-store.ts'
import { readRules } from './rules.ts'

const HOUR_MS = 3_600_000

/**
 * What became of an approval: ours to send, and ours alone until then; back under review; or done
 * by somebody else.
 */
export type Departure = { readonly isOursUntil: Date } | 'held' | 'gone'

/**
 * Marks an approved withdrawal as sent in a commit that holds only while its player owes nothing;
 * otherwise puts it back under review with that reason, to be decided anew. Of both one happens,
 * once, and only the call that marked it may send it.
 */
export async function departWithdrawal(deps: Deps, withdrawal: Withdrawal): Promise<Departure> {
  const { player_id: playerId } = withdrawal
  return untilFresh(async () => {
    const departed = await deps.ledger.submit(playerId, (slot) => sentCommand(withdrawal, slot))
    if (departed.status === 'posted') return { isOursUntil: endOfFirstWord(departed.at) }
    // somebody sent it or put it back since it was read
    if (departed.status !== 'stale' || !isDebt(departed.counter)) return 'gone'
    const back = await putBack(deps, withdrawal)
    return back === 'paid_up' ? AGAIN : back
  })
}

const sentCommand = (withdrawal: Withdrawal, { at }: Slot): MoneyCommand => ({
  key: `withdrawal:${roundOf(withdrawal)}:sent`,
  bodyHash: 'sent',
  kind: 'withdrawal_sent',
  postings: [],
  counters: [...owesNothing, departureClaim(withdrawal)],
  ...sent(withdrawal, at, endOfFirstWord(at)),
})

async function putBack(deps: Deps, withdrawal: Withdrawal): Promise<Departure | 'paid_up'> {
  const [debts, rules] = await Promise.all([readDebts(deps, withdrawal.player_id), readRules(deps)])
  if (debts.total === 0n) return 'paid_up'
  const verdict = await deps.ledger.submit(withdrawal.player_id, ({ at }) => ({
    key: `withdrawal:${roundOf(withdrawal)}:held`,
    bodyHash: 'held',
    kind: 'withdrawal_held',
    postings: [],
    counters: [departureClaim(withdrawal)],
    ...held(withdrawal, 'open_debt', at, new Date(at.getTime() + rules.reviewHours * HOUR_MS)),
    events: [
      {
        topic: 'withdrawal_held',
        payload: {
          withdrawalId: String(withdrawal.withdrawal_id),
          amount: formatMoney(withdrawal.amount),
        },
      },
    ],
  }))
  return verdict.status === 'posted' ? 'held' : 'gone'
}
