import { order } from '@jogada/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '../../../api/request.ts'
import type { OverlayParams } from '../../../overlays/overlay.ts'
import { isInstalled } from '../../../platform/is-installed.ts'
import { pendingOrderQuery } from '../../../session/order-queries.ts'
import { queryClient } from '../../../session/query-client.ts'
import { createAttemptKeys } from '../attempt-keys.ts'

type PrePay = Pick<OverlayParams['payConfirm'], 'place' | 'pkgId' | 'gift'>

/**
 * Makes the order of a confirmed package. Pressing again after no answer cannot make a second one.
 */
export function usePrePay() {
  const [keys] = useState(() => createAttemptKeys())
  return useMutation({
    mutationFn: ({ place, pkgId, gift }: PrePay) => {
      const body = { gift, pkgId, ...(place === 'page' ? { isapp: isInstalled() } : {}) } as const
      return keys.send(body, (idempotencyKey) =>
        request(order.prePay, { params: { pkgId }, body }, { idempotencyKey }),
      )
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: pendingOrderQuery.queryKey }),
  })
}
