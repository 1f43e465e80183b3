import { notice } from '@jogada/contract'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { request } from '../api/request.ts'
import { IconButton } from '../components/icon-button.tsx'
import { DrawNews } from './draw-news.tsx'
import { SupportButton } from './support-button.tsx'

const LOOK_EVERY_MS = 60_000

const LEVELS = {
  info: 'border-info text-fg',
  warn: 'border-pending text-fg',
  critical: 'border-lose text-fg',
} as const

/** What stands beside every page: the server's notices and the way to support. */
export function Companions() {
  if (window.self !== window.top) return null
  return (
    <>
      <Notices />
      <DrawNews />
      <SupportButton />
    </>
  )
}

function Notices() {
  const t = useTranslations('help')
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set())
  const { data } = useQuery({
    queryKey: ['notice', 'banners'],
    queryFn: ({ signal }) =>
      request(notice.banners, {}, { loading: false, failure: 'here', signal }),
    refetchInterval: LOOK_EVERY_MS,
  })
  const [first] = (data ?? []).filter(({ noticeId }) => !dismissed.has(noticeId))
  if (!first) return null
  return (
    <aside
      aria-label={t('noticeLabel')}
      className={`fixed inset-x-8 top-64 z-10 mx-auto flex max-w-480 items-center gap-8 rounded-10 border-l-4 bg-raised pl-14 text-14 shadow-lg ${LEVELS[first.level]}`}
    >
      <p className="min-w-0 flex-1 py-10">{first.text}</p>
      <IconButton
        label={t('dismiss')}
        onClick={() => setDismissed(new Set([...dismissed, first.noticeId]))}
      >
        <X className="size-18" aria-hidden="true" />
      </IconButton>
    </aside>
  )
}
