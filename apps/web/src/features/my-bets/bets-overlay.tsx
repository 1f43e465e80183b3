import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { TabsView } from '../../components/tabs.tsx'
import type { OverlayProps } from '../../overlays/overlay-props.ts'
import { Surface } from '../../overlays/surface.tsx'
import { BetList } from './bet-list.tsx'
import type { BetsState } from './bets-queries.ts'

/** The player's bets, open and settled. */
export function BetsOverlay({ close }: OverlayProps<'bets'>) {
  const t = useTranslations('bets')
  const [tab, setTab] = useState<BetsState>('open')
  return (
    <Surface kind="sheet" title={t('title')} close={close}>
      <div className="min-h-[50dvh]">
        <TabsView
          label={t('title')}
          value={tab}
          onChange={setTab}
          tabs={[
            { id: 'open', title: t('open'), panel: <BetList state="open" /> },
            { id: 'settled', title: t('settled'), panel: <BetList state="settled" /> },
          ]}
        />
      </div>
    </Surface>
  )
}
