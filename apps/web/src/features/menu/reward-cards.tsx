import { Link } from '@tanstack/react-router'
import { Coins, Crown, Footprints, Users } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useLicence } from '../../session/licence-query.ts'

const CARDS = [
  { to: '/agentJl', search: { moveTop: 1 }, label: 'agentCard', icon: Users, invites: true },
  { to: '/ladderBonus', search: {}, label: 'ladderCard', icon: Footprints, invites: true },
  { to: '/vip', search: {}, label: 'vipCard', icon: Crown, invites: false },
  { to: '/gamebouns', search: {}, label: 'rebateCard', icon: Coins, invites: false },
] as const

/**
 * The cards of what the product gives back: agent and ladder where invitations pay, levels, rebate.
 */
export function RewardCards() {
  const t = useTranslations('rewards')
  const pays = useLicence()?.invites !== false
  return (
    <section aria-labelledby="gains-title" className="mt-20">
      <h3 id="gains-title" className="mb-8 text-12 text-muted">
        {t('gains')}
      </h3>
      <ul className="grid grid-cols-2 gap-8">
        {CARDS.filter(({ invites }) => pays || !invites).map(
          ({ to, search, label, icon: Icon }) => (
            <li key={to}>
              <Link
                to={to}
                search={search}
                className="press flex h-full min-h-[88px] flex-col justify-between gap-8 rounded-14 bg-raised p-12 text-14 leading-tight hover:bg-pressed"
              >
                <Icon className="size-22 text-vip" aria-hidden="true" />
                {t(label)}
              </Link>
            </li>
          ),
        )}
      </ul>
    </section>
  )
}
