import { wallet } from '@jogada/contract'
import type { CallInput, CallReply } from '@jogada/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '../../../api/request.ts'
import { takeBalance } from '../../../session/balance-change.ts'
import { ORDERS_KEY } from '../../../session/order-queries.ts'
import { queryClient } from '../../../session/query-client.ts'
import { createAttemptKeys } from '../attempt-keys.ts'

export type Recipient = CallReply<typeof wallet.transferRecipient>
export type Sent = CallReply<typeof wallet.transfer>
type Body = CallInput<typeof wallet.transfer>['body']

const HERE = { failure: 'here' } as const

/** Asks who stands behind a username. */
export const useRecipient = (onFound: (recipient: Recipient) => void) =>
  useMutation({
    mutationFn: (transferUser: string) =>
      request(wallet.transferRecipient, { body: { transferUser } }, HERE),
    onSuccess: onFound,
  })

/** Sends a transfer. Pressing again after no answer cannot send twice, whatever the password or code. */
export function useTransfer(onSent: (sent: Sent) => void) {
  const [keys] = useState(() => createAttemptKeys())
  return useMutation({
    mutationFn: (body: Body) => {
      const { pwd: _, factor: _code, ...what } = body
      return request(wallet.transfer, { body }, { ...HERE, idempotencyKey: keys.keyFor(what) })
    },
    onSettled: (_, error) => {
      keys.answered(error)
      void queryClient.invalidateQueries({ queryKey: ORDERS_KEY })
    },
    onSuccess: (sent) => {
      takeBalance(sent)
      onSent(sent)
    },
  })
}
