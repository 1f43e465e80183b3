import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { PageCard } from '../components/page-card.tsx'
import { RecordsView } from '../features/game-records/records-view.tsx'

/** The page of what the player played; the address keeps what it is narrowed to. */
export function GameMessPage() {
  const t = useTranslations('gameRecords')
  const navigate = useNavigate()
  const filter = useSearch({ from: '/child-of-main/gameMess' })
  return (
    <PageCard title={t('title')}>
      <RecordsView
        filter={filter}
        choose={(search) => void navigate({ to: '/gameMess', search, replace: true })}
      />
    </PageCard>
  )
}
