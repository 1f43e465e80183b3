import { notice } from '@jogada/contract'
import type { InboxMessage } from '@jogada/contract/notice'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { request } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { LoginFirst, PageCard, PageFailed } from '../../components/page-card.tsx'
import { Segments } from '../../components/segments.tsx'
import { useMessageText } from '../../components/use-message-text.ts'
import { inboxPages } from './inbox-pages.ts'
import { NoticeChoices } from './notice-choices.tsx'
import { PushSwitch } from './push-switch.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { openOverlay } from '../../overlays/overlay-store.ts'
import { INBOX_KEY } from '../../session/inbox-queries.ts'
import { useLoggedIn } from '../../session/session.ts'

const CATEGORIES = ['all', 'money', 'rewards', 'security', 'support'] as const
type Category = (typeof CATEGORIES)[number]

/** The player's messages by category, with what was not read yet. */
export function InboxScreen() {
  const t = useTranslations('help')
  const loggedIn = useLoggedIn()
  return (
    <PageCard title={t('inboxTitle')}>
      {loggedIn ? <Inbox /> : <LoginFirst words={t('inboxLogin')} />}
    </PageCard>
  )
}

function Inbox() {
  const t = useTranslations('help')
  const lists = useTranslations('wallet')
  const queryClient = useQueryClient()
  const [category, setCategory] = useState<Category>('all')
  const pages = useInfiniteQuery(inboxPages(category))
  const messages = pages.data?.pages.flatMap((page) => page.messages)
  const unread = pages.data?.pages[0]?.unread ?? 0
  const newest = messages?.[0]?.messageId
  const readAll = useMutation({
    mutationFn: (upTo: string) =>
      request(notice.readMessages, { body: { upTo } }, { loading: false }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: INBOX_KEY }),
  })
  return (
    <>
      <Segments
        label={t('inboxTitle')}
        choices={CATEGORIES.map((id) => ({ id, title: t(`categories.${id}`) }))}
        value={category}
        onChange={setCategory}
      />
      <PushSwitch />
      <NoticeChoices />
      <div className="mt-12">
        {pages.isError && <PageFailed retry={() => void pages.refetch()} />}
        {!messages && !pages.isError && <Skeleton className="h-190" />}
        {messages?.length === 0 && <p className="text-14 text-muted">{t('inboxEmpty')}</p>}
        <ul className="space-y-6">
          {messages?.map((one) => (
            <Message key={one.messageId} one={one} />
          ))}
        </ul>
        {pages.hasNextPage && (
          <Button
            look="quiet"
            className="mt-12 w-full"
            disabled={pages.isFetchingNextPage}
            onClick={() => void pages.fetchNextPage()}
          >
            {lists('more')}
          </Button>
        )}
        {/* the newest of one category says nothing of the others */}
        {category === 'all' && newest && unread > 0 && (
          <Button look="quiet" className="mt-12 w-full" onClick={() => readAll.mutate(newest)}>
            {t('readAll', { count: unread })}
          </Button>
        )}
      </div>
    </>
  )
}

function Message({ one }: { readonly one: InboxMessage }) {
  const t = useTranslations('help')
  const format = useFormatter()
  const messageText = useMessageText()
  const { betId } = one.values
  return (
    <li className={`rounded-10 bg-raised p-12 text-14 ${one.isRead ? 'text-muted' : 'font-[560]'}`}>
      {!one.isRead && <span className="visually-hidden">{t('unread')}: </span>}
      {messageText(one.kind, one.values) ?? one.kind}
      {betId !== undefined && (
        <Button
          look="quiet"
          size="small"
          className="my-6 block"
          onClick={() => openOverlay({ id: 'bets', params: { betId } })}
        >
          {t('seeBet')}
        </Button>
      )}
      <span className="block text-12 font-[400] text-muted">
        {format.dateTime(new Date(one.at), { dateStyle: 'short', timeStyle: 'short' })}
      </span>
    </li>
  )
}
