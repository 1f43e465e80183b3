import type { Market, SportEvent } from '@jogada/contract/sport'
import { useTranslations } from 'use-intl'
import { EndedLink } from '../../sports/ended-link.tsx'
import { useMarketWords } from '../../sports/use-market-words.ts'
import { useWhyStopped } from '../../sports/use-why-stopped.ts'
import { MarketPrice } from './market-price.tsx'

/** Stops that are not over in a moment: three closed prices would not say so. */
const LASTING = new Set(['unseen', 'unseen_to_end', 'closing', 'service'])

/**
 * The prices of the market that a row shows, with its name where it is not the result; why there are
 * none where that lasts.
 */
export function RowPrices({ event }: { readonly event: SportEvent }) {
  const t = useTranslations('sport')
  const words = useMarketWords()
  const why = useWhyStopped(event)
  if (event.status === 'finished') return <EndedLink eventId={event.eventId} />
  const market = event.markets[0]
  const isLong = event.status === 'suspended' && LASTING.has(event.suspendedBecause ?? '')
  if (!market || isLong) {
    return (
      <p className="flex min-h-48 items-center justify-center rounded-10 bg-raised px-12 text-center text-12 text-balance text-muted">
        {isLong ? why : t('suspended')}
      </p>
    )
  }
  const title = words.market(market.key, event.sport)
  return (
    <fieldset aria-label={title} className="flex min-w-0 flex-wrap gap-8">
      {!isResult(market) && (
        <span aria-hidden="true" className="-mb-4 basis-full truncate text-12 text-muted">
          {title}
        </span>
      )}
      {market.outcomes.slice(0, 3).map((outcome) => (
        <MarketPrice
          key={outcome.outcomeId}
          event={event}
          market={market}
          outcome={outcome}
          isNarrow
        />
      ))}
    </fieldset>
  )
}

/** Who wins, whatever the sport calls it. */
const isResult = ({ key }: Market) =>
  key === '1x2' || key === 'race_winner' || key.startsWith('winner')
