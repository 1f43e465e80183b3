import { cashOutOffer, myTickets, ticketReceipt } from '@jogada/contract/ticket'
import type { CallReply } from '@jogada/contract'
import { BET_STATES } from '@jogada/core/sports/codes'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { request } from '../../api/request.ts'

export type BetsState = 'open' | 'cashout' | 'settled'

const OPEN_REFETCH_MS = 15_000
const WAITING_REFETCH_MS = 2_000
const OFFER_REFETCH_MS = 3_000

/** How many bets the server gives at a time; fewer are the last ones. */
const PAGE = 50

const QUIET = { loading: false, failure: 'here' } as const

/** The player's bets of one state, newest first, page by page. */
export const myTicketsQuery = (state: BetsState) =>
  infiniteQueryOptions({
    queryKey: ['player', 'bets', state],
    queryFn: ({ pageParam, signal }) =>
      request(
        myTickets,
        { query: { state, ...(pageParam ? { before: pageParam } : {}) } },
        { ...QUIET, signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ tickets }: CallReply<typeof myTickets>) =>
      tickets.length < PAGE ? null : tickets.at(-1)!.betId,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => {
      if (state === 'settled') return false
      const shown = data?.pages.flatMap(({ tickets }) => tickets) ?? []
      return shown.some(({ status }) => status === BET_STATES.placing)
        ? WAITING_REFETCH_MS
        : OPEN_REFETCH_MS
    },
  })

/** One of the player's bets, as it stands. */
export const betQuery = (betId: string) =>
  queryOptions({
    queryKey: ['player', 'bets', 'one', betId],
    queryFn: ({ signal }) => request(ticketReceipt, { params: { betId } }, { ...QUIET, signal }),
    staleTime: 0,
  })

export type CashOutOffer = CallReply<typeof cashOutOffer>

/** What a ticket is bought back for at this moment; asked for again every few seconds. */
export const offerQuery = (betId: string) =>
  queryOptions({
    queryKey: ['player', 'cash-out', betId],
    queryFn: ({ signal }) => request(cashOutOffer, { params: { betId } }, { ...QUIET, signal }),
    refetchInterval: OFFER_REFETCH_MS,
    staleTime: 0,
  })
