import { ops } from '@jogada/contract'
import { useState } from 'react'
import { useCall } from '../../api/use-call.ts'
import { useAddressFilter } from '../../components/address-filter.ts'
import { useRowKeys } from '../../components/row-keys.ts'
import type { Filter } from '../../components/saved-views.tsx'
import { useSelection } from '../../components/selection.tsx'
import { useMe } from '../../me.ts'
import { filterOf } from './ticket-filter.ts'

const REFRESH_MS = 10_000

/**
 * The tickets that the address asks for, page by page, and which of them are chosen by the keys or
 * ticked by whoever may answer; asking for others begins anew. `open` hears which one is opened by a key.
 */
export function useTickets(open: (ticketId: string) => void) {
  const me = useMe()
  const [kept, setKept] = useAddressFilter()
  const filter = filterOf(kept)
  const [after, setAfter] = useState<string>()
  const query = useCall(
    ops.care.tickets,
    { query: { ...filter, ...(after ? { after } : {}) } },
    { refreshMs: REFRESH_MS },
  )
  const rows = query.data?.tickets ?? []
  const mayAnswer = me.may('ticket.answer')
  const selection = useSelection(
    rows,
    ({ ticketId }) => ticketId,
    () => mayAnswer,
  )
  const { chosen, restart } = useRowKeys(
    rows,
    ({ ticketId }) => ticketId,
    ({ ticketId }) => open(ticketId),
    { x: selection.toggle },
  )
  const choose = (next: Filter) => {
    setKept(next)
    setAfter(undefined)
    selection.clear()
    restart()
  }
  const first = after && (() => setAfter(undefined))
  return { filter, query, chosen, selection, mayAnswer, choose, first, goOn: setAfter }
}
