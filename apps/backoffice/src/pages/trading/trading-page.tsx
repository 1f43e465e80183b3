import { Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Loaded, Page } from '../../components/page.tsx'
import { Pager } from '../../components/rows.tsx'
import { SavedViews } from '../../components/saved-views.tsx'
import { listTexts } from '../../i18n/areas/lists.ts'
import { stakeLimitTexts } from '../../i18n/areas/stake-limits.ts'
import { tradingTexts } from '../../i18n/areas/trading.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts } from '../../i18n/use-texts.tsx'
import { useMe } from '../../me.ts'
import { EventFilters } from './event-filters.tsx'
import { EventRows } from './event-rows.tsx'
import { Holds } from './holds.tsx'
import { NewEvent } from './new-event.tsx'
import { useEvents } from './use-events.ts'

/** Every event with what hangs on it, and what is suspended. */
export function TradingPage() {
  const t = useArea(tradingTexts)
  const lists = useArea(listTexts)
  const limits = useArea(stakeLimitTexts)
  const { t: common } = useTexts()
  const me = useMe()
  const { filter, query, chosen, ...list } = useEvents()
  const [isAnnouncing, setAnnouncing] = useState(false)
  return (
    <Page
      title={t.title}
      file={{ table: 'events', filter }}
      actions={
        <Group gap="xs">
          <SavedViews page="events" filter={filter} onChoose={list.choose} />
          {me.may('setting.view') && (
            <Button
              size="xs"
              variant="default"
              renderRoot={(props) => <Link to="/mercados/limites" {...props} />}
            >
              {limits.title}
            </Button>
          )}
          {me.may('trading.price') && (
            <Button size="xs" onClick={() => setAnnouncing(true)}>
              {t.newEvent}
            </Button>
          )}
        </Group>
      }
    >
      <EventFilters filter={filter} onChange={list.change} />
      <Holds />
      <Loaded query={query} isEmpty={({ events }) => events.length === 0}>
        {({ events, next }) => (
          <>
            <EventRows events={events} chosen={chosen} />
            <Pager
              keys={lists.moveKeys}
              nextLabel={common.next}
              first={list.first}
              next={next !== null && (() => list.goOn(next))}
            />
          </>
        )}
      </Loaded>
      <NewEvent isOpen={isAnnouncing} onClose={() => setAnnouncing(false)} />
    </Page>
  )
}
