import type { PromotionPage } from '@jogada/contract/reward'
import { formatMoney, parseMoney, timesRatioFloor, zero } from '@jogada/core'
import { MoneyText, formatReais } from '@jogada/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BadgePercent, CalendarDays, ChevronRight, Gift, WalletCards } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import { isUnknown } from '../../api/is-unknown.ts'
import { AdultsMark } from '../../components/adults-mark.tsx'
import { Button } from '../../components/button.tsx'
import { useContributionText } from '../../components/contribution.tsx'
import { HelpLink } from '../../components/help-link.tsx'
import { PageCard, PageFailed } from '../../components/page-card.tsx'
import { useShareText } from '../../components/share-text.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { moneyOf } from '../../components/typed-money.ts'
import { openOverlay } from '../../overlays/overlay-store.ts'
import { useLicence } from '../../session/licence-query.ts'
import { useBalance } from '../../session/player-queries.ts'
import { useLoggedIn } from '../../session/session.ts'
import { GiftArt } from './gift-art.tsx'
import { earnedQuery, pageQuery, pagesQuery } from './reward-queries.ts'

/** Every promotion that runs, each leading to its terms. */
export function PromotionsScreen() {
  const t = useTranslations('rewards')
  const adults = useTranslations('shell')
  const { data, isError, refetch } = useQuery(pagesQuery)
  const hasBonuses = useLicence()?.gifts !== false
  return (
    <PageCard title={t('promotions')} lead={t('promotionsLead')}>
      {isError && <PageFailed retry={() => void refetch()} />}
      {!data && !isError && <Skeleton className="h-276" />}
      {data?.length === 0 && <p className="text-14 text-muted">{t('promotionsNone')}</p>}
      <ul className="space-y-8">
        {data?.map((page) => (
          <li key={page.id}>
            <Link
              to="/active{$id}"
              params={{ id: String(page.id) }}
              className="press flex items-center gap-14 rounded-14 bg-raised p-14 hover:bg-pressed"
            >
              <KindMark kind={page.kind} />
              <span className="min-w-0 flex-1">
                <span className="block text-16 leading-tight font-[600]">{titleOf(page, t)}</span>
                <span className="mt-4 block text-12 leading-snug text-soft">{leadOf(page, t)}</span>
                <span className="mt-6 flex flex-wrap items-baseline gap-x-10 text-12 text-muted">
                  {page.amount && <MoneyText amount={page.amount} className="text-18 text-fg" />}
                  <span className={page.state === 'running' ? 'text-win' : 'text-pending'}>
                    {t(`states.${page.state}`)}
                  </span>
                  <span>
                    {t('terms.wager')}: {wagerText(page, t)}
                  </span>
                </span>
              </span>
              <ChevronRight className="size-18 shrink-0 text-muted" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
      {hasBonuses && <HelpLink about="bonus" />}
      <AdultsMark>{adults('footerAge')}</AdultsMark>
    </PageCard>
  )
}

/** A package gift goes by another name where a low balance is what brings it up. */
const shownKind = ({ kind, isForLowBalance }: PromotionPage) =>
  kind === 'package_gift' && isForLowBalance ? 'low_balance_gift' : kind

/** What a promotion is called, and what it does; a gift that welcomes nobody is just a gift. */
const titleOf = (page: PromotionPage, t: Words) =>
  page.kind === 'gift' && !page.isWelcome ? t('giftOf') : t(`kinds.${shownKind(page)}`)
const leadOf = (page: PromotionPage, t: Words) =>
  page.kind === 'gift' && !page.isWelcome ? t('giftTitle') : t(`leads.${shownKind(page)}`)

const MARKS = {
  gift: { icon: Gift, look: 'bg-primary-soft text-primary' },
  package_gift: { icon: WalletCards, look: 'bg-interactive-soft text-interactive' },
  play_bonus: { icon: CalendarDays, look: 'bg-pressed text-vip' },
  discount: { icon: BadgePercent, look: 'bg-pressed text-info' },
} as const satisfies Record<PromotionPage['kind'], object>

function KindMark({ kind }: Pick<PromotionPage, 'kind'>) {
  const { icon: Icon, look } = MARKS[kind]
  return (
    <span className={`grid size-48 shrink-0 place-items-center rounded-14 ${look}`}>
      <Icon className="size-24" aria-hidden="true" />
    </span>
  )
}

type Words = ReturnType<typeof useTranslations<'rewards'>>

const wagerText = ({ wagerTimes }: PromotionPage, t: Words) =>
  wagerTimes === 0 ? t('awardFree') : t('times', { times: String(wagerTimes) })

/** One promotion: what it gives, and every term before anything is chosen. */
export function PromotionScreen({ id }: { readonly id: string }) {
  const t = useTranslations('rewards')
  const adults = useTranslations('shell')
  const { data, error, refetch } = useQuery(pageQuery(id))
  if (error) {
    return (
      <PageCard title={t('promotions')}>
        {isUnknown(error) ? (
          <>
            <p role="alert" className="text-14 text-soft">
              {error.message}
            </p>
            <AllPromotions />
          </>
        ) : (
          <PageFailed retry={() => void refetch()} />
        )}
      </PageCard>
    )
  }
  if (!data) return <Skeleton className="h-276" />
  return (
    <PageCard title={titleOf(data, t)} lead={leadOf(data, t)}>
      <GiftArt className="mx-auto my-12 block w-190" />
      <Terms page={data} />
      <Action page={data} />
      <AllPromotions />
      <AdultsMark>{adults('footerAge')}</AdultsMark>
    </PageCard>
  )
}

function AllPromotions() {
  const t = useTranslations('rewards')
  return (
    <Link to="/active" className="mt-12 flex min-h-[44px] items-center text-14 text-interactive">
      {t('allPromotions')}
    </Link>
  )
}

function Terms({ page }: { readonly page: PromotionPage }) {
  const t = useTranslations('rewards')
  const format = useFormatter()
  const contributionText = useContributionText()
  const shareText = useShareText()
  const instant = (iso: string) =>
    format.dateTime(new Date(iso), { dateStyle: 'long', timeStyle: 'short' })
  // only a bonus has days and can be given up: a gift is in the balance at once, a
  // discount paid less
  const isBonus = page.kind === 'package_gift' || page.kind === 'play_bonus'
  const terms: (readonly [string, string])[] = [
    [t('terms.state'), t(`states.${page.state}`)],
    [t('terms.audience'), t(`audiences.${page.audience}`)],
  ]
  if (page.minimumLevel > 0) terms.push([t('terms.level'), format.number(page.minimumLevel)])
  if (page.amount) terms.push([t('terms.amount'), formatReais(page.amount)])
  for (const { price, gift } of page.packages) {
    terms.push([t('terms.package', { price: formatReais(price) }), `+ ${formatReais(gift)}`])
  }
  if (page.multiplier) terms.push([t('terms.multiplier'), `${format.number(page.multiplier)}x`])
  if (page.discount) terms.push([t('terms.discount'), shareText(page.discount)])
  if (page.playThreshold) terms.push([t('terms.threshold'), formatReais(page.playThreshold)])
  terms.push([t('terms.wager'), wagerText(page, t)])
  if (page.maxBet) terms.push([t('terms.maxBet'), formatReais(page.maxBet)])
  if (page.wagerTimes > 0) {
    terms.push([t('contribution.title'), contributionText(page.contribution)])
  }
  if (isBonus && page.validDays > 0)
    terms.push([t('terms.days'), t('inDays', { count: page.validDays })])
  terms.push([
    t('terms.budget'),
    `${formatReais(page.budget)} ${t(`windows.${page.budgetWindow}`)}`,
  ])
  terms.push([t('terms.ends'), page.endsAt ? instant(page.endsAt) : t('noEnd')])
  if (isBonus) terms.push([t('terms.cancel'), t('cancelEffect')])
  return (
    <dl className="space-y-6">
      {terms.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-16 rounded-10 bg-raised px-12 py-10">
          <dt className="text-14 text-muted">{name}</dt>
          <dd className="text-right text-14">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type ActionProps = { readonly page: PromotionPage }

/** The way on from a promotion that runs, where there is one now. */
function Action({ page }: ActionProps) {
  const loggedIn = useLoggedIn()
  if (page.state !== 'running') return null
  if (loggedIn && page.kind === 'play_bonus') return <EarnedBonus page={page} />
  if (loggedIn && page.isForLowBalance) return <LowBalance />
  return <Open page={page} loggedIn={loggedIn} />
}

function Open({ page, loggedIn }: ActionProps & { readonly loggedIn: boolean }) {
  const t = useTranslations('rewards')
  const open = () => {
    if (!loggedIn) openOverlay({ id: 'auth', params: { tab: 'login' } })
    else if (page.kind === 'gift') openOverlay({ id: 'gift', params: {} })
    else openOverlay({ id: 'cash', params: { tab: 'deposit' } })
  }
  return (
    <Button className="mt-16 w-full" onClick={open}>
      {t(page.kind === 'gift' ? 'seeGift' : 'seePackages')}
    </Button>
  )
}

/** Back to the bonus that the play of the day has earned and that no deposit has taken yet. */
function EarnedBonus({ page }: ActionProps) {
  const t = useTranslations('rewards')
  const { data } = useQuery(earnedQuery)
  const gift = data?.find((entry) => moneyOf(entry.gift) > zero)?.gift
  if (gift === undefined) return null
  const { amount, multiplier } = page
  const isOfPage =
    amount !== null &&
    multiplier !== null &&
    formatMoney(
      timesRatioFloor(parseMoney(amount)!, BigInt(Math.round(multiplier * 100)), 100n),
    ) === gift
  // terms that have changed since then do not say how it came about
  const params = isOfPage ? { bouns: multiplier, amount } : { bouns: 1, amount: gift }
  return (
    <Button className="mt-16 w-full" onClick={() => openOverlay({ id: 'bonusPopup', params })}>
      {t('seeGift')}
    </Button>
  )
}

const LOW_BALANCE = 1_000n

/** The deposit of a low balance, to whom it is offered. */
function LowBalance() {
  const t = useTranslations('rewards')
  const balance = parseMoney(useBalance()?.balance ?? '')
  if (balance === null || balance >= LOW_BALANCE) return null
  return (
    <Button className="mt-16 w-full" onClick={() => openOverlay({ id: 'gameDeposit', params: {} })}>
      {t('seePackages')}
    </Button>
  )
}
