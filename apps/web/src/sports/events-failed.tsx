import { useTranslations } from 'use-intl'
import { Button } from '../components/button.tsx'

/** Says that matches did not load, with a way to ask again. */
export function EventsFailed({ retry }: { readonly retry: () => Promise<unknown> }) {
  const t = useTranslations()
  return (
    <div className="flex items-center justify-between gap-12 rounded-14 bg-card p-16">
      <p className="text-14 text-muted">{t('home.loadFailed')}</p>
      <Button look="quiet" size="small" onClick={() => void retry()}>
        {t('common.retry')}
      </Button>
    </div>
  )
}
