import type { AwardEntry } from '@jogada/contract/reward'
import { MoneyText, formatReais } from '@jogada/ui'
import { useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import { AdultsMark } from '../../components/adults-mark.tsx'
import { Button } from '../../components/button.tsx'
import { PageFailed } from '../../components/page-card.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { VipBadge } from '../../components/vip-badge.tsx'
import type { OverlayProps } from '../../overlays/overlay-props.ts'
import { Surface } from '../../overlays/surface.tsx'
import { GiftArt } from './gift-art.tsx'
import { awardsQuery } from './reward-queries.ts'
import { useTakeAward } from './use-take-award.ts'

/** Awards that wait, each with its terms before it is taken. */
export function AwardOverlay({ close }: OverlayProps<'activeAward'>) {
  const t = useTranslations('rewards')
  return (
    <Surface kind="sheet" title={t('awardsTitle')} close={close}>
      <Awards wanted={() => true} close={close} />
      <ForAdults />
    </Surface>
  )
}

/** The gift on home, with its terms and the way to leave it. */
export function GiftOverlay({ close }: OverlayProps<'gift'>) {
  const t = useTranslations('rewards')
  return (
    <Surface kind="sheet" title={t('giftTitle')} close={close}>
      <GiftArt className="mx-auto block w-170" />
      <Awards wanted={({ code }) => code !== 14} close={close} />
      <Button look="quiet" className="mt-8 w-full" onClick={close}>
        {t('later')}
      </Button>
      <ForAdults />
    </Surface>
  )
}

const ForAdults = () => (
  <div className="mt-14">
    <AdultsMark>{useTranslations('shell')('footerAge')}</AdultsMark>
  </div>
)

type AwardsProps = {
  readonly wanted: (award: AwardEntry) => boolean
  /** Called once the last of them is taken: there is nothing left to decide. */
  readonly close: () => void
}

function Awards({ wanted, close }: AwardsProps) {
  const t = useTranslations('rewards')
  const wallet = useTranslations('wallet')
  const format = useFormatter()
  const until = (iso: string) =>
    format.dateTime(new Date(iso), { dateStyle: 'short', timeStyle: 'short' })
  const { data, isError, refetch } = useQuery(awardsQuery)
  const take = useTakeAward()
  if (!data) {
    return isError ? <PageFailed retry={() => void refetch()} /> : <Skeleton className="h-120" />
  }
  const shown = data.filter(wanted)
  if (shown.length === 0) return <p className="py-12 text-14 text-soft">{t('awardsNone')}</p>
  return (
    <ul className="space-y-8">
      {shown.map((award) => (
        <li key={award.awardId} className="rounded-14 bg-raised p-14">
          <div className="flex items-center gap-12">
            {award.level !== null && <VipBadge level={award.level} className="size-48 shrink-0" />}
            <div className="min-w-0 flex-1">
              <p className="text-14 text-soft">
                {award.level === null
                  ? t('giftOf')
                  : t('awardOfLevel', { level: String(award.level) })}
              </p>
              <MoneyText amount={award.amount} className="text-28 text-vip" />
            </div>
            <Button
              size="small"
              className="min-h-[44px]"
              disabled={take.isPending}
              onClick={() => take.mutate(award, { onSuccess: () => shown.length === 1 && close() })}
            >
              {t('take')}
            </Button>
          </div>
          <p className="mt-8 text-12 text-muted">
            {award.wagerTimes > 0
              ? t('awardTerms', { times: String(award.wagerTimes) })
              : t('awardFree')}
            {award.maxBet && ` · ${t('maxBet', { amount: formatReais(award.maxBet) })}`}
            {award.expiresAt && ` · ${wallet('bonusUntil', { day: until(award.expiresAt) })}`}
          </p>
        </li>
      ))}
    </ul>
  )
}
