import type { PackageEntry } from '@jogada/contract/order'
import { MoneyText, formatReais } from '@jogada/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AdultsMark } from '../../../components/adults-mark.tsx'
import { Button } from '../../../components/button.tsx'
import { useContributionText } from '../../../components/contribution.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { moneyOf } from '../../../components/typed-money.ts'
import type { OverlayProps } from '../../../overlays/overlay-props.ts'
import { replaceOverlay } from '../../../overlays/overlay-store.ts'
import { Surface } from '../../../overlays/surface.tsx'
import { usePlayer } from '../../../session/player-queries.ts'
import { discountAt } from '../deposit/discount.ts'
import { DiscountLine } from '../deposit/discount-line.tsx'
import { usePackages } from '../deposit/use-packages.ts'
import { useOnPaid } from '../deposit/pay-time.ts'
import { PageFailed } from '../../../components/page-card.tsx'

const SHOWN = 3

/** What a new player can deposit, with the terms of what comes with it; nothing is chosen here. */
export function SecondDepositOverlay({ close }: OverlayProps<'secondDeposit'>) {
  const t = useTranslations('offers')
  const adults = useTranslations('shell')
  const packages = usePackages('page')
  const [openedAtMs] = useState(() => Date.now())
  const given = usePlayer()?.payDiscount
  useOnPaid(close)
  const shown = packages.data?.offered.slice(0, SHOWN) ?? []
  const [first] = shown
  const discount = first && discountAt(openedAtMs, given, first.price)
  const choose = () => replaceOverlay({ id: 'cash', params: { tab: 'deposit' } })
  return (
    <Surface kind="sheet" title={t('secondTitle')} close={close}>
      <p className="text-14 text-soft">{t('secondLead')}</p>
      {packages.isError && <PageFailed retry={() => void packages.refetch()} />}
      {packages.isPending && <Skeleton className="mt-14 h-190" />}
      <ul className="mt-14 space-y-8">
        {shown.map((entry) => (
          <Package key={entry.pkgId} entry={entry} />
        ))}
      </ul>
      {first && discount && (
        <div className="mt-12">
          <DiscountLine discount={discount} price={first.price} />
        </div>
      )}
      <div className="mt-16 grid gap-8">
        <Button onClick={choose}>{t('secondAction')}</Button>
        <Button look="quiet" onClick={close}>
          {t('secondLater')}
        </Button>
        <AdultsMark>{adults('footerAge')}</AdultsMark>
      </div>
    </Surface>
  )
}

function Package({ entry }: { readonly entry: PackageEntry }) {
  const t = useTranslations('offers')
  const contributionText = useContributionText()
  const hasGift = moneyOf(entry.gift) > 0n
  return (
    <li className="rounded-10 bg-raised p-12">
      <p className="flex items-baseline justify-between gap-12">
        <MoneyText amount={entry.price} className="text-22" />
        {hasGift && (
          <span className="text-14 text-win">
            {t('withBonus', { amount: formatReais(entry.gift) })}
          </span>
        )}
      </p>
      {hasGift && (
        <p className="mt-2 text-12 text-muted">
          {t('secondTerms', {
            times: String(entry.giftTimes ?? 1),
            days: String(entry.giftDays ?? 1),
          })}
          {entry.giftMaxBet && (
            <span className="block">{t('maxBet', { amount: formatReais(entry.giftMaxBet) })}</span>
          )}
          {entry.giftContribution && (
            <span className="block">{contributionText(entry.giftContribution)}</span>
          )}
        </p>
      )}
    </li>
  )
}
