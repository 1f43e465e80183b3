import type { CallReply, ops } from '@jogada/contract'
import { Stack, Tabs } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { EntryTable } from '../../components/entry-table.tsx'
import { Movements } from '../../components/movements.tsx'
import { Wellbeing } from '../../components/wellbeing.tsx'
import { levelTexts } from '../../i18n/areas/levels.ts'
import { playerFileTexts } from '../../i18n/areas/player-file.ts'
import { playerMoneyTexts } from '../../i18n/areas/player-money.ts'
import { recordTexts } from '../../i18n/areas/records.ts'
import { wellbeingTexts } from '../../i18n/areas/wellbeing.ts'
import { yearlyTexts } from '../../i18n/areas/yearly.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts } from '../../i18n/use-texts.tsx'
import { useMe } from '../../me.ts'
import { Bonuses } from './bonuses.tsx'
import { Levels } from './levels.tsx'
import { Limits } from './limits.tsx'
import { Linked } from './linked.tsx'
import { Notes } from './notes.tsx'
import { Papers } from './papers.tsx'
import { Plays } from './plays.tsx'
import { Referral } from './referral.tsx'
import { Sessions } from './sessions.tsx'
import { StakeShare } from './stake-share.tsx'
import { Tickets } from './tickets.tsx'
import { Trace } from './trace.tsx'
import { Yearly } from './yearly.tsx'

type View = CallReply<typeof ops.players.view>

/** What stands in the tabs of a player's page, for whoever may see it. The address keeps the tab. */
export function PlayerTabs({ view }: { readonly view: View }) {
  const tabs = useTabs(view)
  const navigate = useNavigate()
  const { tab } = useSearch({ from: '/jogador/$playerId' })
  const { playerId } = view
  return (
    <Tabs
      value={tabs.some(({ value }) => value === tab) ? tab! : 'plays'}
      onChange={(next) =>
        void navigate({
          to: '/jogador/$playerId',
          params: { playerId },
          search: next && next !== 'plays' ? { tab: next } : {},
          replace: true,
        })
      }
      keepMounted={false}
    >
      <Tabs.List>
        {tabs.map(({ value, label }) => (
          <Tabs.Tab key={value} value={value}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ value, panel }) => (
        <Tabs.Panel key={value} value={value} pt="md">
          {panel}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}

/** The tabs of a player's page that whoever looks may see, in their order. */
function useTabs(view: View) {
  const { t } = useTexts()
  const wellbeing = useArea(wellbeingTexts)
  const records = useArea(recordTexts)
  const file = useArea(playerFileTexts)
  const money = useArea(playerMoneyTexts)
  const levels = useArea(levelTexts)
  const byYear = useArea(yearlyTexts)
  const me = useMe()
  const { playerId } = view
  return [
    { value: 'plays', label: t.plays, panel: <Plays playerId={playerId} /> },
    { value: 'movements', label: records.title, panel: <Movements playerId={playerId} /> },
    me.may('ledger.view') && {
      value: 'entries',
      label: t.entries,
      panel: <EntryTable playerId={playerId} account="cash" />,
    },
    me.may('ledger.view') &&
      view.hasYearly && {
        value: 'yearly',
        label: byYear.title,
        panel: <Yearly playerId={playerId} />,
      },
    me.may('kyc.view') && {
      value: 'papers',
      label: file.papers,
      panel: <Papers playerId={playerId} />,
    },
    me.may('ticket.view') && {
      value: 'tickets',
      label: file.tickets,
      panel: <Tickets playerId={playerId} />,
    },
    { value: 'bonuses', label: money.bonuses, panel: <Bonuses playerId={playerId} /> },
    { value: 'levels', label: levels.title, panel: <Levels playerId={playerId} /> },
    {
      value: 'limits',
      label: money.limits,
      panel: (
        <Stack>
          <Limits playerId={playerId} />
          <StakeShare playerId={playerId} />
        </Stack>
      ),
    },
    { value: 'referral', label: file.referral, panel: <Referral playerId={playerId} /> },
    { value: 'linked', label: file.linked, panel: <Linked playerId={playerId} /> },
    { value: 'sessions', label: t.sessions, panel: <Sessions sessions={view.sessions} /> },
    { value: 'notes', label: t.notes, panel: <Notes view={view} /> },
    me.may('wellbeing.view') && {
      value: 'wellbeing',
      label: wellbeing.title,
      panel: <Wellbeing playerId={playerId} />,
    },
    me.may('audit.view') && {
      value: 'trace',
      label: file.trace,
      panel: <Trace playerId={playerId} />,
    },
  ].filter((one) => one !== false)
}
