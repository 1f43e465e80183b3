import { useTranslations } from 'use-intl'
import { useIsOnline } from '../platform/online.ts'

/** Says that the device is offline for as long as it is. */
export function OfflineNote({ className }: { readonly className: string }) {
  const t = useTranslations('errors')
  if (useIsOnline()) return null
  return (
    <output
      className={`block rounded-10 border border-pending bg-card px-14 py-10 text-14 leading-snug text-pending ${className}`}
    >
      {t('offline')}
    </output>
  )
}
