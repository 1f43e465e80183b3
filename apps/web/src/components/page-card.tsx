import { useNavigate } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { openOverlay } from '../overlays/overlay-store.ts'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'

export type PageCardProps = {
  readonly title: string
  readonly lead?: string
  readonly children: ReactNode
}

/** A page of its own with its heading and the way home. */
export function PageCard({ title, lead, children }: PageCardProps) {
  const t = useTranslations('common')
  const id = useId()
  const navigate = useNavigate()
  return (
    <section aria-labelledby={id} className="rounded-14 bg-card p-16 pt-8">
      <div className="mb-4 flex items-center justify-between gap-12">
        <h1 id={id} className="text-22 font-[640]">
          {title}
        </h1>
        <IconButton
          label={t('close')}
          onClick={() => void navigate({ to: '/home' })}
          className="-mr-10"
        >
          <X className="size-20" aria-hidden="true" />
        </IconButton>
      </div>
      {lead && <p className="mb-16 text-14 text-soft">{lead}</p>}
      {children}
    </section>
  )
}

/** Shows a visitor the way in, in place of what only players have. */
export function LoginFirst({ words }: { readonly words: string }) {
  const t = useTranslations('auth')
  return (
    <div className="mb-20 rounded-14 bg-raised p-16">
      <p className="mb-12 text-14 text-soft">{words}</p>
      <Button
        className="w-full"
        onClick={() => openOverlay({ id: 'auth', params: { tab: 'login' } })}
      >
        {t('login')}
      </Button>
    </div>
  )
}

/** Says that something could not be loaded, with the way to try again. */
export function PageFailed({ retry }: { readonly retry: () => void }) {
  const t = useTranslations()
  return (
    <div role="alert" className="rounded-14 bg-raised p-20 text-center">
      <p className="text-14 text-soft">{t('cash.loadFailed')}</p>
      <Button look="outline" size="small" className="mt-12 min-h-[44px]" onClick={retry}>
        {t('common.retry')}
      </Button>
    </div>
  )
}
