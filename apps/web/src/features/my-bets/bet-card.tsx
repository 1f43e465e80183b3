import type { Bet, SportEvent } from '@jogada/contract/sport'
import { MoneyText } from '@jogada/ui'
import { Check, Clock3, Minus, Undo2 } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import { useOddsText } from '../../sports/odds-format.ts'
import { useMarketWords } from '../../sports/use-market-words.ts'
import { statusOf } from './bet-status.ts'
import type { BetTone } from './bet-status.ts'

const LOOKS: Record<BetTone, { readonly classes: string; readonly Icon: typeof Check }> = {
  open: { classes: 'bg-pending/15 text-pending', Icon: Clock3 },
  won: { classes: 'bg-win/15 text-win', Icon: Check },
  back: { classes: 'bg-info/15 text-info', Icon: Undo2 },
  lost: { classes: 'bg-pressed text-soft', Icon: Minus },
}

export type BetCardProps = {
  readonly bet: Bet
  /** The match as it stands, while it is live. */
  readonly event?: SportEvent | undefined
}

/** One bet: what was backed, where it stands, and what it may return or returned. */
export function BetCard({ bet, event }: BetCardProps) {
  const t = useTranslations()
  const words = useMarketWords()
  const oddsText = useOddsText()
  const format = useFormatter()
  const { key } = statusOf(bet.status)
  const why = key === 'halfWon' || key === 'halfLost' || key === 'refunded' ? key : null
  return (
    <li className="rounded-10 bg-raised p-14">
      <div className="flex items-start justify-between gap-12">
        <div className="min-w-0">
          <p className="text-16 leading-tight font-[600]">
            {words.outcome({ ...bet, marketKey: bet.market })}
          </p>
          <p className="mt-2 text-12 text-soft">
            {words.market(bet.market)} · {t('bets.odds', { odds: oddsText(bet.odds) })}
          </p>
        </div>
        <StatusMark status={bet.status} />
      </div>
      <p className="mt-6 text-12 text-muted">
        {t('sport.versus', { home: bet.home, away: bet.away })}
        {bet.replay && ` · ${t('sport.replay')}`}
      </p>
      <ScoreLine bet={bet} event={event} />
      {why && <p className="mt-4 text-12 text-soft">{t(`bets.why.${why}`)}</p>}
      <Sums bet={bet} />
      <p className="mt-8 text-12 text-muted">
        {t('bets.id', { id: bet.betId })} ·{' '}
        {format.dateTime(new Date(bet.placedAt), { dateStyle: 'short', timeStyle: 'short' })}
      </p>
    </li>
  )
}

function StatusMark({ status }: { readonly status: Bet['status'] }) {
  const t = useTranslations('bets')
  const { key, tone } = statusOf(status)
  const { classes, Icon } = LOOKS[tone]
  return (
    <span
      className={`flex shrink-0 items-center gap-4 rounded-full px-10 py-4 text-12 font-[600] ${classes}`}
    >
      <Icon className="size-14" strokeWidth={2.5} aria-hidden="true" />
      {t(`status.${key}`)}
    </span>
  )
}

function ScoreLine({ bet, event }: BetCardProps) {
  const t = useTranslations()
  const score = event?.score ?? bet.score
  if (!score) return null
  const goals = { home: String(score.home), away: String(score.away) }
  const isLive = bet.status === 0
  return (
    <p className={`mt-4 flex items-center gap-6 text-12 ${isLive ? 'text-lose' : 'text-muted'}`}>
      {isLive && <span className="live-dot" aria-hidden="true" />}
      {isLive ? t('bets.liveScore', goals) : t('bets.finalScore', goals)}
      {event && event.minute !== null && (
        <span className="figures text-14">
          {t('sport.minute', { minute: String(event.minute) })}
        </span>
      )}
    </p>
  )
}

function Sums({ bet }: { readonly bet: Bet }) {
  const t = useTranslations('bets')
  const { tone } = statusOf(bet.status)
  const isOpen = bet.payout === null
  return (
    <dl className="mt-10 flex gap-24 border-t border-line pt-8">
      <div>
        <dt className="text-12 text-muted">{t('stake')}</dt>
        <dd>
          <MoneyText amount={bet.stake} className="text-18" />
        </dd>
      </div>
      <div>
        <dt className="text-12 text-muted">{isOpen ? t('potential') : t('returned')}</dt>
        <dd>
          <MoneyText
            amount={bet.payout ?? bet.potential}
            className={`text-18 ${tone === 'won' ? 'text-win' : ''}`}
          />
        </dd>
      </div>
    </dl>
  )
}
