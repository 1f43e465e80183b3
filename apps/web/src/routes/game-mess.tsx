import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { RecordsView } from '../features/game-records/records-view.tsx'

/** The page of what the player played; `?game=` narrows it to one game. */
export function GameMessPage() {
  const t = useTranslations('gameRecords')
  const navigate = useNavigate()
  const { game } = useSearch({ strict: false })
  return (
    <section aria-labelledby="game-records-title" className="rounded-14 bg-card p-16">
      <h1 id="game-records-title" className="mb-12 text-22 font-[640]">
        {t('title')}
      </h1>
      <RecordsView
        game={game}
        choose={(chosen) =>
          void navigate({
            to: '/gameMess',
            search: chosen ? { game: chosen } : {},
            replace: true,
          })
        }
      />
    </section>
  )
}
