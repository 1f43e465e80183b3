import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { alertMessage, openOverlay } from '../overlays/overlay-store.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /**
     * Why a redirect led here: a guarded page without a login, an invitation, an
     * overlay's own address.
     */
    arrival?: 'login_first' | 'invited' | 'security'
  }
}

/**
 * Opens what a redirect asked for, once: the login with its alert, the registration, the security.
 */
export function useArrivals() {
  const t = useTranslations('errors')
  const { history } = useRouter()
  const arrival = useLocation({ select: ({ state }) => state.arrival })
  useEffect(() => {
    if (!arrival) return
    history.replace(history.location.href)
    history.flush()
    if (arrival === 'security') return openOverlay({ id: 'security', params: {} })
    openOverlay({
      id: 'auth',
      params: { tab: arrival === 'invited' ? 'register' : 'login' },
    })
    if (arrival === 'login_first') alertMessage(t('loginFirst'))
  }, [arrival, history, t])
}
