import { formatOdds, zero } from '@jogada/core'
import { formatReais } from '@jogada/ui'
import { CircleAlert, CircleCheck, Clock3, Ticket } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { moneyOf } from '../../components/typed-money.ts'
import { openOverlay } from '../../overlays/overlay-store.ts'
import { useLoggedIn } from '../../session/session.ts'
import { useSlip } from '../../slip/slip-store.ts'
import { usePlacing } from './placing-store.ts'
import { resumeBets } from './resume-bets.ts'
import { isBettable, needsConsent, oddsOfAll, ticketReturn, totalReturn } from './slip-item.ts'
import { useOddsText } from '../../sports/odds-format.ts'
import { useSlipItems } from './use-slip-items.ts'
import type { PricedSlip } from './use-slip-items.ts'

/** The closed slip above the bottom bar: how many, what for, and what is wrong with it. */
export function SlipBar() {
  const t = useTranslations('slip')
  const loggedIn = useLoggedIn()
  const slip = useSlipItems()
  const stake = moneyOf(useSlip((kept) => kept.stake))
  const trouble = useTrouble(slip)
  const { items, shape } = slip
  useEffect(() => {
    if (loggedIn) resumeBets(Date.now())
  }, [loggedIn])
  const win =
    shape.kind === 'single' ? totalReturn(items, stake) : ticketReturn(items, shape, stake)
  // several single bets have no odds of their own
  const total = shape.kind === 'parlay' || items.length === 1 ? oddsOfAll(items, shape) : null
  const oddsText = useOddsText()
  const Icon = trouble ? ICONS[trouble.tone] : Ticket
  return (
    <>
      <div className="h-52" aria-hidden="true" />
      <button
        type="button"
        onClick={() => openOverlay({ id: 'slip', params: {} })}
        className={`slip-bar press fixed inset-x-8 bottom-[calc(0.72rem+env(safe-area-inset-bottom))] desktop:bottom-16 z-20 mx-auto flex h-48 min-h-[44px] max-w-464 animate-[rise_240ms_var(--ease-out-quint)] items-center gap-10 rounded-10 border px-14 text-left shadow-lg ${trouble ? TONES[trouble.tone] : 'border-interactive/50 bg-raised'}`}
      >
        <Icon
          className={`size-20 shrink-0 ${trouble ? '' : 'text-interactive'}`}
          aria-hidden="true"
        />
        <span className="visually-hidden">{t('bar.open')}:</span>
        <span className="min-w-0 flex-1">
          <span className="block truncate text-14 leading-tight font-[620] text-fg">
            {t(`mode.${shape.kind}`)} · {t('legs', { count: items.length })}
          </span>
          {trouble && (
            <output className="block truncate text-12 leading-tight">{trouble.text}</output>
          )}
        </span>
        {!trouble && win === zero && total !== null && (
          <span className="shrink-0 text-right text-12 leading-tight text-muted">
            {t('totalOdds')}
            <span className="figures block text-16 leading-tight text-interactive">
              {oddsText(formatOdds(total))}
            </span>
          </span>
        )}
        {!trouble && win > zero && (
          <span className="shrink-0 text-right text-12 leading-tight text-muted">
            {t('win')}
            <span className="money block text-16 leading-tight text-interactive">
              {formatReais(win)}
            </span>
          </span>
        )}
      </button>
    </>
  )
}

type Tone = 'bad' | 'wait' | 'good'

const ICONS = { bad: CircleAlert, wait: Clock3, good: CircleCheck } as const

const TONES: Record<Tone, string> = {
  bad: 'border-lose bg-raised text-lose',
  wait: 'border-pending bg-raised text-pending',
  good: 'border-win bg-raised text-win',
}

type Trouble = { readonly tone: Tone; readonly text: string } | null

/** The one thing about the closed slip that its player should know first. */
function useTrouble({ items, clashes, refusal }: PricedSlip): Trouble {
  const t = useTranslations('slip')
  const policy = useSlip((slip) => slip.policy)
  const placing = Object.values(usePlacing(({ bets }) => bets))
  const has = (...states: readonly string[]) => placing.some(({ state }) => states.includes(state))
  if (has('rejected')) return { tone: 'bad', text: t('bar.failed') }
  if (has('unknown', 'checking', 'elsewhere')) return { tone: 'wait', text: t('bar.checking') }
  if (has('waiting', 'placing')) return { tone: 'wait', text: t('bar.waiting') }
  if (clashes.size > 0) return { tone: 'bad', text: t('related') }
  const stopped = items.filter((item) => !isBettable(item) && item.notice?.kind !== 'loading')
  if (stopped.length > 0) {
    return { tone: 'bad', text: t('bar.stopped', { count: stopped.length }) }
  }
  const changed = items.filter((item) => needsConsent(item, policy)).length
  if (changed > 0) return { tone: 'wait', text: t('bar.changed', { count: changed }) }
  if (refusal === 'total_odds_limit') return { tone: 'bad', text: t('reason.total_odds_limit') }
  return null
}
