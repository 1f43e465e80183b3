import { useTranslations } from 'use-intl'
import { Button } from '../components/button.tsx'

/** Stands in for a page whose code did not arrive or broke; the way out is to load it again. */
export function PageFailed() {
  const t = useTranslations()
  return (
    <section role="alert" className="mx-auto max-w-400 px-16 py-88 text-center">
      <h1 className="text-22 font-[640]">{t('errors.title')}</h1>
      <p className="mt-8 text-14 text-muted">{t('errors.explain')}</p>
      <Button className="mt-24" onClick={() => location.reload()}>
        {t('common.retry')}
      </Button>
    </section>
  )
}
