import { support } from '@jogada/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { Headset } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { request } from '../api/request.ts'
import { openOverlay } from '../overlays/overlay-store.ts'
import { mayInterrupt } from '../pwa/may-interrupt.ts'
import { useSlip } from '../slip/slip-store.ts'
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

/** How long it stands over the page before it goes back to the edge. */
const SHOWN_MS = 5_000

/**
 * The floating way to the support chat on a phone. It rests in the margin beside the page,
 * where it covers no end of a line, and comes out for a moment with a move upwards; beside the
 * prices of home it only rests, over the slip's line where there is one, and it stays away from
 * pages that are full of prices and from rounds. Only where the operator has a chat; a desktop has it
 * in its side rail.
 */
export function SupportButton() {
  const { data } = useQuery(channelQuery)
  const hasRail = useMedia('(min-width: 768px)')
  const path = useLocation({ select: ({ pathname }) => pathname })
  if (!data?.supportId || hasRail || fillsWidth(path)) return null
  return <Floating key={path} hasPrices={path === '/home'} />
}

function Floating({ hasPrices }: { readonly hasPrices: boolean }) {
  const t = useTranslations('help')
  const isAside = useScrolledDown(true) || hasPrices
  const isOverSlip = useSlip(({ selections }) => selections.length > 0) && hasPrices
  const wasShown = usePassed(SHOWN_MS, !isAside)
  return (
    <button
      type="button"
      aria-label={t('openSupport')}
      data-aside={isAside || wasShown || undefined}
      data-over-slip={isOverSlip || undefined}
      className={`press group fixed right-12 z-10 grid size-48 place-items-center rounded-full bg-interactive text-page ring-4 ring-page not-focus-visible:data-aside:right-0 not-focus-visible:data-aside:w-12 not-focus-visible:data-aside:rounded-r-none not-focus-visible:data-aside:ring-0 ${isOverSlip ? 'bottom-[calc(1.28rem+env(safe-area-inset-bottom))]' : 'bottom-[calc(0.76rem+env(safe-area-inset-bottom))]'}`}
      onClick={openChat}
    >
      <Headset
        className="size-22 group-not-focus-visible:group-data-aside:hidden"
        aria-hidden="true"
      />
    </button>
  )
}

/** Whether something has lasted for a time. */
function usePassed(ms: number, lasts: boolean): boolean {
  const [passed, setPassed] = useState(false)
  const [lasted, setLasted] = useState(lasts)
  if (lasted !== lasts) {
    setLasted(lasts)
    setPassed(false)
  }
  useEffect(() => {
    if (!lasts) return undefined
    const timer = setTimeout(() => setPassed(true), ms)
    return () => clearTimeout(timer)
  }, [lasts, ms])
  return passed
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
