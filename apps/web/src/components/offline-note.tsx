import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'

function followConnection(changed: () => void) {
  const ending = new AbortController()
  addEventListener('online', changed, ending)
  addEventListener('offline', changed, ending)
  return () => ending.abort()
}

/** Says that the device is offline for as long as it is. */
export function OfflineNote({ className }: { readonly className: string }) {
  const t = useTranslations('errors')
  const online = useSyncExternalStore(followConnection, () => navigator.onLine)
  if (online) return null
  return (
    <output
      className={`block rounded-10 border border-pending bg-card px-14 py-10 text-14 leading-snug text-pending ${className}`}
    >
      {t('offline')}
    </output>
  )
}
