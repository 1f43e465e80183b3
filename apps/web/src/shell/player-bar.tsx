import { MoneyText } from '@jogada/ui'
import { Plus } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../platform/lazy-part.ts'
import { Avatar } from '../components/avatar.tsx'
import { openOverlay } from '../overlays/overlay-store.ts'
import { useLicence } from '../session/licence-query.ts'
import { useBalance, usePlayer } from '../session/player-queries.ts'
import { useAmountsHidden } from './amounts-hidden.ts'
import { InboxBell } from './inbox-bell.tsx'

const SessionBar = lazyPart(async () => (await import('./session-bar.tsx')).SessionBar)

/**
 * The player's balance, the way to deposit, and the account; the session's bar where the licence
 * asks for it.
 */
export function PlayerBar() {
  const t = useTranslations('shell')
  const player = usePlayer()
  const isBarShown = useLicence()?.sessionBar === 'always'
  const openAccount = () => openOverlay({ id: 'my', params: {} })
  return (
    <div className="flex items-center gap-4 desktop:gap-8">
      <div className="mr-4 flex h-36 items-center rounded-full bg-raised">
        <button
          type="button"
          className="press h-full min-w-72 rounded-l-full pr-8 pl-14 text-left only:rounded-r-full only:pr-14 hover:bg-pressed"
          onClick={openAccount}
        >
          <span className="visually-hidden">{t('balance')} </span>
          <BalanceText />
        </button>
        {!player?.barred && (
          <button
            type="button"
            className="press flex h-36 items-center gap-4 rounded-full bg-primary px-12 text-14 font-[620] text-on-primary hover:bg-primary-pressed"
            onClick={() => openOverlay({ id: 'cash', params: { tab: 'deposit' } })}
          >
            <Plus className="size-16" strokeWidth={2.5} aria-hidden="true" />
            <span className="max-[359px]:sr-only">{t('deposit')}</span>
          </button>
        )}
      </div>
      <InboxBell />
      <button
        type="button"
        aria-label={t('openAccount')}
        className="press grid size-44 place-items-center rounded-full"
        onClick={openAccount}
      >
        <Avatar header={player?.header ?? 0} className="size-36" />
      </button>
      {isBarShown && (
        <Suspense>
          <SessionBar />
        </Suspense>
      )}
    </div>
  )
}

function BalanceText() {
  const t = useTranslations('shell')
  const balance = useBalance()
  const hidden = useAmountsHidden(({ hidden }) => hidden)
  if (!balance) return <span className="wave-shimmer inline-block h-14 w-56 rounded-6" />
  return (
    <MoneyText
      amount={balance.balance}
      hidden={hidden}
      hiddenLabel={t('balanceHidden')}
      className="text-18"
    />
  )
}
