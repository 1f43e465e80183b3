import { useTranslations } from 'use-intl'
import { useLoading } from '../api/loading.ts'

/** The global loading indicator: a line of the wave's colour under the top edge. */
export function LoadingBar() {
  const t = useTranslations('common')
  const visible = useLoading((loading) => loading.visible)
  return (
    <output className="pointer-events-none fixed inset-x-0 top-0 z-50 h-2">
      {visible && (
        <>
          <span className="visually-hidden">{t('loading')}</span>
          <span className="block h-full w-1/2 animate-[shimmer_900ms_linear_infinite] bg-primary" />
        </>
      )}
    </output>
  )
}
