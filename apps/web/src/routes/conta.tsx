import { useNavigate } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { IconButton } from '../components/icon-button.tsx'
import { LoginFirst } from '../components/page-card.tsx'
import { CashTabs } from '../features/cash/cash-tabs.tsx'
import { useLoggedIn } from '../session/session.ts'

/** The page of deposit and withdrawal; a visitor is shown the way in. */
export function ContaPage() {
  const t = useTranslations()
  const loggedIn = useLoggedIn()
  const navigate = useNavigate()
  const goHome = () => void navigate({ to: '/home' })
  return (
    <section aria-labelledby="conta-title" className="rounded-14 bg-card p-16 pt-8">
      <div className="mb-8 flex items-center justify-between">
        <h1 id="conta-title" className="text-22 font-[640]">
          {t('shell.wallet')}
        </h1>
        <IconButton label={t('cash.closePage')} onClick={goHome} className="-mr-10">
          <X className="size-20" aria-hidden="true" />
        </IconButton>
      </div>
      {loggedIn ? (
        <CashTabs tab="deposit" onDone={goHome} />
      ) : (
        <LoginFirst words={t('cash.loginFirst')} />
      )}
    </section>
  )
}
