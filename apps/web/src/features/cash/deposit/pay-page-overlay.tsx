import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import type { OverlayProps } from '../../../overlays/overlay-props.ts'
import { Surface } from '../../../overlays/surface.tsx'
import { payUrl } from './pay-url.ts'
import { useOnPaid } from './pay-time.ts'
import { useOrderWatch } from './use-order-watch.ts'

/** The payment page of an order over the whole screen; closing it keeps the order. */
export function PayPageOverlay({ params, close }: OverlayProps<'payPage'>) {
  const t = useTranslations('cash')
  const end = useOrderWatch(params, { polls: false })
  useOnPaid(close)
  useEffect(() => {
    if (end !== 'pending') close()
  }, [end, close])
  return (
    <Surface kind="full" title={t('payPage')} close={close}>
      {/* our own page: a sandbox with scripts and same origin would hold nothing back */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        src={payUrl(params.url)}
        title={t('payPageFrame')}
        allow="clipboard-write"
        className="-mx-18 block h-full w-[calc(100%+0.36rem)] border-0 bg-page"
      />
    </Surface>
  )
}
