import { formatOdds } from '@jogada/core'
import type { TicketShape } from '@jogada/core/sports/systems'
import { ChevronDown, ChevronUp, Lock, Pin, X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { IconButton } from '../../components/icon-button.tsx'
import { isSent, keepSlip, removeSelection, useSlip } from '../../slip/slip-store.ts'
import { useOddsText } from '../../sports/odds-format.ts'
import { useEventName } from '../../sports/use-event-name.ts'
import { specifiersOf, useMarketWords } from '../../sports/use-market-words.ts'
import { PlacingNote } from './placing-note.tsx'
import { isUnderWay, usePlacing } from './placing-store.ts'
import { needsConsent } from './slip-item.ts'
import type { SlipItem } from './slip-item.ts'
import { SwipeAway } from './swipe-away.tsx'
import type { Clash } from './use-slip-items.ts'

export type SlipItemCardProps = {
  readonly item: SlipItem
  readonly shape: TicketShape
  readonly clash: Clash | undefined
}

/** One selection: what is backed, its price then and now, and where its bet stands. */
export function SlipItemCard({ item, shape, clash }: SlipItemCardProps) {
  const t = useTranslations()
  const words = useMarketWords()
  const nameOf = useEventName()
  const { selection } = item
  const { outcomeId } = selection
  const placing = usePlacing(({ bets }) => bets[outcomeId])
  const isFixed =
    useSlip((slip) => isSent(slip, outcomeId)) ||
    isUnderWay(placing) ||
    placing?.state === 'unknown'
  const remove = () => removeSelection(outcomeId)
  return (
    <SwipeAway
      disabled={isFixed}
      onAway={remove}
      className={`rounded-10 py-8 pr-2 pl-12 ${clash ? 'bg-live-soft' : 'bg-raised'}`}
    >
      <div className="flex items-start gap-6">
        <div className="min-w-0 flex-1">
          <p className="text-16 leading-tight font-[600]">{words.outcome(selection)}</p>
          <p className="mt-2 truncate text-12 text-soft">
            {words.market(selection.marketKey, selection.sport, specifiersOf(selection))}
          </p>
          <p className="truncate text-12 text-muted">
            {nameOf(selection)}
            {selection.replay && ` · ${t('sport.replay')}`}
          </p>
        </div>
        <Price item={item} />
        {shape.kind === 'system' && <Banker outcomeId={outcomeId} legs={shape} />}
        <IconButton
          label={t('shell.slipRemove')}
          disabled={isFixed}
          className="-my-6 min-h-[44px] min-w-[44px] disabled:opacity-30"
          onClick={remove}
        >
          <X className="size-18" aria-hidden="true" />
        </IconButton>
      </div>
      <output className="block pr-10 text-14 leading-snug empty:hidden">
        {clash && <ClashNote clash={clash} />}
        {placing && <PlacingNote id={outcomeId} placing={placing} />}
        {(!placing || placing.state === 'rejected') && <OfferNote item={item} />}
      </output>
    </SwipeAway>
  )
}

function Price({ item: { selection, notice, odds } }: { readonly item: SlipItem }) {
  const t = useTranslations('slip')
  const text = useOddsText()
  if (!odds) return <Lock className="mt-4 size-16 text-muted" aria-hidden="true" />
  const moved = notice?.kind === 'price_down' || notice?.kind === 'price_up' ? notice.kind : null
  const Arrow = moved === 'price_up' ? ChevronUp : ChevronDown
  const colour = moved === 'price_up' ? 'text-win' : 'text-lose'
  return (
    <p className="shrink-0 text-right">
      <span
        className={`figures flex items-center justify-end text-22 leading-tight ${moved ? colour : 'text-interactive'}`}
      >
        {moved && <Arrow className="size-16" strokeWidth={3} aria-hidden="true" />}
        {text(formatOdds(odds))}
      </span>
      {moved && (
        <span className="block text-12 text-muted">
          {t('priceWas', { seen: text(selection.odds) })}
        </span>
      )}
    </p>
  )
}

type BankerProps = {
  readonly outcomeId: string
  readonly legs: Extract<TicketShape, { kind: 'system' }>
}

/** Puts a selection into every line of the system, or takes it out again. */
function Banker({ outcomeId, legs }: BankerProps) {
  const t = useTranslations('slip')
  const { bankers, selections } = useSlip()
  const isBanker = bankers.includes(outcomeId) && (legs.bankers?.length ?? 0) > 0
  const isFull = !isBanker && (legs.bankers?.length ?? 0) >= selections.length - 2
  const toggle = () => {
    const known = bankers.filter((id) => selections.some((one) => one.outcomeId === id))
    keepSlip({
      bankers: isBanker ? known.filter((id) => id !== outcomeId) : [...known, outcomeId],
    })
  }
  return (
    <IconButton
      label={t('banker')}
      title={t('banker')}
      aria-pressed={isBanker}
      disabled={isFull}
      onClick={toggle}
      className="-my-6 -mr-6 min-h-[44px] min-w-[44px] aria-pressed:bg-interactive-soft aria-pressed:text-interactive disabled:opacity-40"
    >
      <Pin className="size-18" aria-hidden="true" />
    </IconButton>
  )
}

function ClashNote({ clash: { other, why } }: { readonly clash: Clash }) {
  const t = useTranslations('slip')
  const words = useMarketWords()
  const nameOf = useEventName()
  const values = { other: words.outcome(other), match: nameOf(other) }
  return (
    <p className="mt-6 text-lose">
      {why === 'same_event' ? t('sameEvent', values) : t('sameCompetitor', values)}
    </p>
  )
}

function OfferNote({ item }: { readonly item: SlipItem }) {
  const t = useTranslations('slip')
  const policy = useSlip((slip) => slip.policy)
  const text = useOddsText()
  const { notice } = item
  if (notice?.kind === 'closed') return <p className="mt-6 text-lose">{t('closed')}</p>
  if (notice?.kind === 'suspended') return <p className="mt-6 text-pending">{t('suspended')}</p>
  if (notice?.kind !== 'price_down' && notice?.kind !== 'price_up') return null
  const prices = { seen: text(formatOdds(notice.seen)), now: text(formatOdds(notice.now)) }
  const asks = needsConsent(item, policy)
  if (notice.kind === 'price_down') {
    return (
      <p className="mt-6 text-lose">{asks ? t('priceDown', prices) : t('priceFell', prices)}</p>
    )
  }
  return <p className="mt-6 text-win">{asks ? t('priceRose', prices) : t('priceUp', prices)}</p>
}
