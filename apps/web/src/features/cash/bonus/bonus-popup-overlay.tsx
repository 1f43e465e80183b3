import type { LimitsView } from '@jogada/contract/limits'
import type { PackageEntry } from '@jogada/contract/order'
import { formatMoney, timesRatioFloor } from '@jogada/core'
import type { Money } from '@jogada/core'
import { MoneyText, WavePattern, formatReais } from '@jogada/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AdultsMark } from '../../../components/adults-mark.tsx'
import { Button } from '../../../components/button.tsx'
import { useContributionText } from '../../../components/contribution.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { moneyOf } from '../../../components/typed-money.ts'
import type { OverlayProps } from '../../../overlays/overlay-props.ts'
import { openOverlay } from '../../../overlays/overlay-store.ts'
import { Surface } from '../../../overlays/surface.tsx'
import { useLicence } from '../../../session/licence-query.ts'
import { knownPlayer, usePlayer } from '../../../session/player-queries.ts'
import { PageFailed } from '../../../components/page-card.tsx'
import { discountAt, priceAfter } from '../deposit/discount.ts'
import { DepositStop, isTaken, useDepositStop } from '../deposit/deposit-stop.tsx'
import { DiscountLine } from '../deposit/discount-line.tsx'
import { useOnPaid } from '../deposit/pay-time.ts'
import { usePackages } from '../deposit/use-packages.ts'
import { usePrePay } from '../deposit/use-pre-pay.ts'
import { useTellOfChange } from '../deposit/use-tell-of-change.ts'
import { BonusCountUp } from './bonus-count-up.tsx'

const HUNDREDTHS = 100

/** The bonus money of an event: its amount times its multiplier, to the centavo. */
export const bonusTotal = (bouns: number, amount: string): Money =>
  timesRatioFloor(moneyOf(amount), BigInt(Math.round(bouns * HUNDREDTHS)), BigInt(HUNDREDTHS))

/** A bonus that play has earned, over the whole screen, with the one package that brings it. */
export function BonusPopupOverlay({ params, close }: OverlayProps<'bonusPopup'>) {
  const t = useTranslations('offers')
  const adults = useTranslations('shell')
  const packages = usePackages('popup')
  const stop = useDepositStop()
  const base = moneyOf(params.amount)
  const total = bonusTotal(params.bouns, params.amount)
  useOnPaid(close)
  const [entry] = packages.data?.offered ?? []
  return (
    <Surface kind="full" title={t('popupTitle')} close={close}>
      <div className="relative mx-auto flex min-h-full max-w-480 flex-col justify-center gap-20 py-20 text-center">
        <WavePattern className="pointer-events-none absolute inset-0 text-primary opacity-5" />
        <p className="relative text-16 text-soft">
          {t('popupLead', { amount: formatReais(total) })}
        </p>
        <BonusCountUp base={base} times={params.bouns} total={total} />
        <div className="relative">
          {packages.isError ? (
            <PageFailed retry={() => void packages.refetch()} />
          ) : packages.data && !stop.isLoading ? (
            <Receive entry={entry} view={stop.data} close={close} />
          ) : (
            <Skeleton className="h-190" />
          )}
        </div>
        <Button look="quiet" onClick={close} className="relative">
          {t('popupLater')}
        </Button>
        <div className="relative mx-auto">
          <AdultsMark>{adults('footerAge')}</AdultsMark>
        </div>
      </div>
    </Surface>
  )
}

type ReceiveProps = {
  readonly entry: PackageEntry | undefined
  readonly view: LimitsView | undefined
  readonly close: () => void
}

/** The package of the popup, its terms, and the way to pay it. */
function Receive({ entry, view, close }: ReceiveProps) {
  const t = useTranslations('offers')
  const cash = useTranslations('cash')
  const isPlayed = useLicence()?.depositsArePlayed !== false
  const contributionText = useContributionText()
  const prePay = usePrePay()
  const tellOfChange = useTellOfChange()
  const given = usePlayer()?.payDiscount
  const [openedAtMs] = useState(() => Date.now())
  const hasGift = entry && moneyOf(entry.gift) > 0n
  if (!entry || !hasGift) return <p className="text-14 text-muted">{t('popupNone')}</p>
  const { pkgId, price, gift, giftTimes, giftDays, giftContribution, giftMaxBet } = entry
  const discount = discountAt(openedAtMs, given, price)
  const receive = () => {
    if (prePay.isPending) return
    // an unverified player confirms who pays first, and sees the amount once more after that
    if (knownPlayer()?.kyc !== 1) {
      const amount = formatMoney(priceAfter(price, discountAt(Date.now(), given, price)))
      const params = { place: 'popup', pkgId, amount, price, bonus: gift, gift: 1 } as const
      openOverlay({ id: 'payConfirm', params })
      return
    }
    prePay.mutate(
      { place: 'popup', pkgId, gift: 1 },
      {
        onSuccess: ({ orderId, url, amount, gift: made }) => {
          close()
          openOverlay({ id: 'payWait', params: { orderId, url, amount } })
          openOverlay({ id: 'payPage', params: { orderId, url, amount } })
          const shown = { amount: formatMoney(priceAfter(price, discount)), gift }
          tellOfChange(shown, { amount, gift: made })
        },
      },
    )
  }
  return (
    <div className="rounded-14 bg-raised p-16">
      <p className="text-14 text-soft">{t('popupPackage', { amount: formatReais(price) })}</p>
      <MoneyText amount={price} className="mt-4 block text-28" />
      <p className="text-14 text-win">{t('popupGift', { amount: formatReais(gift) })}</p>
      <p className="mt-8 text-12 text-muted">
        {t('popupTerms', { times: String(giftTimes ?? 1), days: String(giftDays ?? 1) })}
        {giftMaxBet && (
          <span className="mt-2 block">{t('maxBet', { amount: formatReais(giftMaxBet) })}</span>
        )}
        {giftContribution && (
          <span className="mt-2 block">{contributionText(giftContribution)}</span>
        )}
        {isPlayed && <span className="mt-2 block">{cash('wageringNote')}</span>}
      </p>
      {discount && (
        <div className="mt-12 text-start">
          <DiscountLine discount={discount} price={price} />
        </div>
      )}
      {isTaken(view, priceAfter(price, discount)) ? (
        <Button className="mt-14 w-full" onClick={receive} disabled={prePay.isPending}>
          {t('popupAction')}
        </Button>
      ) : (
        <div className="mt-14 text-start">
          <DepositStop view={view} />
        </div>
      )}
    </div>
  )
}
