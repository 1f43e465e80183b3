import { formatOdds } from '@jogada/core'
import { ChevronDown, ChevronUp, Lock, X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../components/button.tsx'
import { IconButton } from '../../components/icon-button.tsx'
import { removeSelection } from '../../slip/slip-store.ts'
import { oddsText, useMarketWords } from '../../sports/use-market-words.ts'
import { checkBet } from './place-bet.ts'
import { isUnderWay, usePlacing } from './placing-store.ts'
import type { Placing } from './placing-store.ts'
import type { SlipItem } from './slip-item.ts'

/** One selection: what is backed, its price then and now, and where its bet stands. */
export function SlipItemCard({ item }: { readonly item: SlipItem }) {
  const t = useTranslations()
  const words = useMarketWords()
  const { selection } = item
  const placing = usePlacing(({ bets }) => bets[selection.outcomeId])
  const isFixed = isUnderWay(placing) || placing?.state === 'unknown'
  return (
    <li className="rounded-10 bg-raised py-10 pr-4 pl-14">
      <div className="flex items-start gap-8">
        <div className="min-w-0 flex-1">
          <p className="text-16 leading-tight font-[600]">{words.outcome(selection)}</p>
          <p className="mt-2 text-12 text-soft">{words.market(selection.marketKey)}</p>
          <p className="truncate text-12 text-muted">
            {t('sport.versus', { home: selection.home, away: selection.away })}
            {selection.replay && ` · ${t('sport.replay')}`}
          </p>
        </div>
        <Price item={item} />
        <IconButton
          label={t('shell.slipRemove')}
          disabled={isFixed}
          className="-my-6 min-h-[44px] min-w-[44px] disabled:opacity-30"
          onClick={() => removeSelection(selection.outcomeId)}
        >
          <X className="size-18" aria-hidden="true" />
        </IconButton>
      </div>
      <output className="block pr-10 text-14 leading-snug empty:hidden">
        {placing ? <PlacingNote placing={placing} item={item} /> : <OfferNote item={item} />}
      </output>
    </li>
  )
}

function Price({ item: { selection, notice, odds } }: { readonly item: SlipItem }) {
  const t = useTranslations('slip')
  if (!odds) return <Lock className="mt-4 size-16 text-muted" aria-hidden="true" />
  const moved = notice?.kind === 'price_down' || notice?.kind === 'price_up' ? notice.kind : null
  const Arrow = moved === 'price_up' ? ChevronUp : ChevronDown
  const colour = moved === 'price_up' ? 'text-win' : 'text-lose'
  return (
    <p className="text-right">
      <span
        className={`figures flex items-center justify-end text-22 leading-tight ${moved ? colour : 'text-interactive'}`}
      >
        {moved && <Arrow className="size-16" strokeWidth={3} aria-hidden="true" />}
        {oddsText(formatOdds(odds))}
      </span>
      {moved && (
        <span className="block text-12 text-muted">
          {t('priceWas', { seen: oddsText(selection.odds) })}
        </span>
      )}
    </p>
  )
}

function OfferNote({ item: { notice } }: { readonly item: SlipItem }) {
  const t = useTranslations('slip')
  switch (notice?.kind) {
    case 'closed':
      return <p className="mt-8 text-lose">{t('closed')}</p>
    case 'suspended':
      return <p className="mt-8 text-pending">{t('suspended')}</p>
    case 'price_down':
      return <p className="mt-8 text-lose">{t('priceDown', prices(notice))}</p>
    case 'price_up':
      return <p className="mt-8 text-win">{t('priceUp', prices(notice))}</p>
    default:
      return null
  }
}

type PriceNotice = Extract<NonNullable<SlipItem['notice']>, { kind: 'price_down' | 'price_up' }>

const prices = ({ seen, now }: PriceNotice) => ({
  seen: oddsText(formatOdds(seen)),
  now: oddsText(formatOdds(now)),
})

type PlacingNoteProps = { readonly placing: Placing; readonly item: SlipItem }

function PlacingNote({ placing, item }: PlacingNoteProps) {
  const t = useTranslations('slip')
  switch (placing.state) {
    case 'placing':
      return <p className="mt-8 text-soft">{t('placing')}</p>
    case 'checking':
      return (
        <p className="mt-8 text-pending">
          <b className="font-[620]">{t('checking')}</b> {t('checkLead')}
        </p>
      )
    case 'unknown':
      return (
        <div className="mt-8">
          <p className="text-pending">{t('checkAgainLead')}</p>
          <Button
            look="outline"
            size="small"
            className="mt-8 min-h-[44px]"
            onClick={() => void checkBet(item.selection.outcomeId)}
          >
            {t('checkAgain')}
          </Button>
        </div>
      )
    case 'rejected':
      return (
        <>
          <p className="mt-8 text-lose">
            <b className="font-[620]">{t('failed')}.</b> {placing.message || t('unavailable')}
          </p>
          <OfferNote item={item} />
        </>
      )
    default:
      return null
  }
}
