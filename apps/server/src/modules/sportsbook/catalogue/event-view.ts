import { formatOdds } from '@jogada/core'
import type { sport } from '@jogada/contract'
import { isBackable, isEventHeld, isLive, isPriced, isToCome } from './event-state.ts'
import type { EventState, MarketState } from './event-state.ts'
import type { EventStatus, Seen } from './event-status.ts'

/** An event as everybody sees it, with all its markets. */
export const eventView = (state: EventState, seen: Seen): sport.SportEvent =>
  viewWith(state, seen, marketsOf(state, seen.status))

/** The last row made of each state: lists ask for it far more often than it changes. */
const rows = new WeakMap<EventState, sport.SportEvent>()

/** An event as a row of a list shows it: with its headline markets only. Not to be changed. */
export function headlineView(state: EventState, seen: Seen): sport.SportEvent {
  const known = rows.get(state)
  if (known?.version === seen.version && known.status === seen.status) return known
  const row = viewWith(state, seen, headlines(marketsOf(state, seen.status)))
  rows.set(state, row)
  return row
}

/** The markets that are shown: all but those that are over, and of an ended event the last ones. */
export const marketsOf = ({ markets }: EventState, status: EventStatus): MarketState[] =>
  [...markets.values()].filter(
    ({ isOffered, isGone }) => isOffered || (!isGone && status !== 'finished'),
  )

const isMain = ({ key }: MarketState) =>
  key === '1x2' || key === 'race_winner' || key.startsWith('winner')

/** Who wins, and the total whose two prices are nearest to each other. */
export function headlines(markets: readonly MarketState[]): MarketState[] {
  const main = markets.find(isMain) ?? markets[0]
  if (!main) return []
  const totals = markets.filter(({ key, isOffered }) => key === 'total' && isOffered)
  const even = totals.toSorted((a, b) => gapOf(a) - gapOf(b))[0]
  return even && even !== main ? [main, even] : [main]
}

const gapOf = ({ outcomes: [over, under] }: MarketState) =>
  over && under ? Math.abs(1 / Number(over.odds) - 1 / Number(under.odds)) : Infinity

function viewWith(
  state: EventState,
  { status, version, isPaused = false }: Seen,
  shown: readonly MarketState[],
): sport.SportEvent {
  const { fixture, periods } = state
  return {
    eventId: fixture.eventId,
    sport: fixture.sport,
    competition: fixture.competition,
    stage: fixture.stage,
    home: fixture.home,
    away: fixture.away,
    startsAt: fixture.startsAt,
    replay: fixture.replay,
    playedOn: fixture.playedOn,
    phase: state.phase,
    minute: state.minute,
    score: state.score,
    ...(periods ? { periods: [...periods] } : {}),
    status,
    suspendedBecause: status === 'suspended' ? (isPaused ? 'service' : reasonOf(state)) : null,
    version,
    markets: shown.map((market) => marketView(market, status, state.holds)),
    marketCount: marketsOf(state, status).length,
  }
}

/**
 * Why an event takes no bets: who stopped it, a person, its phase, its score, or nothing
 * heard of it.
 */
function reasonOf(state: EventState): string {
  if (state.stoppedBecause) return state.stoppedBecause
  if (isEventHeld(state)) return 'operator'
  if (!isLive(state) && !isToCome(state)) return 'phase'
  return state.isBehind ? 'score' : 'silent'
}

/** A market as everybody sees it while its event has the status. */
export function marketView(
  market: MarketState,
  status: EventStatus,
  holds: EventState['holds'],
): sport.Market {
  const isOpen = status === 'open' && isPriced(market) && !holds.has(market.marketId)
  return {
    marketId: market.marketId,
    key: market.key,
    line: market.specifiers['total'] ?? market.specifiers['hcp'] ?? null,
    status: status === 'finished' ? 'settled' : isOpen ? 'open' : 'suspended',
    outcomes: market.outcomes.map((outcome) => ({
      outcomeId: outcome.outcomeId,
      name: outcome.name,
      ...(outcome.label === undefined ? {} : { label: outcome.label }),
      odds: formatOdds(outcome.odds),
      open: status === 'open' && isBackable(market, outcome, holds),
    })),
  }
}
