import { formatReais } from '@jogada/ui'
import { play } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { request } from '../../api/request.ts'
import { SectionHead } from '../../components/section-head.tsx'
import { GameCover } from '../../games/game-cover.tsx'
import { GameLink } from '../../games/game-link.tsx'
import { useGameTitle } from '../../games/use-game-title.ts'
import { limitsQuery } from '../../session/limits-query.ts'
import { useLoggedIn } from '../../session/session.ts'

const recentQuery = queryOptions({
  queryKey: ['player', 'recent-games'],
  queryFn: ({ signal }) =>
    request(play.recentGames, {}, { loading: false, failure: 'here', signal }),
  refetchOnMount: 'always',
})

/**
 * The games that the player staked in last, each with that stake; nothing for visitors, nor for who
 * takes a break: whoever pauses is not asked for more play.
 */
export function RecentGames() {
  const t = useTranslations('home')
  const enabled = useLoggedIn()
  const { data = [] } = useQuery({ ...recentQuery, enabled })
  const pause = useQuery({ ...limitsQuery, enabled }).data?.pause
  if (!enabled || data.length === 0 || pause !== null) return null
  return (
    <section aria-labelledby="recent-title" className="mt-28">
      <SectionHead id="recent-title" title={t('recent')} />
      <ul className="-mx-16 flex snap-x scroll-px-16 gap-12 overflow-x-auto px-16 pb-4 [scrollbar-width:none]">
        {data.map((game) => (
          <li key={game.code} className="shrink-0 snap-start">
            <RecentGame game={game} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function RecentGame({ game }: { readonly game: CallReply<typeof play.recentGames>[number] }) {
  const t = useTranslations('home')
  const title = useGameTitle()(game)
  return (
    <GameLink
      game={game}
      className="press flex items-center gap-12 rounded-14 bg-card py-8 pr-16 pl-8 hover:bg-raised"
    >
      <GameCover
        code={game.code}
        category={game.category}
        className="h-48 w-64 shrink-0 rounded-10"
      />
      <span className="max-w-190">
        <span className="block truncate text-14 font-[560]">{title}</span>
        <span className="block text-12 whitespace-nowrap text-muted">
          {t('recentStake', { amount: formatReais(game.stake) })}
        </span>
      </span>
    </GameLink>
  )
}
