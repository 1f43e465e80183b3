import { order, promotion } from '@jogada/contract'
import type { PackageEntry } from '@jogada/contract/order'
import type { BonusEntry } from '@jogada/contract/promotion'
import { formatReais, WavePattern } from '@jogada/ui'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { request } from '../../api/request.ts'
import { Button, buttonClasses } from '../../components/button.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { moneyOf } from '../../components/typed-money.ts'
import { openOverlay } from '../../overlays/overlay-store.ts'
import { PRESELECTED } from '../../session/preselected-price.ts'
import { useLoggedIn } from '../../session/session.ts'

const quietly = { loading: false, failure: 'here' } as const

const packagesQuery = queryOptions({
  queryKey: ['player', 'home-packages'],
  queryFn: ({ signal }) => request(order.getPrices, { query: {} }, { ...quietly, signal }),
})

const bonusesQuery = queryOptions({
  queryKey: ['player', 'home-bonuses'],
  queryFn: ({ signal }) => request(promotion.bonuses, {}, { ...quietly, signal }),
  refetchOnMount: 'always',
})

/** What a player can get now and what is under way, each with its terms beside it. */
export function Promotions() {
  const t = useTranslations('home')
  const enabled = useLoggedIn()
  const { data: packages = [] } = useQuery({ ...packagesQuery, enabled })
  const { data: bonuses = [] } = useQuery({ ...bonusesQuery, enabled })
  const shown = shownGift(packages)
  if (!enabled || (!shown && bonuses.length === 0)) return null
  return (
    <section aria-labelledby="promotions-title" className="mt-28">
      <SectionHead id="promotions-title" title={t('promotions')} lead={t('promotionsLead')} />
      <ul className="-mx-16 flex snap-x scroll-px-16 gap-12 overflow-x-auto px-16 pb-4 [scrollbar-width:none]">
        {bonuses.map((bonus) => (
          <BonusCard key={bonus.bonusId} bonus={bonus} />
        ))}
        {shown && <GiftCard entry={shown} />}
      </ul>
    </section>
  )
}

/**
 * The package that a deposit begins with, if it has a gift, and else the least that has one; undefined
 * where none has.
 */
function shownGift(packages: readonly PackageEntry[]) {
  const given = packages
    .filter(({ gift }) => moneyOf(gift) > 0n)
    .toSorted((a, b) => (moneyOf(a.price) < moneyOf(b.price) ? -1 : 1))
  return given.find(({ price }) => moneyOf(price) === PRESELECTED) ?? given[0]
}

function Card({ children }: { readonly children: ReactNode }) {
  return (
    <li className="relative isolate flex w-260 shrink-0 snap-start flex-col overflow-hidden rounded-14 bg-card p-16">
      <WavePattern className="absolute inset-0 -z-10 text-(--wave) opacity-(--wave-strength)" />
      {children}
    </li>
  )
}

function GiftCard({ entry }: { readonly entry: PackageEntry }) {
  const t = useTranslations('home')
  return (
    <Card>
      <h3 className="text-16 font-[620]">
        {t('promotionGift', { amount: formatReais(entry.gift) })}
      </h3>
      <p className="mt-4 flex-1 text-12 leading-snug text-soft">
        {t('promotionPrice', { amount: formatReais(entry.price) })}{' '}
        {entry.giftTimes !== undefined &&
          t('promotionTerms', {
            times: String(entry.giftTimes),
            days: String(entry.giftDays ?? 0),
          })}
      </p>
      <Button
        look="outline"
        size="small"
        className="mt-12 min-h-[44px] self-start"
        onClick={() => openOverlay({ id: 'cash', params: { tab: 'deposit' } })}
      >
        {t('promotionSee')}
      </Button>
    </Card>
  )
}

function BonusCard({ bonus }: { readonly bonus: BonusEntry }) {
  const t = useTranslations('home')
  const format = useFormatter()
  const until = format.dateTime(new Date(bonus.expiresAt), { day: '2-digit', month: '2-digit' })
  return (
    <Card>
      <h3 className="text-16 font-[620]">
        {t('bonusRunning', { amount: formatReais(bonus.amount) })}
      </h3>
      <p className="mt-4 flex-1 text-12 leading-snug text-soft">
        {t('bonusMissing', { amount: formatReais(bonus.missing), until })}
      </p>
      <progress
        aria-label={t('bonusProgress')}
        max={Number(bonus.toWager)}
        value={Number(bonus.wagered)}
        className="mt-8 h-6 w-full accent-(--interactive)"
      />
      <Link
        to="/registros"
        search={{ view: 'balance' }}
        className={`${buttonClasses('outline', 'small')} mt-12 min-h-[44px] self-start`}
      >
        {t('promotionSee')}
      </Link>
    </Card>
  )
}
