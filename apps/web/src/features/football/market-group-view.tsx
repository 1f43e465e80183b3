import type { Market, SportEvent } from '@jogada/contract/sport'
import { useIsSelected } from '../../slip/slip-store.ts'
import { OddsButton } from '../../sports/odds-button.tsx'
import { selectionOf } from '../../sports/result-market.ts'
import type { Outcome } from '../../sports/result-market.ts'
import { useMarketWords } from '../../sports/use-market-words.ts'
import { useToggleSelection } from '../../sports/use-toggle-selection.ts'
import type { MarketGroup } from './group-markets.ts'

export type MarketGroupViewProps = { readonly event: SportEvent; readonly group: MarketGroup }

/** All markets of one kind, a row each: the lines of a total stand under each other. */
export function MarketGroupView({ event, group }: MarketGroupViewProps) {
  const words = useMarketWords()
  const title = words.market(group.key)
  return (
    <section aria-label={title} className="mt-12 rounded-14 bg-card p-12">
      <h2 className="mb-10 text-16 font-[620]">{title}</h2>
      <div className="space-y-8">
        {group.markets.map((market) => (
          <div key={market.marketId} className="flex gap-8">
            {market.outcomes.map((outcome) => (
              <Price key={outcome.outcomeId} event={event} market={market} outcome={outcome} />
            ))}
          </div>
        ))}
      </div>
    </section>
  )
}

type PriceProps = {
  readonly event: SportEvent
  readonly market: Market
  readonly outcome: Outcome
}

function Price({ event, market, outcome }: PriceProps) {
  const words = useMarketWords()
  const chosen = useIsSelected(outcome.outcomeId)
  const toggle = useToggleSelection()
  const selection = selectionOf(event, market, outcome)
  return (
    <OddsButton
      sign={words.sign(outcome.name, market.line)}
      selection={words.outcome(selection)}
      odds={outcome.odds}
      open={event.status === 'open' && market.status === 'open' && outcome.open}
      chosen={chosen}
      onToggle={() => toggle(selection)}
    />
  )
}
