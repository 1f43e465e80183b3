import type { Money } from '@jogada/core'
import { MoneyText } from '@jogada/ui'
import { useTranslations } from 'use-intl'

export type SlipSumsProps = {
  readonly total: Money
  /** What can come of it; null while a selection has no price. */
  readonly win: Money | null
}

/** What is staked, and what can come of it. */
export function SlipSums({ total, win }: SlipSumsProps) {
  const t = useTranslations('slip')
  const profit = win && ((win > total ? win - total : 0n) as Money)
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
            {amount === null ? (
              <span className="figures text-22 leading-tight text-muted">–</span>
            ) : (
              <MoneyText amount={amount} className="text-22 leading-tight" />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
