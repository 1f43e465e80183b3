import { applyBalanceEvent } from '../realtime/balance-events.ts'
import type { BalanceChange } from '../realtime/balance-events.ts'
import { balanceQuery } from './player-queries.ts'
import { queryClient } from './query-client.ts'

const SETTLES_MS = 1200

let refetching: ReturnType<typeof setTimeout> | undefined

/**
 * Shows the balance that came with a bet's answer, unless a newer one is known. The parts beside
 * cash follow once the bets pause.
 */
export function takeBalance(change: BalanceChange) {
  const held = queryClient.getQueryData(balanceQuery.queryKey)
  const isNewer = held && applyBalanceEvent(held, change).kind !== 'old'
  if (isNewer) queryClient.setQueryData(balanceQuery.queryKey, { ...held, ...pick(change) })
  clearTimeout(refetching)
  refetching = setTimeout(
    () => void queryClient.invalidateQueries({ queryKey: balanceQuery.queryKey }),
    SETTLES_MS,
  )
}

const pick = ({ balance, version }: BalanceChange): BalanceChange => ({ balance, version })
