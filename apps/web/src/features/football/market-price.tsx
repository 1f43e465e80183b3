import type { Market, SportEvent } from '@jogada/contract/sport'
import { useIsSelected } from '../../slip/slip-store.ts'
import { OddsButton } from '../../sports/odds-button.tsx'
import { selectionOf } from '../../sports/result-market.ts'
import type { Outcome } from '../../sports/result-market.ts'
import { useMarketWords } from '../../sports/use-market-words.ts'
import { useToggleSelection } from '../../sports/use-toggle-selection.ts'

export type MarketPriceProps = {
  readonly event: SportEvent
  readonly market: Market
  readonly outcome: Outcome
  /** Names the outcome in full instead of by its sign. */
  readonly inWords?: boolean
  /** Shows a competitor without the first name, where there is room for three side by side. */
  readonly isNarrow?: boolean
}

/** The name over the price. */
const OVER = 'flex-col! items-start! justify-center! gap-2!'

const withoutFirstName = (name: string) => name.replace(/^\S+ (?=\S)/, '')

/** Two names in one price do not fit on a phone; the signs are known to everybody who bets. */
const DOUBLE_CHANCES: ReadonlySet<string> = new Set(['1X', '12', 'X2'])

/** The price of any outcome of any market, a toggle of the slip. */
export function MarketPrice({
  event,
  market,
  outcome,
  inWords = false,
  isNarrow = false,
}: MarketPriceProps) {
  const words = useMarketWords()
  const toggle = useToggleSelection()
  const chosen = useIsSelected(outcome.outcomeId)
  const selection = selectionOf(event, market, outcome)
  const named = words.outcome({ ...selection, label: outcome.label })
  return (
    <OddsButton
      sign={sign()}
      selection={named}
      odds={outcome.odds}
      open={event.status === 'open' && market.status === 'open' && outcome.open}
      chosen={chosen}
      onToggle={() => toggle(selection, event.phase > 0)}
      {...(outcome.label && isNarrow && { className: OVER })}
    />
  )

  function sign() {
    if (DOUBLE_CHANCES.has(outcome.name)) return outcome.name
    if (outcome.label) return isNarrow ? withoutFirstName(named) : named
    return inWords ? named : words.sign(outcome.name, market.line, market.key)
  }
}
