import { ops } from '@jogada/contract'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useCall } from '../../api/use-call.ts'
import { useAddressFilter } from '../../components/address-filter.ts'
import { useRowKeys } from '../../components/row-keys.ts'
import type { Filter } from '../../components/saved-views.tsx'
import { useSelection } from '../../components/selection.tsx'
import { useDecidable } from './use-decidable.ts'
import { filterOf } from './withdrawal-filter.ts'
import type { Row } from './withdrawal-modals.tsx'
import type { ActsOn } from './withdrawal-rows.tsx'

const REFRESH_MS = 10_000
const PAGE = 100

/**
 * The withdrawals that the address asks for, page by page, with those that are ticked and the one that
 * the keys are on, which they look at, refuse, tick or go to the player of; asking for others begins anew.
 */
export function useWithdrawals({ onLook, onRefuse }: ActsOn) {
  const navigate = useNavigate()
  const [typed, setTyped] = useAddressFilter()
  const [after, setAfter] = useState<string>()
  const filter = filterOf(typed)
  const query = useCall(
    ops.queues.withdrawals,
    { query: { ...filter, ...(after ? { after } : {}) } },
    { refreshMs: REFRESH_MS },
  )
  const rows = query.data ?? []
  const { canDecide, canApprove } = useDecidable()
  const selection = useSelection(rows, ({ withdrawalId }) => withdrawalId, canApprove)
  const { chosen, restart } = useRowKeys(rows, ({ withdrawalId }) => withdrawalId, onLook, {
    a: (row) => canApprove(row) && onLook(row),
    r: (row) => canDecide(row) && onRefuse(row),
    x: selection.toggle,
    p: ({ playerId }) => void navigate({ to: '/jogador/$playerId', params: { playerId } }),
  })
  const change = (next: Filter) => {
    setTyped(next)
    setAfter(undefined)
    selection.clear()
    restart()
  }
  const first = after && (() => setAfter(undefined))
  const next = rows.length === PAGE && (() => setAfter(seenUpTo(rows.at(-1)!)))
  return { typed, filter, query, rows, chosen, selection, change, first, next }
}

/** Where the next page goes on. */
const seenUpTo = ({ requestedAt, withdrawalId }: Row) => `${requestedAt} ${withdrawalId}`
