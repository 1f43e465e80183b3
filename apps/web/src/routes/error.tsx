import { WaveDivider } from '@jogada/ui'
import { Link, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { Copy } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { AskSupport } from '../components/ask-support.tsx'
import { Button, buttonClasses } from '../components/button.tsx'
import { IconButton } from '../components/icon-button.tsx'
import { showToast } from '../overlays/toast.ts'
import { copyText } from '../platform/copy-text.ts'
import { queryClient } from '../session/query-client.ts'

/**
 * Where failures without words lead: nothing is lost, the same once more or home, and what support
 * finds the failure by.
 */
export function ErrorPage() {
  const t = useTranslations()
  const { ref } = useSearch({ strict: false })
  return (
    <section aria-labelledby="error-title" className="py-40 text-center">
      <LampPost />
      <WaveDivider className="mt-2 text-line-strong" />
      <h1 id="error-title" className="mt-24 text-22 font-[640]">
        {t('errors.title')}
      </h1>
      <p className="mx-auto mt-8 max-w-300 text-14 text-muted">{t('errors.explain')}</p>
      <div className="mt-24 flex flex-wrap justify-center gap-8">
        <Again />
        <Link to="/home" className={buttonClasses()}>
          {t('errors.home')}
        </Link>
      </div>
      {ref && <Reference code={ref} />}
    </section>
  )
}

/** Back to where it failed, with everything asked for anew. */
function Again() {
  const t = useTranslations('common')
  const { history } = useRouter()
  const navigate = useNavigate()
  const again = () => {
    void queryClient.invalidateQueries()
    if (history.canGoBack()) history.back()
    else void navigate({ to: '/home', replace: true })
  }
  return (
    <Button look="outline" onClick={again}>
      {t('retry')}
    </Button>
  )
}

function Reference({ code }: { readonly code: string }) {
  const t = useTranslations()
  const copy = async () => {
    await copyText(code)
    showToast(t('common.copied'))
  }
  return (
    <div className="mx-auto mt-28 max-w-360">
      <p className="text-12 text-muted">{t('errors.reference')}</p>
      <p className="flex items-center justify-center gap-4 text-12 text-soft">
        <code className="min-w-0 break-all">{code}</code>
        <IconButton label={t('common.copy')} onClick={() => void copy()}>
          <Copy className="size-16" aria-hidden="true" />
        </IconButton>
      </p>
      <AskSupport topic="other" about={code} />
    </div>
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
