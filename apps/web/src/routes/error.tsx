import { WaveDivider } from '@jogada/ui'
import { Link, useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Button, buttonClasses } from '../components/button.tsx'

/** Where failures without words lead: nothing is lost, one step back or home. */
export function ErrorPage() {
  const t = useTranslations()
  const { history } = useRouter()
  return (
    <section aria-labelledby="error-title" className="py-40 text-center">
      <LampPost />
      <WaveDivider className="mt-2 text-line-strong" />
      <h1 id="error-title" className="mt-24 text-22 font-[640]">
        {t('errors.title')}
      </h1>
      <p className="mx-auto mt-8 max-w-300 text-14 text-muted">{t('errors.explain')}</p>
      <div className="mt-24 flex justify-center gap-8">
        <Button look="outline" onClick={() => history.back()}>
          {t('common.back')}
        </Button>
        <Link to="/home" className={buttonClasses()}>
          {t('errors.home')}
        </Link>
      </div>
    </section>
  )
}

function LampPost() {
  return (
    <svg className="mx-auto h-120 w-120" viewBox="0 0 120 120" aria-hidden="true">
      <path d="M76 34 108 120H30Z" fill="var(--maracuja)" opacity="0.08" />
      <g fill="none" stroke="var(--fg-muted)" strokeWidth="3" strokeLinecap="round">
        <path d="M52 120V30c0-14 22-14 24 0M44 120h16" />
        <path d="M68 32h16l-3 8H71Z" fill="var(--maracuja)" stroke="none" />
      </g>
    </svg>
  )
}
