import { support } from '@jogada/contract'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../api/request.ts'

const quiet = (signal: AbortSignal) => ({ loading: false, failure: 'here', signal }) as const

export const ticketsQuery = queryOptions({
  queryKey: ['player', 'tickets'],
  queryFn: ({ signal }) => request(support.tickets, {}, quiet(signal)),
})

export const ticketQuery = (ticketId: string) =>
  queryOptions({
    queryKey: ['player', 'ticket', ticketId],
    queryFn: ({ signal }) => request(support.ticket, { params: { ticketId } }, quiet(signal)),
  })
