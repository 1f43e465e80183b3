import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { SectionHead } from '../../components/section-head.tsx'
import { useLoggedIn } from '../../session/session.ts'
import { usePendingOrder } from './deposit/use-pending-order.ts'
import { PendingOrderCard } from './deposit/pending-order-card.tsx'
import { isOver } from './withdraw/timeline.ts'
import { WithdrawalEntry } from './withdraw/withdrawal-entry.tsx'
import { withdrawalsQuery } from './withdraw/withdraw-queries.ts'

/**
 * The player's own money that is on its way, step by step: what most questions are about. Nothing
 * for visitors, nor while nothing is.
 */
export function MoneyUnderWay() {
  return useLoggedIn() ? <UnderWay /> : null
}

function UnderWay() {
  const t = useTranslations('help')
  const pending = usePendingOrder()
  const { data } = useQuery(withdrawalsQuery)
  const open = (data ?? []).filter(({ state }) => !isOver(state))
  if (!pending && open.length === 0) return null
  return (
    <section aria-labelledby="under-way-title" className="mb-24">
      <SectionHead id="under-way-title" title={t('underWayTitle')} />
      <PendingOrderCard />
      <ul className="space-y-8">
        {open.map((withdrawal) => (
          <li key={withdrawal.withdrawalId}>
            <WithdrawalEntry withdrawal={withdrawal} />
          </li>
        ))}
      </ul>
    </section>
  )
}
