import { useTranslations } from 'use-intl'
import { clockText } from './clock.ts'
import { usePendingOrder } from './use-pending-order.ts'
import { useTimeLeft } from './use-time-left.ts'

/** How long an order can still be paid, by the server's clock. */
export function PaymentClock({ orderId }: { readonly orderId: string }) {
  const pending = usePendingOrder()
  return pending?.orderId === orderId ? <RunningClock endsAtMs={pending.endsAtMs} /> : null
}

function RunningClock({ endsAtMs }: { readonly endsAtMs: number }) {
  const t = useTranslations('cash')
  const leftMs = useTimeLeft(endsAtMs)
  if (leftMs <= 0) {
    return (
      <p role="alert" className="my-16 text-center text-14 text-pending">
        <strong className="block text-16">{t('timeOver')}</strong>
        {t('timeOverLead')}
      </p>
    )
  }
  return (
    <p className="my-16 text-center">
      <span className="block text-12 text-muted">{t('timeLeft')}</span>
      <time role="timer" className="figures text-64 leading-none text-pending">
        {clockText(leftMs)}
      </time>
    </p>
  )
}
