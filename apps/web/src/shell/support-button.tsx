import { support } from '@jogada/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Headset } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { request } from '../api/request.ts'
import { openOverlay } from '../overlays/overlay-store.ts'
import { useMedia } from './use-media.ts'

/** How the operator can be reached: chat, Instagram, Telegram. */
export const channelQuery = queryOptions({
  queryKey: ['support', 'channel'],
  queryFn: ({ signal }) =>
    request(support.channel, {}, { loading: false, failure: 'here', signal }),
  staleTime: Infinity,
})

const openChat = () => openOverlay({ id: 'support', params: {} })

/**
 * The floating way to the support chat on a phone: a tab at the edge, over the margin of the page
 * and never over its lines. Only where the operator has a chat; a desktop has it in its side rail.
 */
export function SupportButton() {
  const t = useTranslations('help')
  const { data } = useQuery(channelQuery)
  const hasRail = useMedia('(min-width: 768px)')
  if (!data?.supportId || hasRail) return null
  return (
    <button
      type="button"
      aria-label={t('openSupport')}
      className="fixed right-0 bottom-[calc(0.84rem+env(safe-area-inset-bottom))] z-10 grid h-56 w-30 place-items-center rounded-l-14 bg-interactive text-page"
      onClick={openChat}
    >
      <Headset className="size-18" aria-hidden="true" />
    </button>
  )
}

type SupportRowProps = { readonly className: string; readonly labelClass: string }

/** The same way as a row of the side rail. */
export function SupportRow({ className, labelClass }: SupportRowProps) {
  const t = useTranslations('help')
  const { data } = useQuery(channelQuery)
  if (!data?.supportId) return null
  return (
    <li>
      <button type="button" className={className} aria-label={t('openSupport')} onClick={openChat}>
        <Headset className="size-20 shrink-0 text-interactive" aria-hidden="true" />
        <span className={labelClass}>{t('deskTitle')}</span>
      </button>
    </li>
  )
}
