import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { TabsView } from '../../components/tabs.tsx'
import type { OverlayProps } from '../../overlays/overlay-props.ts'
import { Surface } from '../../overlays/surface.tsx'
import { BetAsked } from './bet-asked.tsx'
import { BetList } from './bet-list.tsx'
import { myTicketsQuery } from './bets-queries.ts'
import type { BetsState } from './bets-queries.ts'

/** The player's bets: open, to be sold, and settled; the one that was asked for comes alone first. */
export function BetsOverlay({ close, params: { betId } }: OverlayProps<'bets'>) {
  const t = useTranslations('bets')
  const [showsAll, setShowsAll] = useState(betId === undefined)
  return (
    <Surface kind="sheet" title={t('title')} close={close}>
      <div className="min-h-[50dvh]">
        {showsAll || betId === undefined ? (
          <AllBets />
        ) : (
          <BetAsked betId={betId} showAll={() => setShowsAll(true)} />
        )}
      </div>
    </Surface>
  )
}

function AllBets() {
  const t = useTranslations('bets')
  const [tab, setTab] = useState<BetsState>('open')
  const { data } = useInfiniteQuery(myTicketsQuery(tab))
  const counts = data?.pages[0]?.counts
  const counted = (title: string, count = 0) => (count > 0 ? `${title} (${count})` : title)
  return (
    <TabsView
      label={t('title')}
      value={tab}
      onChange={setTab}
      tabs={[
        {
          id: 'open',
          title: counted(t('open'), counts?.open),
          panel: <BetList state="open" />,
        },
        { id: 'cashout', title: t('cashOutTab'), panel: <BetList state="cashout" /> },
        {
          id: 'settled',
          title: counted(t('settled'), counts?.settled),
          panel: <BetList state="settled" />,
        },
      ]}
    />
  )
}
