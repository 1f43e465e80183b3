import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Button } from '../../components/button.tsx'
import { LoginFirst, PageCard, PageFailed } from '../../components/page-card.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { openOverlay } from '../../overlays/overlay-store.ts'
import { playerQuery } from '../../session/player-queries.ts'
import { useLoggedIn } from '../../session/session.ts'
import { identityQuery } from './identity-queries.ts'
import { PictureRow, StateMark } from './picture-row.tsx'

/** How far a player's identity is confirmed, item by item, and a way to show what is missing. */
export function IdentityScreen() {
  const t = useTranslations('kyc')
  const loggedIn = useLoggedIn()
  return (
    <PageCard title={t('identityTitle')} lead={t('identityLead')}>
      {loggedIn ? <Items /> : <LoginFirst words={t('identityLogin')} />}
    </PageCard>
  )
}

function Items() {
  const t = useTranslations('kyc')
  const { data, isError, refetch } = useQuery(identityQuery)
  if (!data)
    return isError ? <PageFailed retry={() => void refetch()} /> : <Skeleton className="h-240" />
  const waits = data.items.some(({ state }) => state === 'waiting')
  return (
    <>
      {data.items.some(({ state }) => state !== 'approved') && (
        <p className="mb-12 rounded-10 bg-raised p-12 text-14 leading-snug text-soft">
          {t(data.needed ? 'identityNeeded' : 'identityOptional')}
        </p>
      )}
      <ul className="divide-y divide-line">
        <PersonRow />
        {data.items.map((item) => (
          <PictureRow key={item.item} entry={item} />
        ))}
      </ul>
      {waits && <p className="mt-12 text-12 text-muted">{t('waitingHint')}</p>}
    </>
  )
}

function PersonRow() {
  const t = useTranslations('kyc')
  const { data: player } = useQuery(playerQuery)
  if (!player) return null
  const isKnown = player.kyc === 1
  return (
    <li className="flex min-h-[64px] items-center gap-12 py-12">
      <div className="min-w-0 flex-1">
        <p className="text-16 font-[540]">{t('itemPerson')}</p>
        <StateMark state={isKnown ? 'approved' : 'missing'} />
      </div>
      {!isKnown && (
        <Button
          look="outline"
          size="small"
          className="min-h-[44px]"
          onClick={() => openOverlay({ id: 'editBank', params: {} })}
        >
          {t('confirm')}
        </Button>
      )}
    </li>
  )
}
