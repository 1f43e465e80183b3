import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { LoginFirst, PageCard } from '../components/page-card.tsx'
import { CashTabs } from '../features/cash/cash-tabs.tsx'
import { useLoggedIn } from '../session/session.ts'

/** The page of deposit and withdrawal; a visitor is shown the way in. */
export function ContaPage() {
  const t = useTranslations()
  const loggedIn = useLoggedIn()
  const navigate = useNavigate()
  return (
    <PageCard title={t('shell.wallet')}>
      {loggedIn ? (
        <CashTabs tab="deposit" onDone={() => void navigate({ to: '/home' })} />
      ) : (
        <LoginFirst words={t('cash.loginFirst')} />
      )}
    </PageCard>
  )
}
