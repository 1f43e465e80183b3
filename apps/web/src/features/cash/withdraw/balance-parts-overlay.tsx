import { MoneyText } from '@jogada/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Button } from '../../../components/button.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import type { OverlayProps } from '../../../overlays/overlay-props.ts'
import { Surface } from '../../../overlays/surface.tsx'
import { useLicence } from '../../../session/licence-query.ts'
import { OwedNote } from '../owed-note.tsx'
import type { WithdrawLimits } from './withdraw-checks.ts'
import { limitsQuery } from './withdraw-queries.ts'

/** The balance in its parts: all of it, what can be withdrawn, what is still locked, and why. */
export function BalancePartsOverlay({ close }: OverlayProps<'balanceParts'>) {
  const t = useTranslations('cash')
  const navigate = useNavigate()
  const { data: limits } = useQuery(limitsQuery)
  const isPlayed = useLicence()?.depositsArePlayed !== false
  return (
    <Surface kind="dialog" title={t('totalBalance')} titleHidden close={close}>
      {limits ? <Parts limits={limits} /> : <Skeleton className="h-120" />}
      {limits && <OwedNote owed={limits.owed} />}
      {isPlayed && <p className="mt-12 text-12 text-muted">{t('lockedWhy')}</p>}
      <Button
        look="outline"
        className="mt-14 w-full"
        onClick={() => void navigate({ to: '/registros', search: { view: 'balance' } })}
      >
        {t('accountBalance')}
      </Button>
    </Surface>
  )
}

function Parts({ limits }: { readonly limits: WithdrawLimits }) {
  const t = useTranslations('cash')
  const parts = [
    { name: t('totalBalance'), amount: limits.balance, look: 'text-40 leading-none' },
    { name: t('availableWithdrawal'), amount: limits.wdAmount, look: 'text-22 text-win' },
    { name: t('totalLocked'), amount: limits.locked, look: 'text-22 text-pending' },
  ]
  return (
    <dl className="space-y-10">
      {parts.map(({ name, amount, look }) => (
        <div key={name}>
          <dt className="text-14 text-soft">{name}</dt>
          <dd>
            <MoneyText amount={amount} className={look} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
