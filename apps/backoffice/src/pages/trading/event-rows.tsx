import type { CallReply, ops } from '@jogada/contract'
import { Badge, Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Rows } from '../../components/rows.tsx'
import { Instant, Money } from '../../components/shown.tsx'
import { tradingTexts } from '../../i18n/areas/trading.ts'
import { useArea } from '../../i18n/use-area.ts'
import { sportNames } from './sport-names.ts'

type Row = CallReply<typeof ops.trading.events>['events'][number]

const STATUS_COLORS = { open: 'teal', suspended: 'yellow', finished: 'gray' } as const

/** Events with how they stand and what hangs on them; `chosen` is the one that the keys are on. */
export function EventRows(props: {
  readonly events: readonly Row[]
  readonly chosen: Row | undefined
}) {
  const t = useArea(tradingTexts)
  return (
    <Rows
      list="events"
      rows={props.events}
      rowKey={({ eventId }) => eventId}
      chosen={props.chosen}
      minWidth={820}
      columns={[
        { head: t.event, render: (row) => <EventName of={row} /> },
        { head: t.start, render: (row) => <Instant at={row.startsAt} /> },
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
        { head: t.status, render: (row) => <Status of={row} /> },
        { head: t.bets, kind: 'money', render: (row) => row.risk.bets },
        { head: t.stake, kind: 'money', render: (row) => <Money amount={row.risk.stake} /> },
        {
          head: t.liability,
          kind: 'money',
          render: (row) => <Money amount={row.risk.liability} />,
        },
      ]}
    />
  )
}

function EventName({ of: row }: { readonly of: Row }) {
  const t = useArea(tradingTexts)
  const sports = useArea(sportNames)
  return (
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
  )
}

function Status({ of: row }: { readonly of: Row }) {
  const t = useArea(tradingTexts)
  return (
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
  )
}
