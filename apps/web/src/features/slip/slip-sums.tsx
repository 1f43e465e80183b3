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
    { name: t('profit'), amount: profit, classes: '' },
    { name: t('win'), amount: win, classes: 'text-interactive' },
  ]
  return (
    <dl className="flex flex-wrap justify-between gap-x-12 gap-y-4">
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
