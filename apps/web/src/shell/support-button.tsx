import { support } from '@jogada/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { Headset } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { request } from '../api/request.ts'
import { openOverlay } from '../overlays/overlay-store.ts'
import { mayInterrupt } from '../pwa/may-interrupt.ts'
import { useMedia } from './use-media.ts'
import { useScrolledDown } from './use-scrolled-down.ts'

/** How the operator can be reached: chat, Instagram, Telegram. */
export const channelQuery = queryOptions({
  queryKey: ['support', 'channel'],
  queryFn: ({ signal }) =>
    request(support.channel, {}, { loading: false, failure: 'here', signal }),
  staleTime: Infinity,
})

const openChat = () => openOverlay({ id: 'support', params: {} })

/** Prices, rounds and payments fill the width there; the menu has the chat too. */
const fillsWidth = (path: string) => path === '/footballPage' || !mayInterrupt(path)

/**
 * The floating way to the support chat on a phone. It steps aside while a page is read downwards,
 * comes back with a move upwards, and stays away from prices and rounds, so that it covers no end of
 * a line. Only where the operator has a chat; a desktop has it in its side rail.
 */
export function SupportButton() {
  const { data } = useQuery(channelQuery)
  const hasRail = useMedia('(min-width: 768px)')
  const path = useLocation({ select: ({ pathname }) => pathname })
  if (!data?.supportId || hasRail || fillsWidth(path)) return null
  return <Floating key={path} startsAside={path !== '/home'} />
}

function Floating({ startsAside }: { readonly startsAside: boolean }) {
  const t = useTranslations('help')
  const isAside = useScrolledDown(startsAside)
  return (
    <button
      type="button"
      aria-label={t('openSupport')}
      className={`press fixed right-12 bottom-[calc(0.76rem+env(safe-area-inset-bottom))] z-10 grid size-48 place-items-center rounded-full bg-interactive text-page ring-4 ring-page transition-[translate,opacity] duration-(--sheet) ease-quint focus-visible:translate-x-0 focus-visible:opacity-100 ${isAside ? 'translate-x-80 opacity-0' : ''}`}
      onClick={openChat}
    >
      <Headset className="size-22" aria-hidden="true" />
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
