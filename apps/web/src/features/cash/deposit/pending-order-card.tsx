import { MoneyText } from '@jogada/ui'
import { QrCode } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../components/button.tsx'
import { openOverlay, useOverlays } from '../../../overlays/overlay-store.ts'
import { clockText } from './clock.ts'
import { useOrderWatch } from './use-order-watch.ts'
import { usePendingOrder } from './use-pending-order.ts'
import type { PendingOnClock } from './use-pending-order.ts'
import { useTimeLeft } from './use-time-left.ts'

/** The order that waits for its payment, with the way on; nothing where there is none. */
export function PendingOrderCard() {
  const pending = usePendingOrder()
  return pending && <WaitingOrder key={pending.orderId} order={pending} />
}

function WaitingOrder({ order }: { readonly order: PendingOnClock }) {
  const t = useTranslations('cash')
  const leftMs = useTimeLeft(order.endsAtMs)
  const isCovered = useOverlays(({ stack }) => stack.some(({ id }) => id === 'payWait'))
  useOrderWatch(order, { polls: !isCovered })
  const { orderId, url, amount } = order
  const resume = () => {
    openOverlay({ id: 'payWait', params: { orderId, url, amount } })
    openOverlay({ id: 'payPage', params: { orderId, url, amount } })
  }
  return (
    <section
      aria-label={t('pendingTitle')}
      className="mb-16 flex items-center gap-12 rounded-14 bg-pending/12 p-12"
    >
      <QrCode className="size-28 shrink-0 text-pending" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="text-14 leading-tight font-[600]">{t('pendingTitle')}</p>
        <p className="mt-2 flex gap-8 text-soft">
          <MoneyText amount={amount} className="text-18" />
          <span className="figures text-18 text-pending">{clockText(leftMs)}</span>
        </p>
      </div>
      <Button size="small" onClick={resume}>
        {t('pendingAction')}
      </Button>
    </section>
  )
}
