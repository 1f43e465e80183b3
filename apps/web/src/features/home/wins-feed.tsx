import type { PublicWin } from '@jogada/contract/casino'
import { MoneyText } from '@jogada/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { decimalText } from '../../components/decimal-text.ts'
import { IconButton } from '../../components/icon-button.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { hotGamesQuery } from '../../games/game-queries.ts'
import { useGameTitle } from '../../games/use-game-title.ts'
import { watchWinList, watchWins } from '../../realtime/live.ts'
import { winsQuery, withArrived } from './wins.ts'

/**
 * Real wins under masked names as they happen; the player can hold the list still. Nothing shows
 * where there was no win, or where the operator hides them.
 */
export function WinsFeed() {
  const t = useTranslations('home')
  const { data = [] } = useQuery(winsQuery)
  const [paused, setPaused] = useState(false)
  const queryClient = useQueryClient()
  useEffect(
    () =>
      watchWins((arrived) => {
        if (paused) return
        queryClient.setQueryData(winsQuery.queryKey, (known = []) => withArrived(known, arrived))
      }),
    [paused, queryClient],
  )
  // also while it is held still: whoever left must not stand there any longer
  useEffect(
    () =>
      watchWinList((wins) => queryClient.setQueryData(winsQuery.queryKey, withArrived(wins, []))),
    [queryClient],
  )
  if (data.length === 0) return null
  const Icon = paused ? Play : Pause
  return (
    <section aria-labelledby="wins-title" className="mt-28">
      <SectionHead
        id="wins-title"
        title={t('wins')}
        lead={t('winsLead')}
        aside={
          <IconButton
            label={t(paused ? 'winsGoOn' : 'winsHold')}
            onClick={() => setPaused(!paused)}
            className="-my-8 -mr-10"
          >
            <Icon className="size-18" aria-hidden="true" />
          </IconButton>
        }
      />
      <ul aria-live="off" className="divide-y divide-line rounded-14 bg-card px-14">
        {data.map((win) => (
          <Win key={`${win.at}${win.player}${win.payout}`} win={win} />
        ))}
      </ul>
    </section>
  )
}

function Win({ win }: { readonly win: PublicWin }) {
  const titleOf = useGameTitle()
  const { data: known } = useQuery(hotGamesQuery)
  const title = known?.find(({ code }) => code === win.game)?.title ?? win.game
  const times = decimalText(Math.floor(win.multiplier / 100), 2)
  return (
    <li className="flex min-h-44 animate-[rise_160ms_var(--ease-out-quint)] items-center gap-8 py-8 text-14">
      <span className="min-w-0 flex-1">
        <span className="block truncate font-[520]">{titleOf({ code: win.game, title })}</span>
        <span className="block text-12 text-muted">{win.player}</span>
      </span>
      <span className="figures text-18 text-soft">{times}×</span>
      <MoneyText amount={win.payout} className="min-w-72 text-right text-18 text-win" />
    </li>
  )
}
