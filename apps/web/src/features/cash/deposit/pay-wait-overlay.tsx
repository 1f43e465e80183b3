import { MoneyText } from '@jogada/ui'
import { useQueryClient } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button, buttonClasses } from '../../../components/button.tsx'
import type { PayOrder } from '../../../overlays/overlay.ts'
import type { OverlayProps } from '../../../overlays/overlay-props.ts'
import { Surface } from '../../../overlays/surface.tsx'
import { PaymentClock } from './payment-clock.tsx'
import { payUrl } from './pay-url.ts'
import { useOnPaid } from './pay-time.ts'
import { useCancelOrder } from './use-cancel-order.ts'
import { orderStatusQuery, useOrderWatch } from './use-order-watch.ts'

/** Waits for the payment of an order: to be completed in its page, checked, or given up. */
export function PayWaitOverlay({ params, close }: OverlayProps<'payWait'>) {
  const t = useTranslations('cash')
  const end = useOrderWatch(params, { polls: true })
  useOnPaid(close)
  useEffect(() => {
    if (end !== 'pending') close()
  }, [end, close])
  return (
    <Surface kind="sheet" title={t('waitTitle')} close={close}>
      <p className="text-14 text-soft">{t('waitLead')}</p>
      <PaymentClock orderId={params.orderId} />
      <dl className="flex items-baseline justify-between gap-12 rounded-14 bg-raised p-14">
        <dt className="text-14 text-soft">{t('recharged')}</dt>
        <dd>
          <MoneyText amount="0" className="text-22" />{' '}
          <span className="text-12 text-muted">{t('rechargedOf')}</span>{' '}
          <MoneyText amount={params.amount} className="text-22" />
        </dd>
      </dl>
      <a
        href={payUrl(params.url)}
        target="_blank"
        rel="noopener"
        className={`${buttonClasses('quiet')} mt-12 w-full`}
      >
        <ExternalLink className="size-18" aria-hidden="true" />
        {t('openPayment')}
      </a>
      <Decisions order={params} />
    </Surface>
  )
}

function Decisions({ order: { orderId } }: { readonly order: PayOrder }) {
  const t = useTranslations('cash')
  const queries = useQueryClient()
  const cancel = useCancelOrder(orderId)
  const [check, setCheck] = useState<'idle' | 'asking' | 'asked'>('idle')
  const complete = async () => {
    setCheck('asking')
    await queries.refetchQueries({ queryKey: orderStatusQuery(orderId).queryKey })
    setCheck('asked')
  }
  const busy = check === 'asking' || cancel.isPending
  return (
    <>
      <div className="mt-8 grid gap-8">
        <Button onClick={() => void complete()} disabled={busy}>
          {check === 'asking' ? t('checking') : t('complete')}
        </Button>
        <Button look="danger" onClick={() => cancel.mutate()} disabled={busy}>
          {t('cancelOrder')}
        </Button>
      </div>
      <output className="mt-10 block min-h-20 text-center text-14 text-pending">
        {check === 'asked' && t('notYet')}
      </output>
    </>
  )
}
