import type { LimitsView } from '@jogada/contract/limits'
import type { PackageEntry } from '@jogada/contract/order'
import { formatMoney } from '@jogada/core'
import type { Money } from '@jogada/core'
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
import { amountAt, discountAt } from './discount.ts'
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
  const [openedAtMs] = useState(() => Date.now())
  const given = usePlayer()?.payDiscount
  useOnPaid(onPaid)
  const least = (price: string) => amountAt(openedAtMs, given, price)
  return (
    <>
      <DepositStop view={stop.data} />
      <PendingOrderCard />
      {stop.data && !isEntered(stop.data) ? (
        <EntryFirst entry={stop.data.entry} />
      ) : isShut(packages.data, stop.data, least) ? null : packages.data && !stop.isLoading ? (
        <DepositForm
          place={place}
          choice={packages.data}
          view={stop.data}
          openedAtMs={openedAtMs}
        />
      ) : packages.isError ? (
        <PageFailed retry={() => void packages.refetch()} />
      ) : (
        <Skeleton className="h-360" />
      )}
    </>
  )
}

type AmountOf = (price: string) => Money

/** Whether nothing at all would be taken, for a break or a limit that is used. */
const isShut = (
  choice: PackageChoice | undefined,
  view: LimitsView | undefined,
  amountOf: AmountOf,
): boolean =>
  view !== undefined &&
  (view.pause !== null ||
    (view.depositRoom !== null &&
      choice !== undefined &&
      choice.offered.length > 0 &&
      takenOf(choice, view, amountOf).length === 0))

/** The packages on offer without what the player's own limit would refuse. */
const takenOf = (
  { offered }: PackageChoice,
  view: LimitsView | undefined,
  amountOf: AmountOf,
): readonly PackageEntry[] => offered.filter(({ price }) => isTaken(view, amountOf(price)))

/** The one package that the player's own limit leaves of several. */
const onlyLeft = (choice: PackageChoice, taken: readonly PackageEntry[]) =>
  taken.length === 1 && choice.offered.length > 1 ? taken[0] : undefined

type DepositFormProps = {
  readonly place: DepositPlace
  readonly choice: PackageChoice
  readonly view: LimitsView | undefined
  readonly openedAtMs: number
}

function DepositForm({ place, choice, view, openedAtMs }: DepositFormProps) {
  const t = useTranslations('cash')
  const [pkgId, setPkgId] = useState(choice.preselected?.pkgId)
  const [optedOut, setOptedOut] = useState(false)
  const payDiscount = usePlayer()?.payDiscount
  const given = optedOut ? null : payDiscount
  const hasOffers = useLicence()?.gifts !== false
  const offered = takenOf(choice, view, (price) => amountAt(openedAtMs, given, price))
  const chosen = offered.find((entry) => entry.pkgId === pkgId) ?? onlyLeft(choice, offered)
  const discount = chosen && discountAt(openedAtMs, given, chosen.price)

  const withTerms = !optedOut && chosen && hasGiftTerms(chosen) ? chosen : undefined

  const deposit = () => {
    if (!isPayable(chosen)) return alertMessage(t('choosePackage'))
    const { price, pkgId: chosenId } = chosen
    openOverlay({
      id: 'payConfirm',
      params: {
        place,
        pkgId: chosenId,
        amount: formatMoney(amountAt(Date.now(), given, price)),
        price,
        bonus: optedOut ? '0.00' : chosen.gift,
        gift: optedOut ? 0 : 1,
      },
    })
  }

  return (
    <div className="space-y-16">
      <AmountToDeposit price={chosen?.price} />
      {offered.length > 0 ? (
        <PackageCards
          packages={offered}
          chosen={chosen?.pkgId}
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
      <DepositNotes place={place} minimum={offered[0]?.price} hasTerms={withTerms !== undefined} />
    </div>
  )
}
