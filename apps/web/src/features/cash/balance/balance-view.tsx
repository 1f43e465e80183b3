import { MoneyText, formatReais } from '@jogada/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Button } from '../../../components/button.tsx'
import { HelpLink } from '../../../components/help-link.tsx'
import { SectionHead } from '../../../components/section-head.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { moneyOf } from '../../../components/typed-money.ts'
import { openOverlay } from '../../../overlays/overlay-store.ts'
import { useLicence } from '../../../session/licence-query.ts'
import { OwedNote } from '../owed-note.tsx'
import { PageFailed } from '../../../components/page-card.tsx'
import { useFollowBalance } from '../use-follow-balance.ts'
import { BonusList } from './bonus-list.tsx'
import { locksQuery } from '../wallet-queries.ts'
import type { Locks } from '../wallet-queries.ts'

/** The balance of the account: all of it, its parts, and why some of it is locked. */
export function BalanceView() {
  const { data, isError, refetch } = useQuery(locksQuery)
  useFollowBalance(locksQuery.queryKey)
  if (data) return <Balance parts={data} />
  return isError ? <PageFailed retry={() => void refetch()} /> : <Skeleton className="h-320" />
}

function Balance({ parts }: { readonly parts: Locks }) {
  const t = useTranslations('wallet')
  const side = [
    ['held', parts.held],
    ['withdrawing', parts.withdrawing],
    ['bonus', parts.bonus],
  ] as const
  return (
    <>
      <div className="rounded-14 bg-raised p-16">
        <p className="text-14 text-soft">{t('total')}</p>
        <MoneyText amount={parts.balance} className="text-40 leading-none" />
        <p className="mt-4 text-12 text-muted">{t('totalHint')}</p>
        <dl className="mt-14 grid grid-cols-2 gap-10 border-t border-line pt-14">
          <div>
            <dt className="text-12 text-soft">{t('withdrawable')}</dt>
            <dd>
              <MoneyText amount={parts.withdrawable} className="text-22 text-win" />
            </dd>
          </div>
          <div>
            <dt className="text-12 text-soft">{t('locked')}</dt>
            <dd>
              <MoneyText amount={parts.locked} className="text-22 text-pending" />
            </dd>
          </div>
        </dl>
      </div>
      <OwedNote owed={parts.owed} />
      <dl className="mt-12 divide-y divide-line rounded-14 bg-raised px-16">
        {side.map(([name, amount]) => (
          <div key={name} className="flex min-h-44 items-center justify-between gap-12 text-14">
            <dt className="text-soft">{t(name)}</dt>
            <dd>
              <MoneyText amount={amount} className="text-18" />
            </dd>
          </div>
        ))}
      </dl>
      <Button
        className="mt-14 w-full"
        onClick={() => openOverlay({ id: 'cash', params: { tab: 'withdraw' } })}
      >
        {t('toWithdraw')}
      </Button>
      <BonusList cash={parts.balance} />
      <LockList locks={parts.locks} owes={moneyOf(parts.owed) > 0n} />
    </>
  )
}

function LockList({ locks, owes }: Pick<Locks, 'locks'> & { readonly owes: boolean }) {
  const t = useTranslations('wallet')
  const isPlayed = useLicence()?.depositsArePlayed !== false
  // what is owed stays in the account, which the note above has said
  if (locks.length === 0 && owes) return null
  return (
    <section aria-labelledby="locks-title" className="mt-24">
      <SectionHead id="locks-title" title={t('locksTitle')} />
      {locks.length === 0 ? (
        <p className="text-14 text-muted">{t('noLocks')}</p>
      ) : (
        <>
          <ul className="space-y-8">
            {locks.map((lock) => (
              <Lock key={lock.lockId} lock={lock} />
            ))}
          </ul>
          <p className="mt-12 text-12 leading-snug text-muted">{t('lockRule')}</p>
        </>
      )}
      {isPlayed && <HelpLink about="locked" />}
    </section>
  )
}

function Lock({ lock }: { readonly lock: Locks['locks'][number] }) {
  const t = useTranslations('wallet')
  const [needed, wagered] = [moneyOf(lock.needed), moneyOf(lock.wagered)]
  const percent = needed > 0n ? Number((wagered * 100n) / needed) : 100
  const progress = t('lockProgress', {
    wagered: formatReais(lock.wagered),
    needed: formatReais(lock.needed),
  })
  return (
    <li className="rounded-14 bg-raised p-14">
      <p className="flex items-baseline justify-between gap-12 text-14">
        <span className="font-[560]">
          {t(lock.source === 'deposit' ? 'lockDeposit' : 'lockBonus', {
            amount: formatReais(lock.amount),
          })}
        </span>
        <span className="figures text-18 text-pending">{percent}%</span>
      </p>
      <progress className="visually-hidden" aria-label={progress} value={percent} max={100} />
      <div aria-hidden="true" className="mt-8 h-6 rounded-full bg-pressed">
        <div className="h-full rounded-full bg-pending" style={{ width: `${percent}%` }} />
      </div>
      <p className="mt-8 flex flex-wrap justify-between gap-x-12 text-12 text-muted">
        <span>{progress}</span>
        <span>{t('lockLeft', { amount: formatReais(lock.left) })}</span>
        {lock.maxBet && <span>{t('maxBet', { amount: formatReais(lock.maxBet) })}</span>}
      </p>
    </li>
  )
}
