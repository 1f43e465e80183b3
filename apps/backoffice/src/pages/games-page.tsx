import { ops } from '@jogada/contract'
import { SegmentedControl, Text } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '../api/use-call.ts'
import { Loaded, Page } from '../components/page.tsx'
import { careTexts } from '../i18n/areas/care.ts'
import { useArea } from '../i18n/use-area.ts'
import { useMe } from '../me.ts'
import { SwitchModal, VoidModal } from './games/game-modals.tsx'
import { ReturnRows } from './games/return-rows.tsx'
import type { Game } from './games/return-rows.tsx'
import { GameLimits } from './offers/game-limits.tsx'

type Days = '1' | '7' | '30' | '365'

const REFRESH_MS = 10_000
const DAYS: readonly Days[] = ['1', '7', '30', '365']

/** Each game: what it should give back, what it did, and its switch. */
export function GamesPage() {
  const t = useArea(careTexts)
  const me = useMe()
  const [days, setDays] = useState<Days>('30')
  const [changing, setChanging] = useState<Game | null>(null)
  const [voiding, setVoiding] = useState<Game | null>(null)
  const query = useCall(ops.care.returns, { query: { days } }, { refreshMs: REFRESH_MS })
  return (
    <Page
      title={t.games}
      file={{ table: 'returns', filter: { days } }}
      actions={
        <SegmentedControl
          aria-label={t.period}
          value={days}
          onChange={setDays}
          data={DAYS.map((value) => ({ value, label: t.days[value] }))}
        />
      }
    >
      <Text size="sm" c="dimmed">
        {t.gamesLead}
      </Text>
      <Loaded query={query}>
        {(games) => <ReturnRows games={games} onSwitch={setChanging} onVoid={setVoiding} />}
      </Loaded>
      <SwitchModal game={changing} onClose={() => setChanging(null)} />
      <VoidModal game={voiding} onClose={() => setVoiding(null)} />
      {me.may('setting.view') && <GameLimits />}
    </Page>
  )
}
