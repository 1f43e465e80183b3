import { wallet } from '@jogada/contract'
import type { CallInput, CallReply } from '@jogada/contract'
import { useMutation } from '@tanstack/react-query'
import { request } from '../../../api/request.ts'
import { takeBalance } from '../../../session/balance-change.ts'
import { ORDERS_KEY } from '../../../session/order-queries.ts'
import { queryClient } from '../../../session/query-client.ts'
import { createSessionKeys } from '../attempt-keys.ts'

export type Recipient = CallReply<typeof wallet.transferRecipient>
export type Sent = CallReply<typeof wallet.transfer>
type Body = CallInput<typeof wallet.transfer>['body']

const HERE = { failure: 'here' } as const

const keys = createSessionKeys()

/** Asks who stands behind a username. */
export const useRecipient = (onFound: (recipient: Recipient) => void) =>
  useMutation({
    mutationFn: (transferUser: string) =>
      request(wallet.transferRecipient, { body: { transferUser } }, HERE),
    onSuccess: onFound,
  })

/**
 * Sends a transfer. Pressing again after no answer cannot send twice, whatever the password
 * or code, and also where the form was left in between: `isUnknown` says that nobody has
 * told its outcome.
 */
export function useTransfer(
  what: Pick<Body, 'transferUser' | 'transferAmount'>,
  onSent: (sent: Sent) => void,
) {
  const transfer = useMutation({
    mutationFn: (by: Omit<Body, keyof typeof what>) =>
      keys.send(what, (idempotencyKey) =>
        request(wallet.transfer, { body: { ...what, ...by } }, { ...HERE, idempotencyKey }),
      ),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ORDERS_KEY }),
    onSuccess: (sent) => {
      takeBalance(sent)
      onSent(sent)
    },
  })
  return { ...transfer, isUnknown: !transfer.isPending && keys.isOpen(what) }
}
