import { Link } from '@tanstack/react-router'
import { HeartPulse, ReceiptText, Search, ShieldCheck, Ticket, Wallet } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { openOverlay } from '../../overlays/overlay-store.ts'
import type { Overlay } from '../../overlays/overlay.ts'

const ROW = 'press flex h-48 w-full items-center gap-12 rounded-10 px-12 text-16 hover:bg-raised'
const ICON = 'size-20 text-muted'

const OPENING = [
  { label: 'search', Icon: Search, overlay: { id: 'search', params: {} } },
  { label: 'myBets', Icon: Ticket, overlay: { id: 'bets', params: {} } },
  { label: 'security', Icon: ShieldCheck, overlay: { id: 'security', params: {} } },
] as const satisfies readonly { readonly overlay: Overlay; readonly [key: string]: unknown }[]

/** What is not a place of its own: search, bets, money and the account's safety. */
export function Ways() {
  const t = useTranslations('shell')
  return (
    <ul aria-label={t('ways')} className="mt-16 border-t border-line pt-16">
      {OPENING.map(({ label, Icon, overlay }) => (
        <li key={label}>
          <button type="button" className={ROW} onClick={() => openOverlay(overlay)}>
            <Icon className={ICON} aria-hidden="true" />
            {t(label)}
          </button>
        </li>
      ))}
      <li>
        <Link to="/conta" className={ROW}>
          <Wallet className={ICON} aria-hidden="true" />
          {t('wallet')}
        </Link>
      </li>
      <li>
        <Link to="/registros" search={{}} className={ROW}>
          <ReceiptText className={ICON} aria-hidden="true" />
          {t('records')}
        </Link>
      </li>
      <li>
        <Link to="/limites" className={ROW}>
          <HeartPulse className={ICON} aria-hidden="true" />
          {t('limits')}
        </Link>
      </li>
    </ul>
  )
}
