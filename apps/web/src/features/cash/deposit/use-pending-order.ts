import { useQuery } from '@tanstack/react-query'
import { pendingOrderQuery } from '../../../session/order-queries.ts'
import type { PendingOrder } from '../../../session/order-queries.ts'

export type PendingOnClock = PendingOrder & {
  /** When it can no longer be paid, by this device's clock; measured by the server's. */
  readonly endsAtMs: number
}

/** The order that still waits for its payment, also after a reload. */
export function usePendingOrder(): PendingOnClock | null {
  const { data, dataUpdatedAt } = useQuery(pendingOrderQuery)
  if (!data) return null
  return {
    ...data,
    endsAtMs: dataUpdatedAt + Date.parse(data.expiresAt) - Date.parse(data.serverNow),
  }
}
