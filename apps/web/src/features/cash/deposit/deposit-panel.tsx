import type { LimitsView } from '@jogada/contract/limits'
import { formatMoney } from '@jogada/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../components/button.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { alertMessage, openOverlay } from '../../../overlays/overlay-store.ts'
import { useLicence } from '../../../session/licence-query.ts'
import { usePlayer } from '../../../session/player-queries.ts'
import { PageFailed } from '../../../components/page-card.tsx'
import { EntryFirst } from '../welcome/entry-first.tsx'
import { isEntered } from '../welcome/entry-steps.ts'
import { AmountToDeposit } from './amount-to-deposit.tsx'
import { DepositNotes } from './deposit-notes.tsx'
import { discountAt, priceAfter } from './discount.ts'
import { DepositStop, isTaken, useDepositStop } from './deposit-stop.tsx'
import { DiscountLine } from './discount-line.tsx'
import { GiftTerms, hasGiftTerms } from './gift-terms.tsx'
import { OptOut } from './opt-out.tsx'
import { OtherWays } from './other-ways.tsx'
import { PackageCards } from './package-cards.tsx'
import { isPayable } from './packages.ts'
import type { DepositPlace, PackageChoice } from './packages.ts'
import { PaymentHelp } from './payment-help.tsx'
import { useOnPaid } from './pay-time.ts'
import { PendingOrderCard } from './pending-order-card.tsx'
import { usePackages } from './use-packages.ts'

export type DepositPanelProps = {
  readonly place: DepositPlace
  /** The deposit screen has done its work: a payment arrived. */
  readonly onPaid: () => void
}

/** Choosing what to deposit, and the order that still waits for its payment. */
export function DepositPanel({ place, onPaid }: DepositPanelProps) {
  const packages = usePackages(place)
  const stop = useDepositStop()
  useOnPaid(onPaid)
  return (
    <>
      <DepositStop view={stop.data} />
      <PendingOrderCard />
      {stop.data && !isEntered(stop.data) ? (
        <EntryFirst entry={stop.data.entry} />
      ) : isShut(packages.data, stop.data) ? null : packages.data && !stop.isLoading ? (
        <DepositForm place={place} choice={takenOf(packages.data, stop.data)} />
      ) : packages.isError ? (
        <PageFailed retry={() => void packages.refetch()} />
      ) : (
        <Skeleton className="h-360" />
      )}
    </>
  )
}

/** Whether nothing at all would be taken, for a break or a limit that is used. */
const isShut = (choice: PackageChoice | undefined, view: LimitsView | undefined): boolean =>
  view !== undefined &&
  (view.pause !== null ||
    (view.depositRoom !== null &&
      choice !== undefined &&
      choice.offered.length > 0 &&
      choice.offered.every(({ price }) => !isTaken(view, price))))

/** The choice without what the player's own limit would refuse. */
function takenOf(choice: PackageChoice, view: LimitsView | undefined): PackageChoice {
  const isIn = ({ price }: { readonly price: string }) => isTaken(view, price)
  const { preselected } = choice
  return {
    ...choice,
    offered: choice.offered.filter(isIn),
    preselected: preselected && isIn(preselected) ? preselected : undefined,
  }
}

type DepositFormProps = { readonly place: DepositPlace; readonly choice: PackageChoice }

function DepositForm({ place, choice }: DepositFormProps) {
  const t = useTranslations('cash')
  const [pkgId, setPkgId] = useState(choice.preselected?.pkgId)
  const [optedOut, setOptedOut] = useState(false)
  const given = usePlayer()?.payDiscount
  const hasOffers = useLicence()?.gifts !== false
  const [openedAtMs] = useState(() => Date.now())
  const chosen = choice.offered.find((entry) => entry.pkgId === pkgId)
  const discount = chosen && !optedOut && discountAt(openedAtMs, given, chosen.price)

  const withTerms = !optedOut && chosen && hasGiftTerms(chosen) ? chosen : undefined

  const deposit = () => {
    if (!isPayable(chosen)) return alertMessage(t('choosePackage'))
    const { price, pkgId: chosenId } = chosen
    const now = optedOut ? null : discountAt(Date.now(), given, price)
    openOverlay({
      id: 'payConfirm',
      params: {
        place,
        pkgId: chosenId,
        amount: formatMoney(priceAfter(price, now)),
        price,
        bonus: optedOut ? '0.00' : chosen.gift,
        gift: optedOut ? 0 : 1,
      },
    })
  }

  return (
    <div className="space-y-16">
      <AmountToDeposit price={chosen?.price} />
      {choice.offered.length > 0 ? (
        <PackageCards
          packages={choice.offered}
          chosen={pkgId}
          withGift={!optedOut}
          onChoose={setPkgId}
        />
      ) : (
        <p className="text-14 text-muted">{t('noPackages')}</p>
      )}
      {withTerms && <GiftTerms entry={withTerms} />}
      {choice.hasOtherWays && <OtherWays />}
      {discount && <DiscountLine discount={discount} price={chosen.price} />}
      {hasOffers && <OptOut optedOut={optedOut} onChange={setOptedOut} />}
      {/* the way on stays in sight on every screen, whatever of the packages is */}
      <div className="sticky bottom-(--dock) z-1 bg-card pb-8 shadow-[0_-0.08rem_0_var(--bg-card),0_0.12rem_0_var(--bg-card)]">
        <Button className="w-full" onClick={deposit}>
          {t('depositAction')}
        </Button>
      </div>
      <PaymentHelp />
      <DepositNotes
        place={place}
        minimum={choice.offered[0]?.price}
        hasTerms={withTerms !== undefined}
      />
    </div>
  )
}
