import { useEffect } from 'react'
import { useParams, useSearch } from '@tanstack/react-router'
import { LastWithdrawal } from '../features/cash/last-withdrawal.tsx'
import { MoneyUnderWay } from '../features/cash/money-under-way.tsx'
import { HelpScreen } from '../features/help/help-screen.tsx'
import { InboxScreen } from '../features/help/inbox-screen.tsx'
import { SitePageScreen } from '../features/help/site-page.tsx'
import { SupportScreen } from '../features/help/support-screen.tsx'
import { useOverlays } from '../overlays/overlay-store.ts'
import './help.css'

/** Questions, answers and rules. */
export function HelpPage() {
  const { sobre } = useSearch({ from: '/child-of-main/ajuda' })
  return (
    <HelpScreen named={sobre} above={<MoneyUnderWay />} own={{ withdraw: <LastWithdrawal /> }} />
  )
}

/** A page that the operator wrote. */
export function SitePage() {
  const { slug } = useParams({ from: '/child-of-main/p/$slug' })
  return <SitePageScreen slug={slug} />
}

/** The player's messages. */
export const InboxPage = () => <InboxScreen />

/** The support desk, alone in its frame when it is shown inside the chat panel. */
export function SupportPage() {
  document.documentElement.toggleAttribute('data-framed', window.self !== window.top)
  useEffect(passEscapeOn, [])
  const { topic, about, record } = useSearch({ from: '/child-of-main/suporte' })
  return (
    <SupportScreen
      above={<MoneyUnderWay />}
      {...(topic && about ? { matter: { topic, about, ...(record ? { record } : {}) } } : {})}
    />
  )
}

/**
 * Escape closes the panel around the frame too, wherever the focus is; it stays here
 * for an overlay.
 */
function passEscapeOn() {
  if (window.self === window.top) return undefined
  const pass = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || useOverlays.getState().stack.length > 0) return
    window.parent.document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  }
  // before the overlay that it closes is gone
  document.addEventListener('keydown', pass, true)
  return () => document.removeEventListener('keydown', pass, true)
}
