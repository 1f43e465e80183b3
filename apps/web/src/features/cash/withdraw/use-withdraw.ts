import { order } from '@jogada/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '../../../api/request.ts'
import { ORDERS_KEY } from '../../../session/order-queries.ts'
import { refreshPlayer } from '../../../session/player-queries.ts'
import { queryClient } from '../../../session/query-client.ts'
import { createAttemptKeys } from '../attempt-keys.ts'
import { keepDestination } from './destination-draft.ts'
import type { WithdrawBody } from './destination.ts'

/**
 * Asks for a withdrawal and then fetches balance, limits and list anew. Pressing again after no
 * answer cannot ask twice, whatever the code.
 */
export function useWithdraw({ onSent }: { readonly onSent: () => void }) {
  const [keys] = useState(() => createAttemptKeys())
  return useMutation({
    mutationFn: (body: WithdrawBody) => {
      const { yzcCode: _, ...what } = body
      return request(order.withdraw, { body }, { idempotencyKey: keys.keyFor(what) })
    },
    onSettled: (_, error) => {
      keys.answered(error)
      void queryClient.invalidateQueries({ queryKey: ORDERS_KEY })
    },
    onSuccess: () => {
      keepDestination(null)
      onSent()
      void refreshPlayer().catch(() => {})
    },
  })
}
