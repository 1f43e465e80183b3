import type { PackageEntry } from '@jogada/contract/order'
import { formatReais } from '@jogada/ui'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { moneyOf } from '../../../components/typed-money.ts'
import { cardsInRow } from './packages.ts'

export type PackageCardsProps = {
  readonly packages: readonly PackageEntry[]
  readonly chosen: string | undefined
  /** False for a player who waives promotions: no bonus is promised then. */
  readonly withGift: boolean
  readonly onChoose: (pkgId: string) => void
}

/** The packages as a group of radio cards, each with its bonus. */
export function PackageCards({ packages, chosen, withGift, onChoose }: PackageCardsProps) {
  const t = useTranslations('cash')
  const name = useId()
  return (
    <fieldset>
      <legend className="visually-hidden">{t('packages')}</legend>
      <div className={`grid gap-8 ${cardsInRow(packages) === 3 ? 'grid-cols-3' : 'grid-cols-4'}`}>
        {packages.map((entry) => (
          <PackageCard
            key={entry.pkgId}
            entry={entry}
            name={name}
            isChosen={entry.pkgId === chosen}
            withGift={withGift}
            onChoose={onChoose}
          />
        ))}
      </div>
    </fieldset>
  )
}

type PackageCardProps = {
  readonly entry: PackageEntry
  readonly name: string
  readonly isChosen: boolean
  readonly withGift: boolean
  readonly onChoose: (pkgId: string) => void
}

function PackageCard({ entry, name, isChosen, withGift, onChoose }: PackageCardProps) {
  const t = useTranslations('cash')
  const hasGift = withGift && moneyOf(entry.gift) > 0n
  return (
    <label className="press relative flex min-h-64 cursor-pointer flex-col items-center justify-center rounded-10 border border-line bg-raised px-2 py-8 text-center hover:bg-pressed has-checked:border-primary has-checked:bg-primary-soft has-checked:shadow-[inset_0_0_0_2px_var(--primary)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)">
      <input
        type="radio"
        name={name}
        value={entry.pkgId}
        checked={isChosen}
        onChange={() => onChoose(entry.pkgId)}
        className="visually-hidden"
      />
      <span aria-hidden="true" className="text-12 leading-none text-muted">
        R$
      </span>
      <span aria-hidden="true" className="figures mt-4 text-[max(0.2rem,15px)] leading-none">
        {formatReais(entry.price, { bare: true })}
      </span>
      <span className="visually-hidden">{formatReais(entry.price)}</span>
      {hasGift && (
        <span className="mt-6 text-win">
          <span aria-hidden="true" className="figures block text-14 leading-none whitespace-nowrap">
            +{formatReais(entry.gift, { bare: true })}
          </span>
          <span aria-hidden="true" className="mt-2 block text-12 leading-none">
            {t('bonusShort')}
          </span>
          <span className="visually-hidden">{t('bonus', { amount: formatReais(entry.gift) })}</span>
        </span>
      )}
    </label>
  )
}
