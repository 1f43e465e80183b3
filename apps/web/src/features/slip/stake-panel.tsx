import { formatMoney, reais, subtract } from '@jogada/core'
import type { Money } from '@jogada/core'
import { MoneyText, formatReais } from '@jogada/ui'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../components/button.tsx'
import { MoneyInput } from '../../components/money-input.tsx'
import { moneyOf } from '../../components/typed-money.ts'
import { openOverlay } from '../../overlays/overlay-store.ts'
import { useBalance } from '../../session/player-queries.ts'
import { useLoggedIn } from '../../session/session.ts'
import { acceptPrice, keepStake, useSlip } from '../../slip/slip-store.ts'
import { placeBets } from './place-bet.ts'
import { isUnderWay, usePlacing } from './placing-store.ts'
import type { Placing } from './placing-store.ts'
import { isBettable, isWorse, oddsToSend, totalReturn } from './slip-item.ts'
import type { SlipItem } from './slip-item.ts'
import { checkStake, largestStake } from './stake-check.ts'
import type { StakeLimits } from './stake-check.ts'
import { StakeFaultNote } from './stake-fault-note.tsx'

const QUICK_STAKES = [5n, 10n, 50n, 100n].map(reais)

export type StakePanelProps = {
  readonly items: readonly SlipItem[]
  readonly limits: StakeLimits | null
}

/** Stake, limits, sums and the button, always in sight under the selections. */
export function StakePanel({ items, limits }: StakePanelProps) {
  const t = useTranslations('slip')
  const [asked, setAsked] = useState(false)
  const noteId = useId()
  const { stake, ready, fault, bounds, isBusy } = useStake(items, limits)
  const shown = fault && (fault.kind !== 'missing' || asked) ? fault : null
  const setStake = (amount: Money) => keepStake(formatMoney(amount))
  const place = () => {
    setAsked(true)
    if (isBusy || ready.length === 0 || (fault && fault.kind !== 'insufficient')) return
    const orders = ready.map((item) => ({
      outcomeId: item.selection.outcomeId,
      stake: formatMoney(stake),
      odds: oddsToSend(item),
    }))
    for (const { outcomeId, odds } of orders) acceptPrice(outcomeId, odds)
    void placeBets(orders)
  }
  return (
    <div className="sticky bottom-0 mt-12 space-y-10 border-t border-line bg-card pt-12">
      <MoneyInput
        label={items.length > 1 ? t('stakeEach') : t('stake')}
        value={stake}
        onChange={setStake}
        onEnter={place}
        disabled={isBusy}
        errorId={shown ? noteId : undefined}
      />
      <QuickStakes setStake={setStake} most={largestStake(bounds)} disabled={isBusy} />
      {shown ? (
        <StakeFaultNote id={noteId} fault={shown} setStake={setStake} />
      ) : (
        <LimitsLine limits={limits} />
      )}
      <Sums items={ready} stake={stake} />
      <PlaceButton items={ready} stake={stake} isBusy={isBusy} place={place} />
    </div>
  )
}

/** Everything that decides about the stake: the bets it would be laid on, limits and balance. */
function useStake(items: readonly SlipItem[], limits: StakeLimits | null) {
  const stake = moneyOf(useSlip((slip) => slip.stake))
  const placing = usePlacing(({ bets }) => bets)
  const held = useBalance()
  const ready = items.filter((item) => isBettable(item) && isFree(placing, item))
  const isBusy = Object.values(placing).some(isUnderWay)
  const bounds = { bets: ready.length, limits, balance: held ? moneyOf(held.balance) : null }
  return { stake, ready, isBusy, bounds, fault: checkStake({ stake, ...bounds }) }
}

function isFree(placing: Readonly<Record<string, Placing>>, { selection }: SlipItem) {
  const state = placing[selection.outcomeId]?.state
  return state === undefined || state === 'rejected'
}

type QuickStakesProps = {
  readonly setStake: (amount: Money) => void
  readonly most: Money
  readonly disabled: boolean
}

function QuickStakes({ setStake, most, disabled }: QuickStakesProps) {
  const t = useTranslations('slip')
  const chip =
    'press h-40 min-h-[44px] rounded-10 bg-raised text-14 text-soft hover:bg-pressed disabled:opacity-45'
  return (
    <fieldset aria-label={t('quick')} className="grid min-w-0 grid-cols-5 gap-6">
      {QUICK_STAKES.map((amount) => (
        <button
          key={amount}
          type="button"
          disabled={disabled}
          className={chip}
          onClick={() => setStake(amount)}
        >
          <span className="figures text-16">R$ {String(amount / 100n)}</span>
        </button>
      ))}
      <button
        type="button"
        disabled={disabled || most <= 0n}
        className={chip}
        onClick={() => setStake(most)}
      >
        {t('maximum')}
      </button>
    </fieldset>
  )
}

function LimitsLine({ limits }: { readonly limits: StakeLimits | null }) {
  const t = useTranslations()
  const balance = useBalance()
  return (
    <p className="flex min-h-18 justify-between gap-12 text-12 text-muted">
      <span>
        {limits && t('slip.limits', { min: formatReais(limits.min), max: formatReais(limits.max) })}
      </span>
      {balance && (
        <span>
          {t('shell.balance')} {formatReais(balance.balance)}
        </span>
      )}
    </p>
  )
}

type SumsProps = { readonly items: readonly SlipItem[]; readonly stake: Money }

function Sums({ items, stake }: SumsProps) {
  const t = useTranslations('slip')
  const total = (stake * BigInt(items.length)) as Money
  const win = totalReturn(items, stake)
  const cells = [
    { name: t('total'), amount: total, classes: '' },
    { name: t('profit'), amount: subtract(win, total), classes: 'text-center' },
    { name: t('win'), amount: win, classes: 'text-right text-interactive' },
  ]
  return (
    <dl className="grid grid-cols-3 gap-8">
      {cells.map(({ name, amount, classes }) => (
        <div key={name} className={classes}>
          <dt className="text-12 text-muted">{name}</dt>
          <dd>
            <MoneyText amount={amount} className="text-22 leading-tight" />
          </dd>
        </div>
      ))}
    </dl>
  )
}

type PlaceButtonProps = SumsProps & { readonly isBusy: boolean; readonly place: () => void }

function PlaceButton({ items, stake, isBusy, place }: PlaceButtonProps) {
  const t = useTranslations('slip')
  const loggedIn = useLoggedIn()
  if (!loggedIn) {
    return (
      <Button
        className="h-52! min-h-[48px] w-full"
        onClick={() => openOverlay({ id: 'auth', params: { tab: 'login' } })}
      >
        {t('loginToBet')}
      </Button>
    )
  }
  const worse = items.filter(isWorse).length
  const win = formatReais(totalReturn(items, stake))
  const total = formatReais((stake * BigInt(items.length)) as Money)
  return (
    <Button
      className="h-52! min-h-[48px] w-full"
      disabled={isBusy || items.length === 0}
      onClick={place}
    >
      {isBusy && t('placing')}
      {!isBusy && worse === 0 && t('bet', { stake: total })}
      {!isBusy && worse === 1 && t('acceptAndBet', { win })}
      {!isBusy && worse > 1 && t('acceptAllAndBet', { win })}
    </Button>
  )
}
