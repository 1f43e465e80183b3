import { useTranslations } from 'use-intl'
import { Button } from '../../components/button.tsx'

/** Says that something could not be loaded, with the way to try again. */
export function LoadFailed({ retry }: { readonly retry: () => void }) {
  const t = useTranslations()
  return (
    <div role="alert" className="rounded-14 bg-raised p-20 text-center">
      <p className="text-14 text-soft">{t('cash.loadFailed')}</p>
      <Button look="outline" size="small" className="mt-12" onClick={retry}>
        {t('common.retry')}
      </Button>
    </div>
  )
}
