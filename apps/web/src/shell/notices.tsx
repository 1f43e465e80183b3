import { notice } from '@jogada/contract'
import type { PlayerEvents } from '@jogada/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { request } from '../api/request.ts'
import { IconButton } from '../components/icon-button.tsx'
import { useMessageText } from '../components/use-message-text.ts'
import { clockText } from '../features/cash/deposit/clock.ts'
import { useTimeLeft } from '../features/cash/deposit/use-time-left.ts'
import { deviceMsOf } from '../platform/server-clock.ts'
import { stored } from '../platform/storage.ts'
import { onPlayerEvent } from '../realtime/socket.ts'
import { INBOX_KEY } from '../session/inbox-queries.ts'
import { useSession } from '../session/session.ts'

const LOOK_EVERY_MS = 60_000
const MOST_REMEMBERED = 50
/** How long good news stands; all of it stays in the inbox. */
const INFO_MS = 8_000
const BANNERS_KEY = ['notice', 'banners'] as const

const LEVELS = {
  info: 'border-info text-fg',
  warn: 'border-pending text-fg',
  critical: 'border-lose text-fg',
} as const

type Heard = Parameters<PlayerEvents['notice']>[0]
type News = Heard & { readonly id: number }

/**
 * What the server says: to this player as it happens, and to everybody for as long as it is due.
 */
export function Notices() {
  const news = useNews()
  const banners = useBanners()
  const messageText = useMessageText()
  const [latest] = news.heard
  if (latest) {
    const { id, level, kind, values, text } = latest
    const words = (kind && messageText(kind, values ?? {})) || text
    const forMs = level === 'info' ? INFO_MS : null
    const dismiss = () => news.forget(id)
    return (
      <Strip
        key={`n${id}`}
        level={level}
        text={words}
        forMs={forMs}
        leave={dismiss}
        dismiss={dismiss}
      />
    )
  }
  const [first] = banners.shown
  if (!first) return null
  const { noticeId, level, text, until, endsAt } = first
  const leftMs = endsAt === null ? null : deviceMsOf(endsAt) - banners.askedAtMs
  return (
    <Strip
      key={noticeId}
      level={level}
      text={text}
      until={until}
      forMs={leftMs !== null && leftMs <= LOOK_EVERY_MS ? leftMs : null}
      leave={() => banners.end(noticeId)}
      dismiss={() => banners.dismiss(noticeId)}
    />
  )
}

/** What was said to this player alone and not dismissed yet, the oldest first. */
function useNews() {
  const queryClient = useQueryClient()
  const [heard, setHeard] = useState<readonly News[]>([])
  useEffect(() => {
    let id = 0
    return onPlayerEvent('notice', (one) => {
      id += 1
      const known = { ...one, id }
      void queryClient.invalidateQueries({ queryKey: one.kind ? INBOX_KEY : BANNERS_KEY })
      if (one.kind) setHeard((before) => [...before, known])
    })
  }, [queryClient])
  useEffect(
    () =>
      onPlayerEvent(
        'noticesChanged',
        () => void queryClient.invalidateQueries({ queryKey: BANNERS_KEY }),
      ),
    [queryClient],
  )
  // what was said to one player is not for the next
  useEffect(
    () => useSession.subscribe(({ token }, before) => token !== before.token && setHeard([])),
    [],
  )
  // whoever opens the inbox reads them there
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onResolved', ({ toLocation }) => {
        if (toLocation.pathname === '/mensagens') setHeard([])
      }),
    [router],
  )
  const forget = (id: number) => setHeard((before) => before.filter((one) => one.id !== id))
  return { heard, forget }
}

/** The messages to everybody that were not dismissed on this device. */
function useBanners() {
  const [dismissed, setDismissed] = useState(readDismissed)
  const [ended, setEnded] = useState<readonly string[]>([])
  const { data, dataUpdatedAt: askedAtMs } = useQuery({
    // what is advertised is not for everybody
    queryKey: [...BANNERS_KEY, useSession(({ token, ended }) => token !== null && ended)],
    queryFn: ({ signal }) =>
      request(notice.banners, {}, { loading: false, failure: 'here', signal }),
    refetchInterval: LOOK_EVERY_MS,
  })
  const dismiss = (noticeId: string) => {
    const now = [...dismissed, noticeId].slice(-MOST_REMEMBERED)
    stored.dismissedNotices.write(JSON.stringify(now))
    setDismissed(now)
  }
  const end = (noticeId: string) => setEnded((before) => [...before, noticeId])
  const shown = (data ?? []).filter(
    ({ noticeId }) => !dismissed.includes(noticeId) && !ended.includes(noticeId),
  )
  return { shown, askedAtMs, dismiss, end }
}

function readDismissed(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(stored.dismissedNotices.read() ?? '[]')
    return Array.isArray(kept) ? kept.map(String) : []
  } catch {
    return []
  }
}

type StripProps = {
  readonly level: Heard['level']
  readonly text: string
  readonly until?: string | null
  /**
   * How long it stands by itself, after which it leaves; until it is dismissed where
   * nothing is said.
   */
  readonly forMs?: number | null
  readonly leave: () => void
  readonly dismiss: () => void
}

function Strip({ level, text, until, forMs = null, leave, dismiss }: StripProps) {
  const t = useTranslations('help')
  const end = useEffectEvent(leave)
  useEffect(() => {
    if (forMs === null) return undefined
    const timer = setTimeout(end, forMs)
    return () => clearTimeout(timer)
  }, [forMs])
  return (
    <aside
      aria-label={t('noticeLabel')}
      className={`fixed inset-x-8 top-64 z-10 mx-auto flex max-w-480 items-center gap-8 rounded-10 border-l-4 bg-raised pl-14 text-14 shadow-lg ${LEVELS[level]}`}
    >
      <p className="min-w-0 flex-1 py-10" role={level === 'critical' ? 'alert' : 'status'}>
        {text}
        {until && <Until instant={until} />}
      </p>
      <IconButton label={t('dismiss')} onClick={dismiss}>
        <X className="size-18" aria-hidden="true" />
      </IconButton>
    </aside>
  )
}

/** How long it is until what a message names; nothing once that has come. */
function Until({ instant }: { readonly instant: string }) {
  const t = useTranslations('help')
  const leftMs = useTimeLeft(deviceMsOf(instant))
  if (leftMs <= 0) return null
  return (
    <span className="figures ml-6 text-pending" aria-live="off">
      {t('noticeUntil', { time: clockText(leftMs) })}
    </span>
  )
}
