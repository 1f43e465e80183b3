import { zero } from '@jogada/core'
import { diceMaxStake } from '@jogada/core/games/dice'
import type { DiceRefusal } from '@jogada/core/games/dice'
import { MoneyText, formatReais } from '@jogada/ui'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../components/button.tsx'
import { MoneyInput } from '../../components/money-input.tsx'
import { moneyOf } from '../../components/typed-money.ts'
import { useBalance } from '../../session/player-queries.ts'
import { stakeAfter } from './stake-steps.ts'
import type { StakeStep } from './stake-steps.ts'
import type { Dice } from './use-dice.ts'

const STEPS = ['half', 'double', 'minimum', 'maximum'] as const satisfies readonly StakeStep[]

/** Stake, what it can win, and the one button. */
export function BetPanel({ dice }: { readonly dice: Dice }) {
  const t = useTranslations('dice')
  const [asked, setAsked] = useState(false)
  const noteId = useId()
  const { quote, stake, locked, state } = dice
  const isUnknown = state.phase === 'unknown'
  const isFaulty = !quote.ok && (stake > 0n || asked)
  const press = () => {
    if (isUnknown) return dice.checkAgain()
    setAsked(!quote.ok)
    return quote.ok ? dice.bet() : undefined
  }
  return (
    <div className="sticky bottom-[calc(0.68rem+env(safe-area-inset-bottom))] z-5 space-y-8 rounded-14 bg-card p-12 shadow-[0_-0.08rem_0_var(--bg-page)] desktop:bottom-12">
      <div className="flex gap-6">
        <MoneyInput
          label={t('stake')}
          value={stake}
          onChange={dice.setStake}
          onEnter={press}
          disabled={locked}
          errorId={isFaulty ? noteId : undefined}
          className="min-w-0 flex-1"
        />
        <Steps dice={dice} />
      </div>
      <div className="min-h-40">
        {isUnknown || state.phase === 'checking' ? (
          <p className="text-12 leading-snug text-pending">{t('checkLead')}</p>
        ) : isFaulty ? (
          <Fault id={noteId} code={quote.code} dice={dice} />
        ) : (
          <Sums win={quote.ok ? quote.value.payoutOnWin : zero} />
        )}
      </div>
      <Button className="h-52! min-h-[48px] w-full" disabled={locked && !isUnknown} onClick={press}>
        <ButtonText dice={dice} />
      </Button>
    </div>
  )
}

function ButtonText({ dice: { state, stake } }: { readonly dice: Dice }) {
  const t = useTranslations('dice')
  if (state.phase === 'unknown') return t('checkAgain')
  if (state.phase === 'checking') return t('checking')
  if (state.phase === 'betting' || state.phase === 'rolling') return t('betting')
  return t('bet', { stake: formatReais(stake) })
}

function Steps({ dice }: { readonly dice: Dice }) {
  const t = useTranslations('dice')
  const balance = useBalance()
  const bounds = { ...dice, balance: balance ? moneyOf(balance.balance) : null }
  return STEPS.map((step) => (
    <button
      key={step}
      type="button"
      aria-label={t(step)}
      disabled={dice.locked}
      onClick={() => dice.setStake(stakeAfter(step, dice.stake, bounds))}
      className="press h-48 min-h-[44px] w-44 shrink-0 rounded-10 bg-raised text-14 text-soft hover:bg-pressed disabled:opacity-45"
    >
      {t(`${step}Short`)}
    </button>
  ))
}

function Sums({ win }: { readonly win: Parameters<typeof formatReais>[0] }) {
  const t = useTranslations('dice')
  const balance = useBalance()
  return (
    <dl className="grid grid-cols-2 gap-8">
      <div>
        <dt className="text-12 text-muted">{t('winPossible')}</dt>
        <dd>
          <MoneyText amount={win} className="text-22 leading-tight text-win" />
        </dd>
      </div>
      <div className="text-right">
        <dt className="text-12 text-muted">{t('balance')}</dt>
        <dd>
          {balance && <MoneyText amount={balance.balance} className="text-22 leading-tight" />}
        </dd>
      </div>
    </dl>
  )
}

type FaultProps = { readonly id: string; readonly code: DiceRefusal; readonly dice: Dice }

/** What is wrong with the stake, with the largest one that would be accepted. */
function Fault({ id, code, dice }: FaultProps) {
  const t = useTranslations('dice')
  const { limits, params, stake } = dice
  const most = diceMaxStake(params, limits)
  const texts: Record<DiceRefusal, string> = {
    stake_below_minimum: t('stakeBelow', { limit: formatReais(limits.minStake) }),
    stake_above_maximum: t('stakeAbove', { limit: formatReais(limits.maxStake) }),
    payout_above_maximum: t('payoutAbove', { limit: formatReais(limits.maxPayout) }),
    dice_target_out_of_range: t('target'),
  }
  return (
    <div className="flex items-center justify-between gap-8">
      <p id={id} role="alert" className="text-14 text-lose">
        {stake === 0n ? t('fillStake') : texts[code]}
      </p>
      {stake > most && (
        <Button look="quiet" size="small" onClick={() => dice.setStake(most)}>
          {t('useMaximum', { stake: formatReais(most) })}
        </Button>
      )}
    </div>
  )
}
