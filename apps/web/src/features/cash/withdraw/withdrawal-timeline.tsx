import { formatReais } from '@jogada/ui'
import { useFormatter, useTranslations } from 'use-intl'
import { HelpLink } from '../../../components/help-link.tsx'
import { returnedOf, timelineOf } from './timeline.ts'
import type { TimelineStep, Withdrawal } from './timeline.ts'

/** The steps of a withdrawal from top to bottom, with their times; what is ahead stays hollow. */
export function WithdrawalTimeline({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const t = useTranslations('cash')
  const returned = returnedOf(withdrawal)
  return (
    <>
      <ol>
        {timelineOf(withdrawal).map((step) => (
          <Step key={`${step.state} ${step.at}`} step={step} />
        ))}
      </ol>
      {withdrawal.review && (
        <>
          <Review review={withdrawal.review} />
          <HelpLink about="review" />
        </>
      )}
      {returned.much !== 'nothing' && (
        <>
          <p className="mt-4 rounded-10 bg-pending/12 p-12 text-14 leading-snug">
            {t('returnedMoneyBack', { amount: formatReais(returned.amount) })}
          </p>
          <HelpLink about="refused" />
        </>
      )}
      {withdrawal.state === 'refused' && (
        <>
          <p className="mt-4 rounded-10 bg-lose/12 p-12 text-14 leading-snug">
            {withdrawal.reason && <span className="block text-lose">{withdrawal.reason}</span>}
            {t('refusedMoneyBack')}
          </p>
          <HelpLink about="refused" />
        </>
      )}
    </>
  )
}

function Review({ review }: { readonly review: NonNullable<Withdrawal['review']> }) {
  const t = useTranslations('cash')
  const format = useFormatter()
  const when = format.dateTime(new Date(review.dueAt), SHORT)
  return (
    <p className="mt-10 rounded-10 bg-pending/12 p-12 text-14 leading-snug">
      <span className="block text-pending">{review.reason}</span>
      {t('reviewDue', { when })}
    </p>
  )
}

const SHORT = {
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const

const DOT = {
  ahead: 'border-2 border-line-strong',
  passed: 'bg-interactive',
  paid: 'bg-win',
  returned: 'bg-pending',
  refused: 'bg-lose',
  current: 'bg-pending ring-4 ring-pending/25',
} as const

function dotOf({ state, at, isCurrent }: TimelineStep): string {
  if (at === null) return DOT.ahead
  if (state === 'paid' || state === 'refused' || state === 'returned') return DOT[state]
  return isCurrent ? DOT.current : DOT.passed
}

function Step({ step }: { readonly step: TimelineStep }) {
  const t = useTranslations('cash.state')
  const format = useFormatter()
  return (
    <li
      aria-current={step.isCurrent ? 'step' : undefined}
      className="relative flex gap-12 pb-14 before:absolute before:top-16 before:bottom-0 before:left-[5px] before:w-2 before:bg-line last:pb-0 last:before:hidden"
    >
      <span
        aria-hidden="true"
        className={`relative mt-4 size-12 shrink-0 rounded-full ${dotOf(step)}`}
      />
      <span
        className={`flex-1 text-14 leading-tight ${step.at === null ? 'text-muted' : ''} ${step.isCurrent ? 'font-[600]' : ''}`}
      >
        {t(step.state)}
      </span>
      {step.at !== null && (
        <time dateTime={step.at} className="text-12 text-muted">
          {format.dateTime(new Date(step.at), SHORT)}
        </time>
      )}
    </li>
  )
}
