import type { SportEvent } from '@jogada/contract/sport'
import type { MarketDetail } from '@jogada/contract/sport-book'
import { ChevronDown, ChevronUp, Star } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { IconButton } from '../../components/icon-button.tsx'
import { useMarketWords } from '../../sports/use-market-words.ts'
import { mainLine } from './group-markets.ts'
import type { MarketGroup } from './group-markets.ts'
import { toggleMarket, useMarketPreferences } from './market-preferences.ts'
import { MarketPrice } from './market-price.tsx'

export type MarketGroupViewProps = {
  readonly event: SportEvent
  readonly group: MarketGroup<MarketDetail>
}

/** All markets of one kind: the main line first, the others on demand. */
export function MarketGroupView({ event, group }: MarketGroupViewProps) {
  const t = useTranslations('sport')
  const words = useMarketWords()
  const isWhole = useMarketPreferences(({ unfolded }) => unfolded.includes(group.key))
  const isLiked = useMarketPreferences(({ favourites }) => favourites.includes(group.key))
  const title = words.market(group.key, event.sport, group.markets[0]!.specifiers)
  const main = mainLine(group.markets)
  const shown = isWhole || !main ? group.markets : [main]
  const others = group.markets.length - 1
  const gameTime = group.markets[0]!.gameTime
  const Arrow = isWhole ? ChevronUp : ChevronDown
  return (
    <section aria-label={title} className="mt-8 rounded-14 bg-card p-12">
      <div className="-mt-6 mb-2 flex items-center gap-8">
        <h2 className="min-w-0 flex-1 text-16 font-[620]">{title}</h2>
        {gameTime !== 1 && t.has(`gameTime.g${gameTime as 2}`) && (
          <span className="shrink-0 rounded-full bg-raised px-8 py-2 text-12 text-muted">
            {t(`gameTime.g${gameTime as 2}`)}
          </span>
        )}
        <IconButton
          label={isLiked ? t('unstar', { name: title }) : t('star', { name: title })}
          aria-pressed={isLiked}
          onClick={() => toggleMarket('favourites', group.key)}
          className={`-mr-10 min-h-[44px] min-w-[44px] ${isLiked ? 'text-primary!' : 'text-muted'}`}
        >
          <Star className="size-16" fill={isLiked ? 'currentColor' : 'none'} aria-hidden="true" />
        </IconButton>
      </div>
      <div className="space-y-8">
        {shown.map((market) => (
          <Line key={market.marketId} event={event} market={market} />
        ))}
      </div>
      {others > 0 && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => toggleMarket('unfolded', group.key)}
          className="press -mb-6 mt-4 flex h-40 min-h-[44px] w-full items-center justify-center gap-4 text-14 text-interactive"
        >
          {isWhole ? t('fewerLines') : t('moreLines', { count: others })}
          <Arrow className="size-16" aria-hidden="true" />
        </button>
      )}
    </section>
  )
}

type LineProps = { readonly event: SportEvent; readonly market: MarketDetail }

function Line({ event, market }: LineProps) {
  const { outcomes } = market
  const isLong = outcomes.length > 3
  return (
    <div className={isLong ? 'grid grid-cols-2 gap-8' : 'flex gap-8'}>
      {outcomes.map((outcome) => (
        <MarketPrice
          key={outcome.outcomeId}
          event={event}
          market={market}
          outcome={outcome}
          inWords={isLong || !/^(home|draw|away|over|under)$/.test(outcome.name)}
        />
      ))}
    </div>
  )
}
