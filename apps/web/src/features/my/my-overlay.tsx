import {
  ArrowDownToLine,
  ArrowUpFromLine,
  Copy,
  Crown,
  IdCard,
  KeyRound,
  LogOut,
  ReceiptText,
  ShieldCheck,
  Wallet,
} from 'lucide-react'
import type { PackageEntry } from '@jogada/contract/order'
import { formatReais } from '@jogada/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Avatar } from '../../components/avatar.tsx'
import { Button, buttonClasses } from '../../components/button.tsx'
import { IconButton } from '../../components/icon-button.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { moneyOf } from '../../components/typed-money.ts'
import { VipBadge } from '../../components/vip-badge.tsx'
import type { OverlayProps } from '../../overlays/overlay-props.ts'
import { openOverlay } from '../../overlays/overlay-store.ts'
import { TodayLine } from '../../game-table/today.tsx'
import { Surface } from '../../overlays/surface.tsx'
import { showToast } from '../../overlays/toast.ts'
import { copyText } from '../../platform/copy-text.ts'
import { limitsQuery } from '../../session/limits-query.ts'
import type { Player } from '../../session/player-queries.ts'
import { usePlayer } from '../../session/player-queries.ts'
import { BalanceCard } from './balance-card.tsx'
import { leave } from './leave.ts'
import { LevelProgress } from './level-progress.tsx'

/** The player's panel from the top: who, level, money, and the ways to move it or to leave. */
export function MyOverlay({ close }: OverlayProps<'my'>) {
  const t = useTranslations('shell')
  const { history } = useRouter()
  const player = usePlayer()
  return (
    <Surface kind="top" title={t('account')} close={close}>
      {player ? <Identity player={player} /> : <Skeleton className="h-56" />}
      {player && <LevelProgress player={player} />}
      {player?.testFlag === 1 && (
        <Button
          look="outline"
          className="mt-12 w-full"
          onClick={() => openOverlay({ id: 'testAccount', params: {} })}
        >
          {t('testAccount')}
        </Button>
      )}
      <BalanceCard />
      <TodayLine className="mt-12" />
      <MoneyWays isBarred={player?.barred === true} />
      {player?.paypackage && !player.barred && <Package entry={player.paypackage} />}
      <div className="mt-8 grid grid-cols-2 gap-8">
        <Link to="/registros" search={{ view: 'balance' }} className={buttonClasses('quiet')}>
          <Wallet className="size-18" aria-hidden="true" />
          {t('balance')}
        </Link>
        <Link to="/registros" search={{}} className={buttonClasses('quiet')}>
          <ReceiptText className="size-18" aria-hidden="true" />
          {t('records')}
        </Link>
      </div>
      <div className="mt-8 grid grid-cols-2 gap-8">
        <Link to="/vip" className={buttonClasses('quiet')}>
          <Crown className="size-18" aria-hidden="true" />
          {t('vipLevel')}
        </Link>
        <Button look="quiet" onClick={() => openOverlay({ id: 'changePassword', params: {} })}>
          <KeyRound className="size-18" aria-hidden="true" />
          {t('changePassword')}
        </Button>
      </div>
      <div className="mt-8 grid grid-cols-2 gap-8">
        <Link to="/identidade" className={buttonClasses('quiet')}>
          <IdCard className="size-18" aria-hidden="true" />
          {t('identity')}
        </Link>
        <Button look="quiet" onClick={() => openOverlay({ id: 'security', params: {} })}>
          <ShieldCheck className="size-18" aria-hidden="true" />
          {t('security')}
        </Button>
      </div>
      <Button look="quiet" className="mt-8 w-full" onClick={() => void leave(history)}>
        <LogOut className="size-18" aria-hidden="true" />
        {t('logout')}
      </Button>
    </Surface>
  )
}

/** The ways to bring money and to take it out; who may not deposit is offered the second alone. */
function MoneyWays({ isBarred }: { readonly isBarred: boolean }) {
  const t = useTranslations('shell')
  return (
    <div className="mt-16 grid grid-cols-2 gap-8">
      {!isBarred && (
        <Button onClick={() => openOverlay({ id: 'cash', params: { tab: 'deposit' } })}>
          <ArrowDownToLine className="size-18" aria-hidden="true" />
          {t('deposit')}
        </Button>
      )}
      <Button
        look="outline"
        className="only:col-span-2"
        onClick={() => openOverlay({ id: 'cash', params: { tab: 'withdraw' } })}
      >
        <ArrowUpFromLine className="size-18" aria-hidden="true" />
        {t('withdraw')}
      </Button>
    </div>
  )
}

/**
 * The deposit that is offered beside the player's data, with its bonus, where the player's own limit
 * lets it in; its terms stand where it leads.
 */
function Package({ entry: { price, gift } }: { readonly entry: PackageEntry }) {
  const t = useTranslations('offers')
  const { data, isPending } = useQuery(limitsQuery)
  const room = data?.depositRoom
  const hasGift = moneyOf(gift) > 0n
  if (isPending || (room && moneyOf(price) > moneyOf(room.amount))) return null
  return (
    <button
      type="button"
      className="press mt-4 flex min-h-[44px] w-full flex-wrap items-center justify-center gap-x-6 text-14 text-soft"
      onClick={() => openOverlay({ id: 'cash', params: { tab: 'deposit' } })}
    >
      {t('popupPackage', { amount: formatReais(price) })}{' '}
      {hasGift && <span className="text-win">{t('withBonus', { amount: formatReais(gift) })}</span>}
    </button>
  )
}

function Identity({ player }: { readonly player: Player }) {
  const t = useTranslations()
  const copy = async () => {
    await copyText(player.email)
    showToast(t('common.copied'))
  }
  return (
    <div className="flex items-center gap-12">
      <button
        type="button"
        aria-label={t('rewards.changeAvatar')}
        className="press shrink-0 rounded-full"
        onClick={() => openOverlay({ id: 'avatar', params: {} })}
      >
        <Avatar header={player.header} className="size-56" />
      </button>
      <div className="min-w-0 flex-1">
        {player.name && <p className="truncate text-16 font-[600]">{player.name}</p>}
        <p className="flex items-center text-14 text-muted">
          <span className="truncate">{player.email}</span>
          <IconButton label={t('shell.copyEmail')} onClick={() => void copy()} className="-my-8">
            <Copy className="size-14" aria-hidden="true" />
          </IconButton>
        </p>
      </div>
      <Link
        to="/vip"
        className="press flex min-h-[44px] shrink-0 items-center gap-6 text-14 text-vip"
      >
        <VipBadge level={player.level} className="size-36" />
        <span className="max-[350px]:sr-only">
          {t('shell.level', { level: String(player.level) })}
        </span>
      </Link>
    </div>
  )
}
