import { MoneyText } from '@jogada/ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { moneyOf } from '../components/typed-money.ts'
import type { SessionSummary } from './reality.ts'

const MINUTES = 60

/** Seconds as hours and minutes, 1 h 02 min: a time of the day is read where only 1:02 stands. */
export function playedText(seconds: number): string {
  const minutes = Math.floor(seconds / MINUTES)
  const hours = Math.floor(minutes / MINUTES)
  if (hours === 0) return `${minutes} min`
  return `${hours} h ${String(minutes % MINUTES).padStart(2, '0')} min`
}

/** Time, stakes and result of today's play as the server counts them. */
export function SummaryLines({ summary }: { readonly summary: SessionSummary }) {
  const t = useTranslations('game')
  return (
    <dl className="space-y-8 text-14">
      <Line name={t('realityPlayed')}>
        <span className="figures text-22">{playedText(summary.playedSeconds)}</span>
      </Line>
      <Line name={t('staked')}>
        <MoneyText amount={summary.staked} className="text-22" />
      </Line>
      <Line name={t('net')}>
        <MoneyText amount={moneyOf(summary.net)} sign="always" className="text-22" />
      </Line>
    </dl>
  )
}

type LineProps = { readonly name: string; readonly children: ReactNode }

const Line = ({ name, children }: LineProps) => (
  <div className="flex items-baseline justify-between gap-12">
    <dt className="text-soft">{name}</dt>
    <dd>{children}</dd>
  </div>
)
