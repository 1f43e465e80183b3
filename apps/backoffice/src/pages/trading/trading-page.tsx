import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Badge, Button, Group, SegmentedControl, Select, Stack, Text } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useCall } from '../../api/use-call.ts'
import { useAddressFilter } from '../../components/address-filter.ts'
import { useRowKeys } from '../../components/row-keys.ts'
import { Pager, Rows } from '../../components/rows.tsx'
import { Loaded, Page } from '../../components/page.tsx'
import { SavedViews } from '../../components/saved-views.tsx'
import type { Filter } from '../../components/saved-views.tsx'
import { Instant, Money } from '../../components/shown.tsx'
import { listTexts } from '../../i18n/areas/lists.ts'
import { stakeLimitTexts } from '../../i18n/areas/stake-limits.ts'
import { tradingTexts } from '../../i18n/areas/trading.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts } from '../../i18n/use-texts.tsx'
import { useMe } from '../../me.ts'
import { HoldButton } from './hold-button.tsx'
import { useWordsOfId } from './market-words.ts'
import { NewEvent } from './new-event.tsx'
import { sportNames } from './sport-names.ts'

type State = (typeof ops.trading.eventStates)[number]
type Row = CallReply<typeof ops.trading.events>['events'][number]

const REFRESH_MS = 5000
const STATUS_COLORS = { open: 'teal', suspended: 'yellow', finished: 'gray' } as const

/** Every event with what hangs on it, and what is suspended. */
export function TradingPage() {
  const t = useArea(tradingTexts)
  const lists = useArea(listTexts)
  const limits = useArea(stakeLimitTexts)
  const { t: common } = useTexts()
  const sports = useArea(sportNames)
  const me = useMe()
  const navigate = useNavigate()
  const [kept, setKept] = useAddressFilter()
  const state: State = ops.trading.eventStates.find((one) => one === kept.state) ?? 'live'
  const sport = kept.sport ?? null
  const [after, setAfter] = useState<string>()
  const [isAnnouncing, setAnnouncing] = useState(false)
  const query = useCall(
    ops.trading.events,
    { query: { state, ...(sport ? { sport } : {}), ...(after ? { after } : {}) } },
    { refreshMs: REFRESH_MS },
  )
  const rows = query.data?.events ?? []
  const { chosen, restart } = useRowKeys(
    rows,
    ({ eventId }) => eventId,
    ({ eventId }) => void navigate({ to: '/mercados/$eventId', params: { eventId } }),
  )
  const start = () => {
    setAfter(undefined)
    restart()
  }
  const choose = (next: Filter) => {
    setKept(next)
    start()
  }
  return (
    <Page
      title={t.title}
      file={{ table: 'events', filter: { state, sport: sport ?? undefined } }}
      actions={
        <Group gap="xs">
          <SavedViews
            page="events"
            filter={{ state, sport: sport ?? undefined }}
            onChoose={choose}
          />
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
      <Group justify="space-between">
        <SegmentedControl
          value={state}
          onChange={(value) => {
            choose({ ...kept, state: value })
          }}
          data={ops.trading.eventStates.map((value) => ({ value, label: t.tabs[value] }))}
        />
        <Group gap="xs">
          <Select
            aria-label={t.sport}
            placeholder={t.allSports}
            clearable
            size="sm"
            w={190}
            value={sport}
            data={Object.entries(sports).map(([value, label]) => ({ value, label }))}
            onChange={(value) => {
              choose({ ...kept, sport: value ?? undefined })
            }}
          />
          {sport && (
            <HoldButton
              scope="sport"
              id={sport}
              isHeld={false}
              label={t.holdSport.replace('{name}', sports[sport] ?? sport)}
            />
          )}
        </Group>
      </Group>
      <Holds />
      <Loaded query={query} isEmpty={({ events }) => events.length === 0}>
        {({ events, next }) => (
          <>
            <EventRows events={events} chosen={chosen} />
            <Pager
              keys={lists.moveKeys}
              nextLabel={common.next}
              first={after && start}
              next={next !== null && (() => setAfter(next))}
            />
          </>
        )}
      </Loaded>
      <NewEvent isOpen={isAnnouncing} onClose={() => setAnnouncing(false)} />
    </Page>
  )
}

function EventRows(props: { readonly events: readonly Row[]; readonly chosen: Row | undefined }) {
  const t = useArea(tradingTexts)
  const sports = useArea(sportNames)
  return (
    <Rows
      list="events"
      rows={props.events}
      rowKey={({ eventId }) => eventId}
      chosen={props.chosen}
      minWidth={820}
      columns={[
        {
          head: t.event,
          render: (row) => (
            <>
              <Link to="/mercados/$eventId" params={{ eventId: row.eventId }}>
                {row.away ? `${row.home} – ${row.away}` : row.home}
              </Link>
              <Text size="xs" c="dimmed">
                {sports[row.sport] ?? row.sport} · {row.competition}
                {row.replay ? ` · ${t.replay}` : ''}
                {row.isByHand ? ` · ${t.byHand}` : ''}
              </Text>
            </>
          ),
        },
        {
          head: t.start,
          render: (row) => (
            <>
              <Instant at={row.startsAt} />
            </>
          ),
        },
        {
          head: t.score,
          kind: 'day',
          render: (row) => (
            <>
              {row.score ? `${row.score.home}–${row.score.away}` : '–'}
              {row.minute === null ? '' : ` (${row.minute}’)`}
            </>
          ),
        },
        {
          head: t.status,
          render: (row) => (
            <>
              <Group gap={4}>
                <Badge color={STATUS_COLORS[row.status]} variant="light">
                  {t.statuses[row.status]}
                </Badge>
                {row.isHeld && <Badge color="red">{t.held}</Badge>}
                {row.status === 'finished' && (
                  <Badge color={row.settledAt ? 'gray' : 'orange'} variant="outline">
                    {row.settledAt ? t.settled : t.unsettled}
                  </Badge>
                )}
              </Group>
            </>
          ),
        },
        { head: t.bets, kind: 'money', render: (row) => <>{row.risk.bets}</> },
        {
          head: t.stake,
          kind: 'money',
          render: (row) => (
            <>
              <Money amount={row.risk.stake} />
            </>
          ),
        },
        {
          head: t.liability,
          kind: 'money',
          render: (row) => (
            <>
              <Money amount={row.risk.liability} />
            </>
          ),
        },
      ]}
    />
  )
}

function Holds() {
  const t = useArea(tradingTexts)
  const query = useCall(ops.trading.holds, {}, { refreshMs: REFRESH_MS })
  const holds = query.data ?? []
  if (holds.length === 0) return null
  return (
    <Stack gap={4}>
      <Text fw={600} size="sm">
        {t.holds} ({holds.length})
      </Text>
      {holds.slice(0, 8).map((one) => (
        <Group key={`${one.scope} ${one.id}`} gap="xs" wrap="nowrap">
          <Badge color="red" variant="light" flex="none">
            {t.scopes[one.scope]}
          </Badge>
          <Text size="sm" truncate>
            <HeldThing one={one} />
          </Text>
          <Text size="sm" c="dimmed" truncate flex={1}>
            “{one.reason}” · <Instant at={one.heldAt} />
          </Text>
          <HoldButton scope={one.scope} id={one.id} isHeld size="compact-xs" />
        </Group>
      ))}
    </Stack>
  )
}

/** What a suspension is about, in words. */
function HeldThing({ one }: { readonly one: CallReply<typeof ops.trading.holds>[number] }) {
  const sports = useArea(sportNames)
  const { sport, home, away } = one.event ?? { sport: '', home: '', away: '' }
  const wordsOf = useWordsOfId({ sport, home, away })
  if (!one.event) return one.scope === 'sport' ? (sports[one.id] ?? one.id) : one.id
  return (
    <>
      <Link to="/mercados/$eventId" params={{ eventId: one.event.eventId }}>
        {away ? `${home} – ${away}` : home}
      </Link>
      {one.scope !== 'event' && ` · ${wordsOf(one.id)}`}
    </>
  )
}
