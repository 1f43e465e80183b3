import { order } from '@jogada/contract'
import { useMutation } from '@tanstack/react-query'
import { request } from '../../../api/request.ts'
import { ORDERS_KEY } from '../../../session/order-queries.ts'
import { refreshPlayer } from '../../../session/player-queries.ts'
import { queryClient } from '../../../session/query-client.ts'
import { createSessionKeys } from '../attempt-keys.ts'
import { keepDestination } from './destination-draft.ts'
import type { WithdrawBody } from './destination.ts'

const keys = createSessionKeys()

/**
 * Asks for a withdrawal and then fetches balance, limits and list anew. Pressing again after no
 * answer cannot ask twice, whatever the code, and also where the panel was closed in between.
 */
export function useWithdraw({ onSent }: { readonly onSent: () => void }) {
  return useMutation({
    mutationFn: (body: WithdrawBody) => {
      const { yzcCode: _, ...what } = body
      return keys.send(what, (idempotencyKey) =>
        request(order.withdraw, { body }, { idempotencyKey }),
      )
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ORDERS_KEY }),
    onSuccess: () => {
      keepDestination(null)
      onSent()
      void refreshPlayer().catch(() => {})
    },
  })
}
