import { Logo } from '@jogada/ui'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../platform/lazy-part.ts'
import { Button } from '../components/button.tsx'
import { Skeleton } from '../components/skeleton.tsx'
import { openOverlay } from '../overlays/overlay-store.ts'
import { useLoggedIn } from '../session/session.ts'

const PlayerBar = lazyPart(async () => (await import('./player-bar.tsx')).PlayerBar)

/** The bar at the top: the mark, and the visitor's way in or the player's money and account. */
export function TopBar() {
  const loggedIn = useLoggedIn()
  return (
    <header className="fixed inset-x-0 top-0 z-20 border-b border-line/60 bg-bar backdrop-blur-md">
      <div className="mx-auto flex h-56 max-w-[9.6rem] items-center justify-between gap-8 px-16">
        <Link
          to="/home"
          aria-label="Jogada"
          className={`flex rounded-6 ${loggedIn ? 'max-desktop:[&_.logo-name]:hidden' : ''}`}
        >
          <Logo />
        </Link>
        {loggedIn ? (
          <Suspense fallback={<Skeleton className="h-36 w-220 rounded-full!" />}>
            <PlayerBar />
          </Suspense>
        ) : (
          <VisitorBar />
        )}
      </div>
    </header>
  )
}

function VisitorBar() {
  const t = useTranslations('auth')
  const open = (tab: 'login' | 'register') => openOverlay({ id: 'auth', params: { tab } })
  return (
    <div className="flex gap-8">
      <Button look="quiet" size="small" onClick={() => open('login')}>
        {t('login')}
      </Button>
      <Button size="small" onClick={() => open('register')}>
        {t('register')}
      </Button>
    </div>
  )
}
