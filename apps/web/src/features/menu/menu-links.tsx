import { Link } from '@tanstack/react-router'
import { Crown, Gift, Share2 } from 'lucide-react'
import { useTranslations } from 'use-intl'

const LINK = 'press flex h-44 items-center gap-12 rounded-10 px-12 text-14 hover:bg-raised'

/** Further ways out of the menu. */
export function MenuLinks() {
  const t = useTranslations('rewards')
  const links = [
    { to: '/vip', label: t('vipTitle'), Icon: Crown },
    { to: '/active', label: t('promotions'), Icon: Gift },
    { to: '/share', label: t('shareTitle'), Icon: Share2 },
  ] as const
  return (
    <ul className="mt-16">
      {links.map(({ to, label, Icon }) => (
        <li key={to}>
          <Link to={to} className={LINK}>
            <Icon className="size-18 text-interactive" aria-hidden="true" />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
