import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { LoginFirst, PageCard } from '../components/page-card.tsx'
import { TabsView } from '../components/tabs.tsx'
import { BalanceView } from '../features/cash/balance/balance-view.tsx'
import { RecordsView } from '../features/cash/records/records-view.tsx'
import { TransferView } from '../features/cash/transfer/transfer-view.tsx'
import { YearlyView } from '../features/yearly/yearly-view.tsx'
import { useLicence } from '../session/licence-query.ts'
import { useLoggedIn } from '../session/session.ts'

/** The page of what happened to the money, how it stands, and sending it to another player. */
export function RecordsPage() {
  const t = useTranslations()
  const loggedIn = useLoggedIn()
  return (
    <PageCard title={t('shell.account')}>
      {loggedIn ? <Views /> : <LoginFirst words={t('wallet.loginFirst')} />}
    </PageCard>
  )
}

function Views() {
  const t = useTranslations('wallet')
  const byYear = useTranslations('yearly')
  const navigate = useNavigate()
  const asked = useSearch({ strict: false, select: ({ view }) => view }) ?? 'records'
  const licence = useLicence()
  const isOffered: Partial<Record<string, boolean>> = {
    transfer: licence?.transfers !== false,
    yearly: licence?.yearly === true,
  }
  const tabs = [
    { id: 'records', title: t('views.records'), panel: <RecordsView /> },
    { id: 'balance', title: t('views.balance'), panel: <BalanceView /> },
    { id: 'transfer', title: t('views.transfer'), panel: <TransferView /> },
    { id: 'yearly', title: byYear('tab'), panel: <YearlyView /> },
  ] as const
  const offered = tabs.filter(({ id }) => isOffered[id] !== false)
  return (
    <TabsView
      label={t('title')}
      value={offered.some(({ id }) => id === asked) ? asked : 'records'}
      onChange={(next) =>
        void navigate({
          to: '/registros',
          search: next === 'records' ? {} : { view: next },
          replace: true,
        })
      }
      tabs={offered}
    />
  )
}
