import { formatMoney } from '@jogada/core'
import type { Money } from '@jogada/core'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { MoneyInput } from '../../components/money-input.tsx'
import { moneyOf } from '../../components/typed-money.ts'
import { useBalance } from '../../session/player-queries.ts'
import { acceptPrice, keepStake } from '../../slip/slip-changes.ts'
import { TOGETHER, isOwn, isSent, useSlip } from '../../slip/slip-store.ts'
import type { PricePolicy, Slip } from '../../slip/slip-store.ts'
import { placeBets } from './place-bet.ts'
import type { BetOrder } from './place-bet.ts'
import { PlaceButton } from './place-button.tsx'
import { PlacingNote } from './placing-note.tsx'
import { isUnderWay, usePlacing } from './placing-store.ts'
import type { Placing } from './placing-store.ts'
import { QuickStakes } from './quick-stakes.tsx'
import {
  asSent,
  isBettable,
  needsConsent,
  oddsToSend,
  ticketReturn,
  totalReturn,
} from './slip-item.ts'
import type { SlipItem } from './slip-item.ts'
import { SlipSums } from './slip-sums.tsx'
import { checkStake, largestStake, quickStakes } from './stake-check.ts'
import { StakeFaultNote } from './stake-fault-note.tsx'
import { StakeTerms } from './stake-terms.tsx'
import type { PricedSlip } from './use-slip-items.ts'

/** Over the space that a sheet keeps below, so that no selection shows under the button. */
const TO_THE_EDGE =
  'bottom-[calc(0rem-var(--below,0rem))] mb-[calc(0rem-var(--below,0rem))] pb-[var(--below,0rem)]'

/** Stake, limits, sums and the button, always in sight under the selections. */
export function StakePanel({ slip }: { readonly slip: PricedSlip }) {
  const t = useTranslations('slip')
  const [asked, setAsked] = useState(false)
  const noteId = useId()
  const { stake, ready, sums, fault, bounds, isBusy, policy } = useStake(slip)
  const together = usePlacing(({ bets }) => bets[TOGETHER])
  // why nothing can be bet comes before what is wrong with the stake
  const isRefused = slip.refusal !== null
  const shown = fault && !isRefused && (fault.kind !== 'missing' || asked) ? fault : null
  const setStake = (amount: Money) => keepStake(formatMoney(amount))
  const place = () => {
    setAsked(true)
    if (isBusy || ready.length === 0 || (fault && fault.kind !== 'insufficient')) return
    const sent = ready.map((item) => ({ item, odds: oddsToSend(item, policy) }))
    for (const { item, odds } of sent) acceptPrice(item.selection.outcomeId, odds)
    void placeBets(ordersOf(slip, { ready, stake: formatMoney(stake), policy }))
  }
  const isEach = slip.shape.kind === 'single' && slip.items.length > 1
  return (
    <div className={`sticky mt-10 space-y-8 border-t border-line bg-card pt-10 ${TO_THE_EDGE}`}>
      {together && <PlacingNote id={TOGETHER} placing={together} />}
      <QuickStakes
        stake={stake}
        setStake={setStake}
        stakes={quickStakes(slip.limits)}
        most={largestStake(bounds)}
        disabled={isBusy}
      >
        <MoneyInput
          label={isEach ? t('stakeEach') : t('stake')}
          value={stake}
          onChange={setStake}
          onEnter={place}
          disabled={isBusy}
          errorId={shown ? noteId : undefined}
          className="min-w-0 flex-1"
        />
      </QuickStakes>
      {shown ? (
        <StakeFaultNote id={noteId} fault={shown} setStake={setStake} cause={causeOf(slip)} />
      ) : (
        <StakeTerms slip={slip} stake={stake} policy={policy} isBusy={isBusy} />
      )}
      <SlipSums {...sums} />
      <PlaceButton
        ready={ready.length}
        asks={ready.filter((item) => needsConsent(item, policy)).length}
        total={sums.total}
        win={sums.win ?? (0n as Money)}
        isBusy={isBusy}
        place={place}
      />
    </div>
  )
}

const causeOf = ({ items, limitedBy }: PricedSlip) =>
  items.find(({ selection }) => selection.outcomeId === limitedBy)?.selection

type Ready = {
  readonly ready: readonly SlipItem[]
  readonly stake: string
  readonly policy: PricePolicy
}

/** The bets that a press of the button sends: one of all legs, or one for each. */
function ordersOf({ shape }: PricedSlip, { ready, stake, policy }: Ready): readonly BetOrder[] {
  const legs = ready.map((item) => ({
    outcomeId: item.selection.outcomeId,
    odds: oddsToSend(item, policy),
  }))
  if (shape.kind === 'single') {
    const rest = { kind: 'single', stake, policy, sizes: [], bankers: [] } as const
    return legs.map((leg) => ({ id: leg.outcomeId, ...rest, legs: [leg] }))
  }
  const system = shape.kind === 'system' ? shape : { sizes: [], bankers: [] }
  const { sizes, bankers = [] } = system
  return [{ id: TOGETHER, kind: shape.kind, stake, policy, sizes, bankers, legs }]
}

/** Everything that decides about the stake: the bets it would be laid on, limits and balance. */
function useStake(slip: PricedSlip) {
  const kept = useSlip()
  const { policy, attempts } = kept
  const placing = usePlacing(({ bets }) => bets)
  const held = useBalance()
  const stake = moneyOf(kept.stake)
  const isOne = slip.shape.kind !== 'single'
  const ready = readyOf(slip, kept, placing)
  const bets = isOne ? Math.min(1, ready.length) : ready.length
  const limits = slip.limits
  const bounds = { bets, limits, balance: held ? moneyOf(held.balance) : null }
  const isBusy = Object.values(placing).some(isUnderWay)
  const counted = isBusy ? underWay(slip.items, attempts) : ready
  const asked = counted.length > 0 ? counted : slip.items
  const win = isOne ? ticketReturn(counted, slip.shape, stake) : totalReturn(counted, stake)
  const total = (stake * BigInt(isOne ? Math.min(1, asked.length) : asked.length)) as Money
  return {
    stake,
    policy,
    ready,
    isBusy,
    bounds,
    sums: { total, win: counted.length > 0 ? win : null },
    fault: checkStake({ stake, ...bounds }),
  }
}

/** What was sent and what else is open, each at its price. */
function underWay(items: readonly SlipItem[], attempts: Slip['attempts']): readonly SlipItem[] {
  const sent = new Map(
    Object.values(attempts)
      .filter(isOwn)
      .flatMap(({ legs }) => legs.map((leg) => [leg.outcomeId, leg.odds] as const)),
  )
  return items.map((item) => asSent(item, sent.get(item.selection.outcomeId))).filter(isBettable)
}

/** What can be sent: each open selection by itself, or all of them when every one is open. */
function readyOf(
  { items, shape, clashes, refusal }: PricedSlip,
  kept: Slip,
  placing: Readonly<Record<string, Placing>>,
): readonly SlipItem[] {
  const isFree = (id: string) => {
    const state = placing[id]?.state
    return state === undefined || state === 'rejected'
  }
  // also a bet that another tab of the browser sent and knows no answer of
  const isOpen = (item: SlipItem) => isBettable(item) && !isSent(kept, item.selection.outcomeId)
  if (shape.kind === 'single') {
    return items.filter((item) => isOpen(item) && isFree(item.selection.outcomeId))
  }
  const isWhole = items.every(isOpen) && clashes.size === 0 && refusal === null
  return isWhole && isFree(TOGETHER) ? items : []
}
