import { Link } from '@tanstack/react-router'
import { Ticket } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Avatar } from '../components/avatar.tsx'
import { Button } from '../components/button.tsx'
import { VipBadge } from '../components/vip-badge.tsx'
import { BalanceCard } from '../features/my/balance-card.tsx'
import { LevelProgress } from '../features/my/level-progress.tsx'
import { openOverlay } from '../overlays/overlay-store.ts'
import { usePlayer } from '../session/player-queries.ts'

/** The player's money and level beside a page on a screen with room for a third column. */
export function AccountDock() {
  const t = useTranslations('shell')
  const player = usePlayer()
  return (
    <aside aria-labelledby="account-dock-title" className="rounded-14 bg-card p-14">
      <h2 id="account-dock-title" className="flex items-center gap-8 text-16 font-[640]">
        <Avatar header={player?.header ?? 0} className="size-28" />
        <span className="truncate">{t('account')}</span>
        {player && (
          <Link
            to="/vip"
            className="press ml-auto flex min-h-[44px] items-center gap-6 text-14 text-vip"
          >
            <VipBadge level={player.level} className="size-28" />
            <span className="visually-hidden">{t('level', { level: String(player.level) })}</span>
          </Link>
        )}
      </h2>
      <BalanceCard />
      <div className="mt-12 grid grid-cols-2 gap-8">
        <Button
          className="px-8! text-14!"
          onClick={() => openOverlay({ id: 'cash', params: { tab: 'deposit' } })}
        >
          {t('deposit')}
        </Button>
        <Button
          look="outline"
          className="px-8! text-14!"
          onClick={() => openOverlay({ id: 'cash', params: { tab: 'withdraw' } })}
        >
          {t('withdraw')}
        </Button>
      </div>
      <Button
        look="quiet"
        className="mt-8 w-full text-14!"
        onClick={() => openOverlay({ id: 'bets', params: {} })}
      >
        <Ticket className="size-16" aria-hidden="true" />
        {t('myBets')}
      </Button>
      {player && <LevelProgress player={player} />}
    </aside>
  )
}
