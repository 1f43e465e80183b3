import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Bell } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { inboxQuery } from '../session/inbox-queries.ts'

const LOOK_EVERY_MS = 120_000
const MOST_SHOWN = 9

/** The way to the messages, with how many are unread. */
export function InboxBell() {
  const t = useTranslations('help')
  const { data } = useQuery({ ...inboxQuery(), refetchInterval: LOOK_EVERY_MS })
  const unread = data?.unread ?? 0
  return (
    <Link
      to="/mensagens"
      aria-label={unread > 0 ? t('inboxUnread', { count: unread }) : t('inboxTitle')}
      className="press relative grid size-44 place-items-center rounded-full text-soft hover:bg-raised hover:text-fg"
    >
      <Bell className="size-20" aria-hidden="true" />
      {unread > 0 && (
        <span
          className="figures absolute top-4 right-2 min-w-18 rounded-full bg-live px-4 text-center text-12 leading-18 text-on-live"
          aria-hidden="true"
        >
          {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
        </span>
      )}
    </Link>
  )
}
