import type { CallReply, ops } from '@jogada/contract'
import { Badge, Card, Group, SimpleGrid, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Instant, Money } from '../../components/shown.tsx'
import { tradingTexts } from '../../i18n/areas/trading.ts'
import { useArea } from '../../i18n/use-area.ts'
import { sportNames } from './sport-names.ts'

type Detail = CallReply<typeof ops.trading.event>

/** What an event is, how it stands, and what hangs on it. */
export function EventSummary({ detail }: { readonly detail: Detail }) {
  const t = useArea(tradingTexts)
  const { event } = detail
  return (
    <>
      <About detail={detail} />
      {detail.stoppedBecause === 'score' && <Text size="sm">{t.scoreChanged}</Text>}
      <SimpleGrid cols={{ base: 2, lg: 4 }}>
        <Figure label={t.score}>
          {event.score ? `${event.score.home}–${event.score.away}` : '–'}
          {event.minute === null ? '' : ` (${event.minute}’)`}
        </Figure>
        <Figure label={t.bets}>{event.risk.bets}</Figure>
        <Figure label={t.stake}>
          <Money amount={event.risk.stake} />
        </Figure>
        <Figure label={t.liability}>
          <Money amount={event.risk.liability} />
        </Figure>
      </SimpleGrid>
      {detail.multiples.bets > 0 && <Multiples on={detail.multiples} />}
    </>
  )
}

/** The way back, and the event's sport, time and state. */
function About({ detail }: { readonly detail: Detail }) {
  const t = useArea(tradingTexts)
  const sports = useArea(sportNames)
  const { event } = detail
  return (
    <Group gap="xs">
      <Link to="/mercados" activeOptions={{ exact: true }}>
        {t.back}
      </Link>
      <Text size="sm" c="dimmed">
        {sports[event.sport] ?? event.sport} · {event.competition} · <Instant at={event.startsAt} />
      </Text>
      <Badge variant="light">{t.statuses[event.status]}</Badge>
      {detail.isEventHeld && <Badge color="red">{t.held}</Badge>}
      {event.replay && <Badge color="gray">{t.replay}</Badge>}
      {event.isByHand && <Badge color="gray">{t.byHand}</Badge>}
    </Group>
  )
}

function Figure(props: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Card withBorder py="xs">
      <Text size="sm" c="dimmed">
        {props.label}
      </Text>
      <Text fz={20} fw={650} component="div">
        {props.children}
      </Text>
    </Card>
  )
}

/** Parlays and systems with a leg on the event; each of its outcomes counts its part of them. */
function Multiples({ on }: { readonly on: Detail['multiples'] }) {
  const t = useArea(tradingTexts)
  return (
    <Text size="sm" c="dimmed">
      {t.multiples}: {on.bets} · {t.stake} <Money amount={on.stake} /> · {t.liability}{' '}
      <Money amount={on.liability} />
    </Text>
  )
}
