import { sport } from '@jogada/contract'
import { quoteTicket } from '@jogada/contract/ticket'
import { keepPreviousData, queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import { zero } from '@jogada/core'
import type { TicketShape } from '@jogada/core/sports/systems'
import { RequestFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { moneyOf } from '../../components/typed-money.ts'
import { useLoggedIn } from '../../session/session.ts'
import { useSlip } from '../../slip/slip-store.ts'
import type { SlipSelection } from '../../slip/slip-store.ts'
import { sportEventQuery } from '../../sports/event-query.ts'
import { offerOf } from '../../sports/offer.ts'
import { useWatchedEvents } from '../../sports/use-watched-events.ts'
import { sameMatch, slipItem } from './slip-item.ts'
import type { SlipItem } from './slip-item.ts'
import { shapeOf } from './slip-shape.ts'
import { commonLimits } from './stake-check.ts'
import type { StakeLimits } from './stake-check.ts'

const QUOTE_REFETCH_MS = 15_000

/** The contract's `event_unknown`: long over, and not in the catalogue any more. */
const FORGOTTEN = 5000

const isForgotten = (error: Error | null) =>
  error instanceof RequestFailure && error.status === FORGOTTEN

/** What the server would take for one outcome now. */
const quoteQuery = (outcomeId: string) =>
  queryOptions({
    queryKey: ['player', 'quote', outcomeId],
    queryFn: ({ signal }) =>
      request(sport.quoteBet, { body: { outcomeId } }, { loading: false, failure: 'here', signal }),
    refetchInterval: QUOTE_REFETCH_MS,
  })

/** What the server would take for a bet on all selections now. */
const ticketQuoteQuery = (selections: readonly SlipSelection[], shape: TicketShape) => {
  const legs = selections.map(({ outcomeId, odds }) => ({ outcomeId, seenOdds: odds }))
  const lines =
    shape.kind === 'system' ? { sizes: [...shape.sizes], bankers: [...(shape.bankers ?? [])] } : {}
  return queryOptions({
    queryKey: ['player', 'quote', shape, legs],
    queryFn: ({ signal }) =>
      request(
        quoteTicket,
        { body: { kind: shape.kind, ...lines, legs } },
        { loading: false, failure: 'here', signal },
      ),
    placeholderData: keepPreviousData,
    refetchInterval: QUOTE_REFETCH_MS,
  })
}

/** Why a selection cannot be in one bet with another one. */
export type Clash = {
  readonly other: SlipSelection
  readonly why: 'same_event' | 'same_competitor'
}

export type PricedSlip = {
  readonly items: readonly SlipItem[]
  readonly shape: TicketShape
  /** The limits of one bet, and of a bet for each selection those that all of them keep. */
  readonly limits: StakeLimits | null
  /** By outcome. */
  readonly clashes: ReadonlyMap<string, Clash>
  /** Code of what refuses the slip as a whole, e.g. `total_odds_limit`. */
  readonly refusal: string | null
  /** The outcome whose match alone keeps the largest stake down; null when no single leg does. */
  readonly limitedBy: string | null
}

/** The selections against live prices, and the limits that hold for the bet they make. */
export function useSlipItems(): PricedSlip {
  const slip = useSlip()
  const { selections } = slip
  const shape = shapeOf(slip)
  const eventIds = [...new Set(selections.map(({ eventId }) => eventId))]
  const { events, forgotten } = useQueries({
    queries: eventIds.map(sportEventQuery),
    combine: (results) => ({
      // what was known of a match before it was forgotten holds no longer
      events: results.flatMap(({ data, error }) => (data && !isForgotten(error) ? data : [])),
      forgotten: eventIds.filter((_, at) => isForgotten(results[at]?.error ?? null)),
    }),
  })
  useWatchedEvents(events)
  const items = selections.map((selection) =>
    slipItem(
      selection,
      forgotten.includes(selection.eventId)
        ? { state: 'closed' }
        : offerOf(
            events.find(({ eventId }) => eventId === selection.eventId),
            selection.outcomeId,
          ),
    ),
  )
  const isPaused = events.some(({ suspendedBecause }) => suspendedBecause === 'service')
  return { items, shape, ...useServerView({ selections, shape, items, isPaused }) }
}

/** All bets are stopped; the events themselves tell when it ends. */
const PAUSED = 'service_suspended'

const refusalOf = (quote: { readonly refusal: string | null } | undefined) =>
  quote && quote.refusal !== PAUSED ? quote.refusal : null

type Priced = {
  readonly selections: readonly SlipSelection[]
  readonly shape: TicketShape
  readonly items: readonly SlipItem[]
  readonly isPaused: boolean
}

function useServerView({
  selections,
  shape,
  items,
  isPaused,
}: Priced): Omit<PricedSlip, 'items' | 'shape'> {
  const loggedIn = useLoggedIn()
  const isOne = shape.kind === 'single'
  // what is not offered has no quote; it is asked for when it is open again
  const quotes = useQueries({
    queries: (isOne ? items : []).map(({ selection, odds }) => ({
      ...quoteQuery(selection.outcomeId),
      enabled: loggedIn && odds !== null,
    })),
    combine: (results) => results.flatMap(({ data }) => (data ? [limitsOf(data)] : [])),
  })
  const { data: whole } = useQuery({
    ...ticketQuoteQuery(selections, shape),
    enabled: loggedIn && !isOne && !isPaused,
  })
  if (isOne) {
    const limits = commonLimits(quotes)
    return { limits, clashes: new Map(), refusal: isPaused ? PAUSED : null, limitedBy: null }
  }
  const clashes = new Map<string, Clash>()
  for (const [outcomeId, other] of sameMatch(items)) {
    clashes.set(outcomeId, { other, why: 'same_event' })
  }
  for (const { outcomeId, code, with: otherId, why } of whole?.faults ?? []) {
    const other = selections.find((one) => one.outcomeId === otherId)
    if (code === 'related' && other) clashes.set(outcomeId, { other, why: why ?? 'same_event' })
  }
  // a bet of no lines was not priced; one that no stake fits has its limits all the same
  const isPriced = clashes.size === 0 && whole && whole.lines > 0
  return {
    limits: isPriced ? limitsOf(whole) : null,
    clashes,
    refusal: isPaused ? PAUSED : clashes.size === 0 ? refusalOf(whole) : null,
    limitedBy: isPriced ? whole.limitedBy : null,
  }
}

type Limited = { readonly limit: { readonly min: string }; readonly maxBet: string }

/** Where not even the least stake fits, none does. */
function limitsOf({ limit, maxBet }: Limited): StakeLimits {
  const [min, max] = [moneyOf(limit.min), moneyOf(maxBet)]
  return { min, max: max < min ? zero : max }
}
