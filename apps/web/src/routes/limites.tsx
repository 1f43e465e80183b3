import { useNavigate } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../components/button.tsx'
import { IconButton } from '../components/icon-button.tsx'
import { LimitsPanel } from '../features/limits/limits-panel.tsx'
import { openOverlay } from '../overlays/overlay-store.ts'
import { useLoggedIn } from '../session/session.ts'

/** The page of limits, breaks and self-exclusion; a visitor is shown the way in. */
export function LimitesPage() {
  const t = useTranslations()
  const loggedIn = useLoggedIn()
  const navigate = useNavigate()
  return (
    <section aria-labelledby="limites-title" className="rounded-14 bg-card p-16 pt-8">
      <div className="mb-8 flex items-center justify-between">
        <h1 id="limites-title" className="text-22 font-[640]">
          {t('limits.title')}
        </h1>
        <IconButton
          label={t('limits.close')}
          onClick={() => void navigate({ to: '/home' })}
          className="-mr-10"
        >
          <X className="size-20" aria-hidden="true" />
        </IconButton>
      </div>
      {loggedIn ? (
        <LimitsPanel />
      ) : (
        <>
          <p className="mb-12 text-14 text-soft">{t('limits.loginFirst')}</p>
          <Button
            className="w-full"
            onClick={() => openOverlay({ id: 'auth', params: { tab: 'login' } })}
          >
            {t('auth.login')}
          </Button>
        </>
      )}
    </section>
  )
}
