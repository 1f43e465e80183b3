import { useDeferredValue } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { SectionHead } from '../../components/section-head.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { GameTile } from '../../games/game-tile.tsx'
import { hotGamesQuery } from '../../games/game-queries.ts'

/** The games that most players opened this week, in a row to be swiped; nothing where there are none. */
export function HotGames() {
  const t = useTranslations('lobby')
  const { data: known, isError } = useQuery(hotGamesQuery)
  const data = useDeferredValue(known)
  if (data ? data.length === 0 : isError) return null
  return (
    <section aria-labelledby="hot-title" className="mt-28">
      <SectionHead
        id="hot-title"
        title={t('hot')}
        lead={t('hotLead')}
        aside={
          <Link
            to="/cassino"
            className="press -my-10 flex min-h-[44px] items-center text-14 text-interactive"
          >
            {t('all')}
          </Link>
        }
      />
      {data ? (
        <ul className="-mx-16 flex snap-x scroll-px-16 gap-12 overflow-x-auto px-16 pb-4 [scrollbar-width:none]">
          {data.map((game) => (
            <li key={game.code} className="w-150 shrink-0 snap-start">
              <GameTile game={game} />
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton className="h-190" />
      )}
    </section>
  )
}
