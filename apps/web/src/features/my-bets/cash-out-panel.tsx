import type { Ticket } from '@jogada/contract/ticket'
import type { Money } from '@jogada/core'
import { MoneyText, formatReais } from '@jogada/ui'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, HandCoins } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../components/button.tsx'
import { onePress } from '../../components/one-press.ts'
import { moneyOf } from '../../components/typed-money.ts'
import { showToast } from '../../overlays/toast.ts'
import { DelayCountdown } from '../../sports/delay-countdown.tsx'
import { usePriceMove } from '../../sports/use-price-move.ts'
import { offerQuery } from './bets-queries.ts'
import type { CashOutOffer } from './bets-queries.ts'
import { LEAST_PERCENT, STEP_PERCENT, WHOLE_PERCENT, shareOf } from './cash-out-share.ts'
import { useCashOut } from './use-cash-out.ts'
import type { Selling } from './use-cash-out.ts'

const TOLD_MS = 4000

export type CashOutPanelProps = { readonly ticket: Ticket; readonly startOpen: boolean }

/** What the ticket is bought back for, whole or in part, with a step to confirm. */
export function CashOutPanel({ ticket, startOpen }: CashOutPanelProps) {
  const t = useTranslations('bets')
  const [isOpen, setOpen] = useState(startOpen)
  const { selling, sell, askAgain, forget } = useCashOut(ticket, (amount) =>
    showToast(t('cashOut.sold', { amount: formatReais(amount) }), TOLD_MS),
  )
  const isBusy = selling.state === 'sending' || selling.state === 'waiting'
  const { data: offer } = useQuery({ ...offerQuery(ticket.betId), enabled: isOpen && !isBusy })
  if (!isOpen) {
    return (
      <Button look="outline" className="mt-12 w-full" onClick={() => setOpen(true)}>
        <HandCoins className="size-18" aria-hidden="true" />
        {t('cashOut.ask')}
      </Button>
    )
  }
  if (selling.state === 'gone') return null
  if (selling.state !== 'idle') {
    return <SellingNote selling={selling} askAgain={() => void askAgain()} forget={forget} />
  }
  if (!offer) return <p className="mt-12 min-h-48 text-14 text-muted">{t('cashOut.asking')}</p>
  if (!offer.available || !offer.offerId || offer.amount === null) {
    return (
      <output className="mt-12 flex min-h-44 items-center rounded-10 bg-card px-12 text-14 text-muted">
        {t(`cashOut.reason.${offer.reason ?? 'not_offered'}`)}
      </output>
    )
  }
  const { offerId, amount, delayMs } = offer
  return (
    <OfferView
      offer={{ ...offer, amount }}
      sell={(percent) => void sell({ offerId, percent, delayMs })}
    />
  )
}

type OfferViewProps = {
  readonly offer: CashOutOffer & { readonly amount: string }
  readonly sell: (percent: number) => void
}

function OfferView({ offer, sell }: OfferViewProps) {
  const t = useTranslations('bets')
  const id = useId()
  const [percent, setPercent] = useState(WHOLE_PERCENT)
  const [asked, setAsked] = useState<Money | null>(null)
  const move = usePriceMove(offer.amount)
  const pays = shareOf(moneyOf(offer.amount), percent)
  const left = shareOf(moneyOf(offer.openStake), WHOLE_PERCENT - percent)
  // nobody confirms less than they were shown: an offer that fell is asked for once more
  const hasFallen = asked !== null && pays < asked
  const isAsked = asked !== null && !hasFallen
  const colour = move === 'up' ? 'text-win' : move === 'down' ? 'text-lose' : 'text-fg'
  return (
    <section aria-label={t('cashOut.title')} className="mt-12 rounded-10 bg-card p-12">
      <div className="flex items-baseline justify-between gap-8">
        <label htmlFor={id} className="text-14 text-soft">
          {percent === WHOLE_PERCENT
            ? t('cashOut.whole')
            : t('cashOut.part', { percent: String(percent) })}
        </label>
        <MoneyText amount={pays} className={`text-28 leading-tight ${colour}`} />
      </div>
      <input
        id={id}
        type="range"
        min={LEAST_PERCENT}
        max={WHOLE_PERCENT}
        step={STEP_PERCENT}
        value={percent}
        onChange={(event) => {
          setPercent(Number(event.target.value))
          setAsked(null)
        }}
        aria-valuetext={`${percent}% · ${formatReais(pays)}`}
        className="my-4 h-40 min-h-[44px] w-full accent-(--interactive)"
      />
      <p className="mb-10 flex justify-between gap-8 text-12 text-muted">
        <span>{t('cashOut.stays', { stake: formatReais(left) })}</span>
        {offer.delayMs >= 1000 && (
          <span>{t('cashOut.delay', { seconds: String(Math.ceil(offer.delayMs / 1000)) })}</span>
        )}
      </p>
      {hasFallen && (
        <p role="alert" className="mb-10 text-14 text-lose">
          {t('cashOut.fell', { before: formatReais(asked), now: formatReais(pays) })}
        </p>
      )}
      <Button
        look={isAsked ? 'primary' : 'quiet'}
        className="w-full"
        onKeyDown={onePress}
        onClick={() => (isAsked ? sell(percent) : setAsked(pays))}
      >
        {isAsked
          ? t('cashOut.confirm', { amount: formatReais(pays) })
          : t('cashOut.sell', { amount: formatReais(pays) })}
      </Button>
    </section>
  )
}

type SellingNoteProps = {
  readonly selling: Selling
  readonly askAgain: () => void
  readonly forget: () => void
}

function SellingNote({ selling, askAgain, forget }: SellingNoteProps) {
  const t = useTranslations('bets')
  const box = 'mt-12 rounded-10 bg-card p-12 text-14'
  switch (selling.state) {
    case 'sold':
      return (
        <div className={`${box} flex flex-wrap items-center justify-between gap-8`}>
          <output className="flex items-center gap-8 text-win">
            <CircleCheck className="size-20 shrink-0" aria-hidden="true" />
            {t('cashOut.sold', { amount: formatReais(selling.amount) })}
          </output>
          <Button look="quiet" size="small" className="min-h-[44px]" onClick={forget}>
            {t('cashOut.newOffer')}
          </Button>
        </div>
      )
    case 'refused':
      return (
        <div className={box}>
          <p role="alert" className="mb-8 text-lose">
            {t('cashOut.refused')} {refusalText(selling.message, t)}
          </p>
          <Button look="quiet" size="small" className="min-h-[44px]" onClick={forget}>
            {t('cashOut.newOffer')}
          </Button>
        </div>
      )
    case 'unknown':
      return (
        <div className={box}>
          <p className="mb-8 text-pending">{t('cashOut.unknown')}</p>
          <Button look="outline" size="small" className="min-h-[44px]" onClick={askAgain}>
            {t('cashOut.askAgain')}
          </Button>
        </div>
      )
    case 'waiting':
      return (
        <div className={box}>
          <DelayCountdown delayMs={selling.delayMs}>
            {(seconds) =>
              seconds > 0
                ? t('cashOut.waiting', { seconds: String(seconds) })
                : t('cashOut.sending')
            }
          </DelayCountdown>
        </div>
      )
    case 'sending':
    case 'idle':
    case 'gone':
      break
  }
  return <output className={`${box} block text-soft`}>{t('cashOut.sending')}</output>
}

type Words = ReturnType<typeof useTranslations<'bets'>>

/** A code of the delay in words; a message of the server as it came. */
const refusalText = (message: string, t: Words): string =>
  message === '' || /^[a-z_]+$/.test(message) ? t('cashOut.changed') : message
