import { ops } from '@jogada/contract'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useCall } from '../../api/use-call.ts'
import { useAddressFilter } from '../../components/address-filter.ts'
import { useRowKeys } from '../../components/row-keys.ts'
import type { Filter } from '../../components/saved-views.tsx'

const REFRESH_MS = 5000

/** Which events are shown: those that run where nothing else is asked for, of one sport or of all. */
export type EventFilter = {
  readonly state: (typeof ops.trading.eventStates)[number]
  readonly sport: string | undefined
}

/**
 * The events that the address asks for, page by page, and the one that the keys are on, which Enter
 * goes to; asking for others begins anew.
 */
export function useEvents() {
  const navigate = useNavigate()
  const [kept, setKept] = useAddressFilter()
  const [after, setAfter] = useState<string>()
  const filter: EventFilter = {
    state: ops.trading.eventStates.find((one) => one === kept.state) ?? 'live',
    sport: kept.sport,
  }
  const { state, sport } = filter
  const query = useCall(
    ops.trading.events,
    { query: { state, ...(sport ? { sport } : {}), ...(after ? { after } : {}) } },
    { refreshMs: REFRESH_MS },
  )
  const { chosen, restart } = useRowKeys(
    query.data?.events ?? [],
    ({ eventId }) => eventId,
    ({ eventId }) => void navigate({ to: '/mercados/$eventId', params: { eventId } }),
  )
  const start = () => {
    setAfter(undefined)
    restart()
  }
  const choose = (next: Filter) => {
    setKept(next)
    start()
  }
  const change = (part: Partial<EventFilter>) => choose({ ...kept, ...part })
  return { filter, query, chosen, choose, change, first: after && start, goOn: setAfter }
}
