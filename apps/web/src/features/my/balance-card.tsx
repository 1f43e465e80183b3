import { MoneyText } from '@jogada/ui'
import { Eye, EyeOff } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { IconButton } from '../../components/icon-button.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { useBalance } from '../../session/player-queries.ts'
import { toggleAmountsHidden, useAmountsHidden } from '../../shell/amounts-hidden.ts'

/**
 * What the player can play with, what of it can be withdrawn, and what lies in bets;
 * can be covered.
 */
export function BalanceCard() {
  const t = useTranslations('shell')
  const balance = useBalance()
  const hidden = useAmountsHidden(({ hidden }) => hidden)
  const Icon = hidden ? EyeOff : Eye
  const shown = { hidden, hiddenLabel: t('balanceHidden') }
  if (!balance) return <Skeleton className="mt-16 h-120" />
  return (
    <div className="mt-16 rounded-14 bg-raised p-16">
      <div className="flex items-center justify-between">
        <p className="text-14 text-muted">{t('available')}</p>
        <IconButton
          label={t(hidden ? 'showBalance' : 'hideBalance')}
          onClick={toggleAmountsHidden}
          className="-my-10"
        >
          <Icon className="size-18" aria-hidden="true" />
        </IconButton>
      </div>
      <MoneyText amount={balance.balance} {...shown} className="text-40 leading-tight" />
      <dl className="mt-10 grid grid-cols-2 gap-8 border-t border-line pt-10">
        <div>
          <dt className="text-12 text-muted">{t('withdrawable')}</dt>
          <dd>
            <MoneyText amount={balance.withdrawable} {...shown} className="text-18" />
          </dd>
        </div>
        <div>
          <dt className="text-12 text-muted">{t('inBets')}</dt>
          <dd>
            <MoneyText amount={balance.held} {...shown} className="text-18" />
          </dd>
        </div>
      </dl>
    </div>
  )
}
