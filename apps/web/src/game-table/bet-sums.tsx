import type { Money } from '@jogada/core'
import { MoneyText } from '@jogada/ui'
import { useTranslations } from 'use-intl'
import { Skeleton } from '../components/skeleton.tsx'
import { useBalance } from '../session/player-queries.ts'
import { useLoggedIn } from '../session/session.ts'

type BetSumsProps = { readonly win: Money | null; readonly label: string }

/** What a win would pay, and what the player has. */
export function BetSums({ win, label }: BetSumsProps) {
  const t = useTranslations('game')
  const isPlayer = useLoggedIn()
  const balance = useBalance()
  return (
    <dl className="flex flex-wrap items-baseline justify-between gap-x-12">
      <div className="flex items-baseline gap-6">
        <dt className="text-12 text-muted">{label}</dt>
        <dd>
          <Sum amount={win} className="text-win" />
        </dd>
      </div>
      {isPlayer && (
        <div className="flex items-baseline gap-6">
          <dt className="text-12 text-muted">{t('balance')}</dt>
          <dd>
            <Sum amount={balance?.balance ?? null} />
          </dd>
        </div>
      )}
    </dl>
  )
}

type SumProps = { readonly amount: Money | string | null; readonly className?: string }

/** An amount, or a box as tall until it is known: no sum stands here that nobody named. */
function Sum({ amount, className = '' }: SumProps) {
  if (amount !== null) {
    return <MoneyText amount={amount} className={`text-18 leading-tight ${className}`} />
  }
  return (
    <span className="relative block text-18 leading-tight">
      <span className="invisible">–</span>
      <Skeleton className="absolute! inset-y-2 left-0 w-48 rounded-6!" />
    </span>
  )
}
