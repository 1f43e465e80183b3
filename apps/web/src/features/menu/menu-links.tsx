import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import {
  Camera,
  CircleHelp,
  Crown,
  Download,
  Gift,
  Headset,
  Inbox,
  Send,
  Share2,
} from 'lucide-react'
import { useTranslations } from 'use-intl'
import { openOverlay } from '../../overlays/overlay-store.ts'
import { useWayToInstall } from '../../pwa/use-way-to-install.ts'
import { useLoggedIn } from '../../session/session.ts'
import { channelQuery } from '../../shell/support-button.tsx'

const LINK = 'press flex h-44 w-full items-center gap-12 rounded-10 px-12 text-14 hover:bg-raised'
const ICON = 'size-18 text-interactive'

/** Further ways out of the menu: the club, sharing, help, and the links that the operator knows. */
export function MenuLinks() {
  const t = useTranslations()
  const loggedIn = useLoggedIn()
  const { data } = useQuery(channelQuery)
  const links = [
    { to: '/vip', label: t('rewards.vipTitle'), Icon: Crown },
    { to: '/active', label: t('rewards.promotions'), Icon: Gift },
    { to: '/share', label: t('rewards.shareTitle'), Icon: Share2 },
    { to: '/mensagens', label: t('help.inboxTitle'), Icon: Inbox },
    { to: '/ajuda', label: t('help.helpTitle'), Icon: CircleHelp },
  ] as const
  return (
    <ul className="mt-16">
      {links.map(({ to, label, Icon }) => (
        <li key={to}>
          <Link to={to} className={LINK}>
            <Icon className={ICON} aria-hidden="true" />
            {label}
          </Link>
        </li>
      ))}
      {data?.instagram && (
        <li>
          <a href={data.instagram} target="_blank" rel="noreferrer" className={LINK}>
            <Camera className={ICON} aria-hidden="true" />
            Instagram
          </a>
        </li>
      )}
      <AppDownload link={data?.app} />
      {data?.telegram && <Telegram link={data.telegram} loggedIn={loggedIn} />}
      {data?.supportId && (
        <li>
          <button
            type="button"
            className={LINK}
            onClick={() => openOverlay({ id: 'support', params: {} })}
          >
            <Headset className={ICON} aria-hidden="true" />
            {t('help.deskTitle')}
          </button>
        </li>
      )}
    </ul>
  )
}

/** The operator's app, or this one on the screen of the device. */
function AppDownload({ link }: { readonly link: string | null | undefined }) {
  const t = useTranslations('shell')
  const way = useWayToInstall()
  const shown = (
    <>
      <Download className={ICON} aria-hidden="true" />
      {t('appDownload')}
    </>
  )
  if (link) {
    return (
      <li>
        <a href={link} target="_blank" rel="noreferrer" className={LINK}>
          {shown}
        </a>
      </li>
    )
  }
  return way ? (
    <li>
      <button type="button" className={LINK} onClick={way.go}>
        {shown}
      </button>
    </li>
  ) : null
}

/** The operator's Telegram, for which a visitor has to log in first. */
function Telegram({ link, loggedIn }: { readonly link: string; readonly loggedIn: boolean }) {
  const icon = <Send className={ICON} aria-hidden="true" />
  return (
    <li>
      {loggedIn ? (
        <a href={link} target="_blank" rel="noreferrer" className={LINK}>
          {icon}
          Telegram
        </a>
      ) : (
        <button
          type="button"
          className={LINK}
          onClick={() => openOverlay({ id: 'auth', params: { tab: 'login' } })}
        >
          {icon}
          Telegram
        </button>
      )}
    </li>
  )
}
