import type { Money } from '@jogada/core'
import { MoneyText } from '@jogada/ui'
import { useTranslations } from 'use-intl'

export type SlipSumsProps = {
  readonly total: Money
  readonly profit: Money
  readonly win: Money
}

/** What is staked, and what can come of it. */
export function SlipSums({ total, profit, win }: SlipSumsProps) {
  const t = useTranslations('slip')
  const cells = [
    { name: t('total'), amount: total, classes: '' },
    { name: t('profit'), amount: profit, classes: 'text-center' },
    { name: t('win'), amount: win, classes: 'text-right text-interactive' },
  ]
  return (
    <dl className="grid grid-cols-[auto_auto_auto] justify-between gap-8">
      {cells.map(({ name, amount, classes }) => (
        <div key={name} className={classes}>
          <dt className="text-12 text-muted">{name}</dt>
          <dd>
            <MoneyText amount={amount} className="text-22 leading-tight" />
          </dd>
        </div>
      ))}
    </dl>
  )
}
