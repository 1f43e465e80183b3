import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { openOverlay } from '../../../overlays/overlay-store.ts'
import { channelQuery } from '../../../shell/support-button.tsx'

/** Says that money can be paid in by another way too, and leads to whoever knows how. */
export function OtherWays() {
  const t = useTranslations()
  const { data } = useQuery(channelQuery)
  return (
    <p className="text-12 text-muted">
      {t('cash.otherWays')}{' '}
      {data?.supportId && (
        <button
          type="button"
          className="text-interactive underline underline-offset-4"
          onClick={() => openOverlay({ id: 'support', params: {} })}
        >
          {t('help.openSupport')}
        </button>
      )}
    </p>
  )
}
