import { Link } from '@tanstack/react-router'
import type { LinkProps } from '@tanstack/react-router'
import {
  CircleHelp,
  Crown,
  Gift,
  HeartPulse,
  Inbox,
  Menu,
  ReceiptText,
  Ticket,
  Users,
  Wallet,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { openOverlay } from '../overlays/overlay-store.ts'
import { useSlip } from '../slip/slip-store.ts'
import { destinations } from './destinations.ts'
import { useLoggedIn } from '../session/session.ts'
import { useSlipInDock } from './slip-in-dock.ts'
import { SupportRow } from './support-button.tsx'

const ITEM =
  'press flex h-36 min-h-[44px] w-full items-center gap-12 rounded-10 px-12 text-14 text-soft hover:bg-raised hover:text-fg max-wide:justify-center max-wide:px-0'
const LABEL = 'truncate max-wide:sr-only'
const PLAYERS_ONLY = 'max-wide:hidden'

/** The ways through the product on a desktop: icons on a narrow one, with words on a wide one. */
export function SideRail() {
  const t = useTranslations()
  const loggedIn = useLoggedIn()
  return (
    <nav
      aria-label={t('shell.main')}
      className="sticky top-72 max-h-[calc(100dvh-0.8rem)] w-170 shrink-0 self-start overflow-y-auto [scrollbar-width:thin] max-wide:w-48"
    >
      <ul className="space-y-2">
        {destinations.map(({ to, label, icon }) => (
          <Way key={to} to={to} label={t(`shell.${label}`)} Icon={icon} />
        ))}
        <SlipRow />
      </ul>
      <ul className={`${GROUP} ${loggedIn ? '' : 'hidden'}`}>
        <Way to="/conta" label={t('shell.wallet')} Icon={Wallet} />
        <Way to="/registros" label={t('shell.records')} Icon={ReceiptText} />
        <Way to="/mensagens" label={t('help.inboxTitle')} Icon={Inbox} />
      </ul>
      <ul className={`${GROUP} ${PLAYERS_ONLY}`}>
        <Way to="/active" label={t('rewards.promotions')} Icon={Gift} />
        <Way to="/vip" label={t('rewards.vipTitle')} Icon={Crown} />
        <Way to="/agentJl" label={t('rewards.agentTitle')} Icon={Users} />
      </ul>
      <ul className={GROUP}>
        <Way to="/limites" label={t('shell.limits')} Icon={HeartPulse} />
        <Way to="/ajuda" label={t('help.helpTitle')} Icon={CircleHelp} />
        <SupportRow className={ITEM} labelClass={LABEL} />
        <li>
          <button
            type="button"
            className={ITEM}
            onClick={() => openOverlay({ id: 'menu', params: {} })}
          >
            <Menu className="size-20 shrink-0" aria-hidden="true" />
            <span className={LABEL}>{t('shell.menu')}</span>
          </button>
        </li>
      </ul>
    </nav>
  )
}

const GROUP = 'mt-8 space-y-2 border-t border-line/60 pt-8'

type WayProps = {
  readonly to: NonNullable<LinkProps['to']>
  readonly label: string
  readonly Icon: LucideIcon
}

function Way({ to, label, Icon }: WayProps) {
  return (
    <li>
      <Link
        to={to}
        className={ITEM}
        activeProps={{ className: 'bg-primary-soft text-primary! font-[560]' }}
        activeOptions={{ includeSearch: false }}
      >
        <Icon className="size-20 shrink-0" aria-hidden="true" />
        <span className={LABEL}>{label}</span>
      </Link>
    </li>
  )
}

/** Opens the slip, where it does not stand beside the page already. */
function SlipRow() {
  const t = useTranslations('shell')
  const count = useSlip(({ selections }) => selections.length)
  const inDock = useSlipInDock()
  return (
    <li className={inDock ? 'wide:hidden' : undefined}>
      <button
        type="button"
        className={ITEM}
        aria-label={t('slipCount', { count })}
        onClick={() => openOverlay({ id: 'slip', params: {} })}
      >
        <Ticket className="size-20 shrink-0" aria-hidden="true" />
        <span className={LABEL}>{t('slip')}</span>
        {count > 0 && (
          <span className="figures ml-auto rounded-full bg-interactive px-8 text-14 text-page max-wide:ml-0">
            {count}
          </span>
        )}
      </button>
    </li>
  )
}
