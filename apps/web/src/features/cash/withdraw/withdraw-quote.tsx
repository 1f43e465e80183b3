import type { Money } from '@jogada/core'
import { MoneyText } from '@jogada/ui'
import { useTranslations } from 'use-intl'
import type { WithdrawType } from './destination.ts'
import { usePercentText } from '../use-percent-text.ts'
import { quoteOf, usdtQuoteOf, usdtText } from './quote.ts'
import type { WithdrawLimits } from './withdraw-checks.ts'

export type WithdrawQuoteProps = {
  readonly limits: WithdrawLimits
  readonly amount: Money
  readonly type: WithdrawType
}

/** Fee and what arrives, as the amount is typed. */
export function WithdrawQuote({ limits, amount, type }: WithdrawQuoteProps) {
  const t = useTranslations('cash')
  const percentText = usePercentText()
  const isUsdt = type === 'USDT'
  const { fee, net } = isUsdt
    ? usdtQuoteOf(amount, limits.usdtRate)
    : quoteOf(amount, limits.serviceAmount)
  const usdt = isUsdt ? usdtText(amount, limits.usdtRate) : null
  return (
    <dl className="space-y-6 rounded-14 bg-raised p-14 text-14">
      <div className="flex items-baseline justify-between gap-12">
        <dt className="text-soft">
          {isUsdt ? t('networkFee') : t('fee', { percent: percentText(limits.serviceAmount) })}
        </dt>
        <dd>
          <MoneyText amount={fee} className="text-18" />
        </dd>
      </div>
      <div className="flex items-baseline justify-between gap-12">
        <dt className="text-soft">{t('net')}</dt>
        <dd>
          <MoneyText amount={net} className="text-22 text-win" />
        </dd>
      </div>
      {usdt !== null && (
        <div className="flex items-baseline justify-between gap-12 border-t border-line pt-6">
          <dt className="text-soft">
            {t('usdt')}
            <span className="block text-12 text-muted">{t('usdtFee')}</span>
          </dt>
          <dd className="figures text-22">{usdt} USDT</dd>
        </div>
      )}
    </dl>
  )
}
