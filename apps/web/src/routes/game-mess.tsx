import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { RecordsView } from '../features/game-records/records-view.tsx'

/** The page of what the player played; the address keeps what it is narrowed to. */
export function GameMessPage() {
  const t = useTranslations('gameRecords')
  const navigate = useNavigate()
  const filter = useSearch({ from: '/child-of-main/gameMess' })
  return (
    <section aria-labelledby="game-records-title" className="rounded-14 bg-card p-16">
      <h1 id="game-records-title" className="mb-12 text-22 font-[640]">
        {t('title')}
      </h1>
      <RecordsView
        filter={filter}
        choose={(search) => void navigate({ to: '/gameMess', search, replace: true })}
      />
    </section>
  )
}
