import { sport } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { queryOptions, useQueries } from '@tanstack/react-query'
import { request } from '../../api/request.ts'
import { moneyOf } from '../../components/typed-money.ts'
import { useLoggedIn } from '../../session/session.ts'
import { useSlip } from '../../slip/slip-store.ts'
import { sportEventQuery } from '../../sports/event-queries.ts'
import { offerOf } from '../../sports/offer.ts'
import { useWatchedEvents } from '../../sports/use-watched-events.ts'
import { slipItem } from './slip-item.ts'
import type { SlipItem } from './slip-item.ts'
import { commonLimits } from './stake-check.ts'
import type { StakeLimits } from './stake-check.ts'

export type Quote = CallReply<typeof sport.quoteBet>

/** What the server would take for an outcome now. */
export const quoteQuery = (outcomeId: string) =>
  queryOptions({
    queryKey: ['player', 'quote', outcomeId],
    queryFn: ({ signal }) =>
      request(sport.quoteBet, { body: { outcomeId } }, { loading: false, failure: 'here', signal }),
  })

/** The selections against live prices, and the limits that hold for all of them. */
export function useSlipItems(): {
  readonly items: readonly SlipItem[]
  readonly limits: StakeLimits | null
} {
  const enabled = useLoggedIn()
  const selections = useSlip((slip) => slip.selections)
  const events = useQueries({
    queries: selections.map(({ eventId }) => sportEventQuery(eventId)),
    combine: (results) => results.map(({ data }) => data),
  })
  const quotes = useQueries({
    queries: selections.map(({ outcomeId }) => ({ ...quoteQuery(outcomeId), enabled })),
    combine: (results) => results.map(({ data }) => data),
  })
  useWatchedEvents(events.filter((event) => event !== undefined))
  return {
    items: selections.map((selection, index) =>
      slipItem(selection, offerOf(events[index], selection.outcomeId)),
    ),
    limits: commonLimits(quotes.flatMap((quote) => (quote ? [limitsOf(quote)] : []))),
  }
}

const limitsOf = ({ limit, maxBet }: Quote): StakeLimits => ({
  min: moneyOf(limit.min),
  max: moneyOf(maxBet),
})
