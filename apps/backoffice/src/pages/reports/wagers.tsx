import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Button, Card, SimpleGrid, Text, Title, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '../../api/use-call.ts'
import { ExportButton } from '../../components/export-button.tsx'
import { Nothing } from '../../components/nothing.tsx'
import { Loaded } from '../../components/page.tsx'
import { Pager, Rows } from '../../components/rows.tsx'
import type { Column } from '../../components/rows.tsx'
import { Day, Money } from '../../components/shown.tsx'
import { reportTexts } from '../../i18n/areas/reports.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts } from '../../i18n/use-texts.tsx'
import { useWordsOfId } from '../trading/market-words.ts'

type Report = CallReply<typeof ops.books.wagers>
type Row = Report['rows'][number]
type Open = Report['open']['rows'][number]
type Place = Pick<Row, 'eventId' | 'sport' | 'competition' | 'home' | 'away' | 'market'>

/** Sports bets of a period by day, event and market, their totals first, and what is open now. */
export function Wagers({ from, to }: { readonly from: string; readonly to: string }) {
  const t = useArea(reportTexts)
  const [eventId, setEventId] = useState<string>()
  const [after, setAfter] = useState<string>()
  const filter = { from, to, ...(eventId === undefined ? {} : { eventId }) }
  const query = useCall(ops.books.wagers, {
    query: { ...filter, ...(after === undefined ? {} : { after }) },
  })
  const choose = (chosen: string | undefined) => {
    setEventId(chosen)
    setAfter(undefined)
  }
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        {t.wagersLead}
      </Text>
      {eventId !== undefined && (
        <Button size="xs" variant="default" mb="sm" onClick={() => choose(undefined)}>
          {t.allEvents}
        </Button>
      )}
      <Loaded query={query}>
        {({ totals, rows, next, open }) => (
          <>
            {rows.length === 0 ? <Nothing /> : <Lines {...{ totals, rows }} onEvent={choose} />}
            <Pager
              first={after !== undefined && (() => setAfter(undefined))}
              next={next !== null && (() => setAfter(next))}
            >
              <ExportButton table="wagers" filter={filter} />
            </Pager>
            <OpenNow open={open} eventId={eventId} onEvent={choose} />
          </>
        )}
      </Loaded>
    </>
  )
}

type Choose = { readonly onEvent: (eventId: string) => void }

function Lines({ totals, rows, onEvent }: Pick<Report, 'totals' | 'rows'> & Choose) {
  const t = useArea(reportTexts)
  const { t: common } = useTexts()
  return (
    <>
      <SimpleGrid cols={{ base: 2, sm: 3, lg: 6 }} mb="md">
        {ops.books.wagerFigures.map((name) => (
          <Card key={name} withBorder padding="sm">
            <Text size="xs" c="dimmed">
              {t.wagerFigures[name]}
            </Text>
            <Text fw={650} ta="left">
              <Sum of={totals[name]} />
            </Text>
          </Card>
        ))}
      </SimpleGrid>
      <Rows
        list="report-wagers"
        rows={rows}
        rowKey={({ day, market }) => `${day} ${market}`}
        minWidth={1400}
        columns={[
          { head: common.day, kind: 'day', render: ({ day }) => <Day day={day} /> },
          { head: t.wagerEvent, render: (row) => <Event {...row} onEvent={onEvent} /> },
          { head: t.wagerMarket, render: (row) => <Market {...row} /> },
          ...ops.books.wagerFigures.map((name): Column<Row> => ({
            head: t.wagerFigures[name],
            kind: 'money',
            render: (row) => <Sum of={row[name]} />,
          })),
        ]}
      />
    </>
  )
}

function OpenNow(props: { open: Report['open']; eventId: string | undefined } & Choose) {
  const { open, eventId, onEvent } = props
  const t = useArea(reportTexts)
  const heads = { bets: t.openBets, stake: t.openStake, liability: t.openLiability }
  const names = ['bets', 'stake', 'liability'] as const
  return (
    <>
      <Title order={3} size="h5" my="sm">
        {t.openNow}
      </Title>
      <SimpleGrid cols={3} mb="md">
        {names.map((name) => (
          <Card key={name} withBorder padding="sm">
            <Text size="xs" c="dimmed">
              {heads[name]}
            </Text>
            <Text fw={650} ta="left">
              <Sum of={open.totals[name]} />
            </Text>
          </Card>
        ))}
      </SimpleGrid>
      {open.rows.length === 0 && <Nothing />}
      {open.rows.length > 0 && (
        <Rows
          rows={open.rows}
          rowKey={({ market }) => market ?? ''}
          minWidth={720}
          columns={[
            { head: t.wagerEvent, render: (row) => <Event {...row} onEvent={onEvent} /> },
            { head: t.wagerMarket, render: (row) => <Market {...row} /> },
            ...names.map((name): Column<Open> => ({
              head: heads[name],
              kind: 'money',
              render: (row) => <Sum of={row[name]} />,
            })),
          ]}
        />
      )}
      <Pager>
        <Text size="xs" c="dimmed">
          {t.openFile}
        </Text>
        <ExportButton table="openBets" filter={{ eventId }} />
      </Pager>
    </>
  )
}

const Sum = ({ of: sum }: { readonly of: string | number }) =>
  typeof sum === 'number' ? sum : <Money amount={sum} />

function Event({ eventId, competition, home, away, onEvent }: Place & Choose) {
  const t = useArea(reportTexts)
  if (eventId === null) return <>{t.multiples}</>
  return (
    <UnstyledButton className="followed" onClick={() => onEvent(eventId)}>
      {away ? `${home} × ${away}` : home}
      <Text size="xs" c="dimmed">
        {competition}
      </Text>
    </UnstyledButton>
  )
}

function Market({ sport, home, away, market }: Place) {
  const words = useWordsOfId({ sport: sport ?? '', home: home ?? '', away: away ?? '' })
  return <>{market === null ? '—' : words(market)}</>
}
