import { formatReais } from '@jogada/ui'
import { BadgePercent } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { clockText } from './clock.ts'
import { priceAfter } from './discount.ts'
import type { Discount } from './discount.ts'
import { usePercentText } from '../use-percent-text.ts'
import { useTimeLeft } from './use-time-left.ts'

export type DiscountLineProps = { readonly discount: Discount; readonly price: string }

/** The discount that the server granted, what it makes of the price, and how long it lasts. */
export function DiscountLine({ discount, price }: DiscountLineProps) {
  const left = useTimeLeft(discount.endsAtMs ?? Infinity)
  if (left <= 0) return null
  return <RunningDiscount discount={discount} price={price} leftMs={left} />
}

function RunningDiscount(props: DiscountLineProps & { readonly leftMs: number }) {
  const t = useTranslations('cash')
  const percent = usePercentText()(props.discount.fraction)
  return (
    <p className="flex items-center gap-10 rounded-10 bg-primary-soft p-12 text-14">
      <BadgePercent className="size-20 shrink-0 text-primary" aria-hidden="true" />
      <span className="flex-1">
        <span className="block font-[600]">{t('discount', { percent })}</span>
        <span className="block text-soft">
          {t('discountPrice', { amount: formatReais(priceAfter(props.price, props.discount)) })}
        </span>
      </span>
      {Number.isFinite(props.leftMs) && (
        <span className="text-right text-12 text-muted">
          {t('discountEnds')}
          <span className="figures block text-18 text-primary">{clockText(props.leftMs)}</span>
        </span>
      )}
    </p>
  )
}
