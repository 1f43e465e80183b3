import { zero } from '@jogada/core'
import { MoneyText, formatReais } from '@jogada/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button, buttonClasses } from '../../../components/button.tsx'
import { LoginFirst, PageCard } from '../../../components/page-card.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { moneyOf } from '../../../components/typed-money.ts'
import { pendingOrderQuery } from '../../../session/order-queries.ts'
import { useBalance } from '../../../session/player-queries.ts'
import { useLoggedIn } from '../../../session/session.ts'
import { pollDelayMs, readOrderStatus } from './order-status.ts'
import { LostPromiseNote } from './lost-promise-note.tsx'
import { PendingOrderCard } from './pending-order-card.tsx'
import { orderStatusQuery } from './use-order-watch.ts'

/**
 * Where a payment page leads back to. It says of the named order only what the server says of it;
 * without one it shows the order that still waits, if any, and the balance.
 */
export function PaySuccessScreen({ orderId }: { readonly orderId: string | undefined }) {
  const t = useTranslations()
  const loggedIn = useLoggedIn()
  if (!loggedIn) {
    return (
      <PageCard title={t('shell.wallet')}>
        <LoginFirst words={t('cash.loginFirst')} />
      </PageCard>
    )
  }
  return orderId === undefined ? <NoOrder /> : <OneOrder orderId={orderId} />
}

function OneOrder({ orderId }: { readonly orderId: string }) {
  const t = useTranslations()
  const { data, isError } = useQuery({
    ...orderStatusQuery(orderId),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      readOrderStatus(state.data?.status) === 'pending'
        ? pollDelayMs(state.dataUpdateCount)
        : false,
  })
  if (!data) return isError ? <NoOrder /> : <Skeleton className="h-276" />
  const end = readOrderStatus(data.status)
  if (end === 'paid') {
    return (
      <PageCard title={t('cash.receiptTitle')}>
        <div className="text-center">
          <span className="mx-auto grid size-64 place-items-center rounded-full bg-win/16 text-win">
            <Check className="size-32" strokeWidth={2.5} aria-hidden="true" />
          </span>
          <output className="mt-12 block text-16">
            {t('cash.rechargeSuccess')}
            {moneyOf(data.gift) > zero && (
              <span className="block text-win">
                {t('cash.bonus', { amount: formatReais(data.gift) })}
              </span>
            )}
          </output>
        </div>
        {data.lost && <LostPromiseNote amount={data.amount ?? '0.00'} lost={data.lost} />}
        <BalanceAndWays />
      </PageCard>
    )
  }
  return (
    <PageCard title={t(end === 'pending' ? 'cash.waitTitle' : 'cash.confirmTitle')}>
      <output className="mb-16 block text-14 text-soft">
        {t(end === 'pending' ? 'cash.notYet' : 'cash.orderEnded')}
      </output>
      {end === 'pending' && <PendingOrderCard />}
      <BalanceAndWays />
    </PageCard>
  )
}

function NoOrder() {
  const t = useTranslations()
  const { data: pending } = useQuery(pendingOrderQuery)
  return (
    <PageCard title={t('shell.wallet')} lead={t('cash.helpWait')}>
      {pending && <PendingOrderCard />}
      <BalanceAndWays />
    </PageCard>
  )
}

function BalanceAndWays() {
  const t = useTranslations()
  const balance = useBalance()?.balance
  const navigate = useNavigate()
  return (
    <>
      <div className="mt-12 rounded-14 bg-raised p-14 text-center">
        <span className="block text-14 text-soft">{t('cash.receiptBalance')}</span>
        {balance ? (
          <MoneyText amount={balance} className="text-40" />
        ) : (
          <Skeleton className="mx-auto h-48 w-160" />
        )}
      </div>
      <div className="mt-16 grid gap-8">
        <Button onClick={() => void navigate({ to: '/home' })}>{t('errors.home')}</Button>
        <Link to="/registros" search={{}} className={buttonClasses('quiet')}>
          {t('shell.records')}
        </Link>
      </div>
    </>
  )
}
