import { useQuery } from '@tanstack/react-query'
import { HelpLink } from '../../../components/help-link.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { PageFailed } from '../../../components/page-card.tsx'
import { useFollowBalance } from '../use-follow-balance.ts'
import { limitsQuery } from './withdraw-queries.ts'
import { WithdrawForm } from './withdraw-form.tsx'
import { WithdrawalList } from './withdrawal-list.tsx'

/** Asking for a withdrawal, and how the earlier ones stand. */
export function WithdrawPanel({ onSent }: { readonly onSent: () => void }) {
  const limits = useQuery({ ...limitsQuery, staleTime: 0 })
  useFollowBalance(limitsQuery.queryKey)
  return (
    <>
      {limits.data ? (
        <WithdrawForm limits={limits.data} onSent={onSent} />
      ) : limits.isError ? (
        <PageFailed retry={() => void limits.refetch()} />
      ) : (
        <Skeleton className="h-360" />
      )}
      <HelpLink about="withdraw" />
      <WithdrawalList />
    </>
  )
}
