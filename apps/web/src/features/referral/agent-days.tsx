import type { CallReply, referral } from '@jogada/contract'
import { MoneyText } from '@jogada/ui'
import { useFormatter, useTranslations } from 'use-intl'
import { SectionHead } from '../../components/section-head.tsx'

type AgentDaysProps = {
  readonly days: CallReply<typeof referral.summary>['days']
  /** Whether they are of some days and not of all time. */
  readonly isNarrowed: boolean
}

/** The commission of each day, and whether it was paid. */
export function AgentDays({ days, isNarrowed }: AgentDaysProps) {
  const t = useTranslations('rewards')
  const format = useFormatter()
  return (
    <div className="mt-20">
      <SectionHead id="agent-days" title={t('days')} />
      {days.length === 0 && (
        <p className="text-14 text-muted">{t(isNarrowed ? 'daysNoneThen' : 'daysNone')}</p>
      )}
      <ul aria-labelledby="agent-days" className="space-y-6">
        {days.map((one) => (
          <li key={one.day} className="flex justify-between gap-12 rounded-10 bg-raised p-12">
            <span className="text-14">
              {format.dateTime(new Date(`${one.day}T12:00:00Z`), {
                dateStyle: 'medium',
                timeZone: 'UTC',
              })}
              <span className="block text-12 text-muted">
                {one.paidAt ? t('dayPaid') : t('dayPending')}
              </span>
            </span>
            <MoneyText amount={one.amount} className="text-18" />
          </li>
        ))}
      </ul>
    </div>
  )
}
