import { MoneyText, formatReais } from '@jogada/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../components/button.tsx'
import { moneyOf } from '../../../components/typed-money.ts'
import type { OverlayProps } from '../../../overlays/overlay-props.ts'
import { openOverlay, replaceOverlay } from '../../../overlays/overlay-store.ts'
import { Surface } from '../../../overlays/surface.tsx'
import { usePlayer } from '../../../session/player-queries.ts'
import { DepositStop, isTaken, useDepositStop } from './deposit-stop.tsx'
import { discountAt } from './discount.ts'
import { DiscountLine } from './discount-line.tsx'
import { useOnPaid } from './pay-time.ts'
import { PaymentHelp } from './payment-help.tsx'
import { usePrePay } from './use-pre-pay.ts'
import { useTellOfChange } from './use-tell-of-change.ts'
import { useTimeLeft } from './use-time-left.ts'

/**
 * The last look at the amount before the order is made; then it waits, under the payment page. A
 * discount that ends meanwhile is said, with what is paid without it.
 */
export function PayConfirmOverlay({ params, close }: OverlayProps<'payConfirm'>) {
  const t = useTranslations('cash')
  const to = useTranslations('offers')
  const prePay = usePrePay()
  const tellOfChange = useTellOfChange()
  const { data: view } = useDepositStop()
  const isDiscounted = params.amount !== params.price
  const discount = useRunningDiscount(params.price)
  const amount = discount ? params.amount : params.price
  const isStopped = !isTaken(view, moneyOf(amount))
  useOnPaid(close)
  const pay = () => {
    if (prePay.isPending) return
    prePay.mutate(params, {
      onSuccess: ({ orderId, url, amount: asked, gift }) => {
        const order = { orderId, url, amount: asked }
        replaceOverlay({ id: 'payWait', params: order })
        openOverlay({ id: 'payPage', params: order })
        tellOfChange({ amount, gift: params.bonus }, { amount: asked, gift })
      },
    })
  }
  return (
    <Surface kind="sheet" title={t('confirmTitle')} close={close}>
      {isStopped && <DepositStop view={view} />}
      <div className="text-center">
        <p className="text-14 text-soft">{t('confirmLead')}</p>
        <MoneyText amount={amount} className="mt-4 block text-64 leading-none" />
        <p className="mt-10 text-14 text-soft">
          {to('credited')} <MoneyText amount={params.price} className="text-18 text-fg" />
          {isPositive(params.bonus) && (
            <span className="block text-win">
              {to('withBonus', { amount: formatReais(params.bonus) })}
            </span>
          )}
        </p>
      </div>
      {isDiscounted && (
        <div className="mt-14" aria-live="polite">
          {discount ? (
            <DiscountLine discount={discount} price={params.price} />
          ) : (
            <p className="rounded-10 bg-raised p-12 text-14 text-pending">
              {to('priceChanged', { amount: formatReais(amount) })}
            </p>
          )}
        </div>
      )}
      <div className="mt-20 grid gap-8">
        {!isStopped && (
          <Button onClick={pay} disabled={prePay.isPending}>
            {prePay.isPending ? t('preparing') : t('confirmAction')}
          </Button>
        )}
        <Button look="quiet" onClick={close}>
          {t('confirmCancel')}
        </Button>
      </div>
      <PaymentHelp />
    </Surface>
  )
}

/** The player's discount on a price until it ends. */
function useRunningDiscount(price: string) {
  const [openedAtMs] = useState(() => Date.now())
  const discount = discountAt(openedAtMs, usePlayer()?.payDiscount, price)
  const leftMs = useTimeLeft(discount?.endsAtMs ?? Infinity)
  return leftMs > 0 ? discount : null
}

const isPositive = (amount: string) => moneyOf(amount) > 0n
