import type { Market, SportEvent } from '@jogada/contract/sport'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useIsSelected } from '../slip/slip-store.ts'
import { EndedLink } from './ended-link.tsx'
import { OddsButton } from './odds-button.tsx'
import { resultMarket, selectionOf } from './result-market.ts'
import type { Outcome } from './result-market.ts'
import { useSideName } from './use-side-name.ts'
import { useToggleSelection } from './use-toggle-selection.ts'

const SIGNS: Readonly<Record<string, string>> = { home: '1', draw: 'X', away: '2' }

export type ResultPricesProps = { readonly event: SportEvent }

/** The prices of home, draw and away in a row, each a toggle of the slip. */
export function ResultPrices({ event }: ResultPricesProps) {
  const t = useTranslations('sport')
  const { eventId, status, marketCount = 0 } = event
  if (status === 'finished') return <EndedLink eventId={eventId} />
  const market = resultMarket(event)
  if (!market) {
    const look = 'flex h-48 min-h-[44px] items-center justify-center rounded-10 bg-raised text-14'
    // who wins is all but decided, the rest of the match is not
    return status === 'open' && marketCount > 0 ? (
      <Link to="/footballPage" search={{ event: eventId }} className={`${look} text-interactive`}>
        {t('moreMarkets', { count: marketCount })}
      </Link>
    ) : (
      <p className={`${look} text-muted`}>{t('suspended')}</p>
    )
  }
  return (
    <fieldset aria-label={t('result')} className="flex min-w-0 gap-8">
      {market.outcomes.map((outcome) => (
        <Price key={outcome.outcomeId} event={event} market={market} outcome={outcome} />
      ))}
    </fieldset>
  )
}

type PriceProps = {
  readonly event: SportEvent
  readonly market: Market
  readonly outcome: Outcome
}

function Price({ event, market, outcome }: PriceProps) {
  const t = useTranslations('sport')
  const chosen = useIsSelected(outcome.outcomeId)
  const toggle = useToggleSelection()
  const nameOf = useSideName()
  const team = nameOf(outcome.name === 'home' ? event.home : event.away)
  return (
    <OddsButton
      sign={SIGNS[outcome.name] ?? outcome.name}
      selection={outcome.name === 'draw' ? t('draw') : t('homeWin', { team })}
      odds={outcome.odds}
      open={event.status === 'open' && market.status === 'open' && outcome.open}
      chosen={chosen}
      onToggle={() => toggle(selectionOf(event, market, outcome), event.phase > 0)}
    />
  )
}
