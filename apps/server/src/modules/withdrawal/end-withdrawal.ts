import { formatMoney, negate, subtract } from '@jogada/core'
import type {
  CounterMove,
  LedgerEvent,
  MoneyCommand,
  Posting,
  RowWrite,
  Slot,
  Verdict,
} from '@jogada/ledger'
import type { Deps } from '../../deps.ts'
import { localDay } from '../../platform/local-day.ts'
import { WITHDRAWN } from '../wallet/index.ts'
import { endClaim, roundOf, WITHDRAWALS } from './counters.ts'
import { changed } from './request-changes.ts'
import type { Change } from './request-changes.ts'
import type { Withdrawal } from './request-store.ts'

export type Ending = Exclude<Change, { state: 'approved' }>

export type EndOptions = {
  /** The operator who ends it; of two at once the end is one's alone. */
  readonly actorId?: string
  /** Claims that must be free besides the one of every end. */
  readonly claims?: readonly CounterMove[]
  /** Rows beside those of the end itself. */
  readonly rows?: (at: Date) => RowWrite[]
  /** What the commit says beside the end itself. */
  readonly events?: readonly LedgerEvent[] | undefined
}

/**
 * Ends a withdrawal: paid, and the money has left the house, or refused, and it is the player's
 * again. Whichever end comes first stands; tells whether it was this one, now or before.
 */
export async function endWithdrawal(
  deps: Deps,
  withdrawal: Withdrawal,
  ending: Ending,
  options: EndOptions = {},
): Promise<boolean> {
  const verdict = await submitEnd(deps, withdrawal, ending, options)
  const decided = verdict.status === 'replayed' ? verdict.first : verdict
  return decided.status === 'posted'
}

/** As `endWithdrawal`, for those who must know what stood in the way. */
export const submitEnd = (
  deps: Deps,
  withdrawal: Withdrawal,
  ending: Ending,
  { actorId, claims = [], rows = () => [], events = [] }: EndOptions = {},
): Promise<Verdict> =>
  deps.ledger.submit(withdrawal.player_id, (slot) => {
    const command =
      ending.state === 'paid'
        ? paidCommand(withdrawal, ending, slot)
        : refusedCommand(withdrawal, ending, slot)
    return {
      ...command,
      key: actorId === undefined ? command.key : `${command.key}:${actorId}`,
      counters: [...command.counters, ...claims],
      rows: [...command.rows, ...rows(slot.at)],
      events: [...command.events, ...events],
    }
  })

type EndCommand = MoneyCommand & Required<Pick<MoneyCommand, 'counters' | 'rows' | 'events'>>

const keyOf = (withdrawal: Withdrawal, ending: Ending) => {
  // a refusal that came too late for one state must not decide the key for the next
  if (ending.state === 'refused') {
    return `withdrawal:${roundOf(withdrawal)}:refused:${withdrawal.state}`
  }
  const { transactionHash: hash } = ending
  // a hash that was used elsewhere must not decide the key for the right one
  return `withdrawal:${withdrawal.payout_id}:paid${hash ? `:${hash}` : ''}`
}

const eventOf = (withdrawal: Withdrawal, ending: Ending) => ({
  topic: `withdrawal_${ending.state}`,
  payload: {
    withdrawalId: String(withdrawal.withdrawal_id),
    amount: formatMoney(withdrawal.amount),
    ...(ending.state === 'refused' && { reason: ending.reason }),
  },
})

function paidCommand(
  withdrawal: Withdrawal,
  ending: Ending & { readonly state: 'paid' },
  slot: Slot,
): EndCommand {
  const { amount, fee } = withdrawal
  const postings: Posting[] = [
    { account: 'withdrawing', amount: negate(amount) },
    // USDT leaves from a purse of the house's own, which no provider's statement knows
    {
      account: withdrawal.type === 'USDT' ? 'house:adjustment' : 'house:psp_clearing',
      amount: subtract(amount, fee),
    },
  ]
  if (fee > 0n) postings.push({ account: 'house:fees', amount: fee })
  return {
    key: keyOf(withdrawal, ending),
    bodyHash: 'paid',
    kind: 'withdrawal_paid',
    postings,
    counters: [{ owner: 'player', name: WITHDRAWN, delta: amount }, endClaim(withdrawal.payout_id)],
    ...changed(withdrawal, ending, slot.at),
    events: [eventOf(withdrawal, ending)],
  }
}

function refusedCommand(withdrawal: Withdrawal, ending: Ending, slot: Slot): EndCommand {
  const { amount } = withdrawal
  return {
    key: keyOf(withdrawal, ending),
    bodyHash: 'refused',
    kind: 'withdrawal_refused',
    postings: [
      { account: 'withdrawing', amount: negate(amount) },
      { account: 'cash', amount },
    ],
    counters: [endClaim(withdrawal.payout_id), ...givenBack(withdrawal, slot.at)],
    ...changed(withdrawal, ending, slot.at),
    events: [eventOf(withdrawal, ending)],
  }
}

/** What comes back whole on the day of its request gives the day's withdrawal back. */
export const givenBack = ({ requested_at }: Withdrawal, at: Date): CounterMove[] =>
  localDay(requested_at) === localDay(at)
    ? [{ owner: 'player', name: WITHDRAWALS, delta: -1n }]
    : []
