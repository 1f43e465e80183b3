import { WavePattern } from '@jogada/ui'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../components/button.tsx'
import { PageCard, PageFailed } from '../../components/page-card.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { drawShareCard } from './draw-share-card.ts'
import { InviteCard } from './invite-card.tsx'
import { inviteLink, summaryQuery } from './referral-queries.ts'

/** The invitation as a picture to keep or to send; it promises no earnings. */
export function ShareScreen() {
  const t = useTranslations('rewards')
  const { data, isError, refetch } = useQuery(summaryQuery())
  const save = async (yqm: string) => {
    const blob = await drawShareCard({
      code: yqm,
      link: inviteLink(yqm),
      title: t('cardTitle'),
      lead: t('cardLead'),
      adults: t('cardAdults'),
    })
    const url = URL.createObjectURL(blob)
    const anchor = document.createElement('a')
    anchor.href = url
    anchor.download = `jogada-${yqm}.png`
    anchor.click()
    URL.revokeObjectURL(url)
  }
  return (
    <PageCard title={t('shareTitle')} lead={t('shareLead')}>
      {isError && <PageFailed retry={() => void refetch()} />}
      {!data && !isError && <Skeleton className="h-276" />}
      {data && (
        <>
          <InviteCard yqm={data.yqm} />
          <div className="relative isolate mt-16 overflow-hidden rounded-14 bg-raised p-18">
            <WavePattern className="absolute inset-0 -z-10 text-(--wave) opacity-(--wave-strength)" />
            <p className="text-18 font-[640]">{t('cardTitle')}</p>
            <p className="mt-4 text-14 text-soft">{t('cardLead')}</p>
            <Button look="outline" className="mt-14 w-full" onClick={() => void save(data.yqm)}>
              <Download className="size-18" aria-hidden="true" />
              {t('saveCard')}
            </Button>
          </div>
        </>
      )}
    </PageCard>
  )
}
