import { useTranslations } from 'use-intl'
import { LoginFirst, PageCard } from '../components/page-card.tsx'
import { LimitsPanel } from '../features/limits/limits-panel.tsx'
import { useLoggedIn } from '../session/session.ts'

/** The page of limits, breaks and self-exclusion; a visitor is shown the way in. */
export function LimitesPage() {
  const t = useTranslations('limits')
  const loggedIn = useLoggedIn()
  return (
    <PageCard title={t('title')}>
      {loggedIn ? <LimitsPanel /> : <LoginFirst words={t('loginFirst')} />}
    </PageCard>
  )
}
