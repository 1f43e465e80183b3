import { useQuery } from '@tanstack/react-query'
import { useLoggedIn } from '../../session/session.ts'
import { WithdrawalEntry } from './withdraw/withdrawal-entry.tsx'
import { withdrawalsQuery } from './withdraw/withdraw-queries.ts'

/** The player's newest withdrawal with its steps; nothing for visitors and without one. */
export function LastWithdrawal() {
  return useLoggedIn() ? <Newest /> : null
}

function Newest() {
  const newest = useQuery(withdrawalsQuery).data?.[0]
  return newest ? (
    <div className="pb-14">
      <WithdrawalEntry withdrawal={newest} />
    </div>
  ) : null
}
