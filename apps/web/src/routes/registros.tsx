import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { LoginFirst, PageCard } from '../components/page-card.tsx'
import { TabsView } from '../components/tabs.tsx'
import { BalanceView } from '../features/cash/balance/balance-view.tsx'
import { RecordsView } from '../features/cash/records/records-view.tsx'
import { TransferView } from '../features/cash/transfer/transfer-view.tsx'
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
  const navigate = useNavigate()
  const view = useSearch({ strict: false, select: ({ view }) => view }) ?? 'records'
  return (
    <TabsView
      label={t('title')}
      value={view}
      onChange={(next) =>
        void navigate({
          to: '/registros',
          search: next === 'records' ? {} : { view: next },
          replace: true,
        })
      }
      tabs={[
        { id: 'records', title: t('views.records'), panel: <RecordsView /> },
        { id: 'balance', title: t('views.balance'), panel: <BalanceView /> },
        { id: 'transfer', title: t('views.transfer'), panel: <TransferView /> },
      ]}
    />
  )
}
