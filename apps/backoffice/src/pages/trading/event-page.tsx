import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Badge, Button, Card, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useCall } from '../../api/use-call.ts'
import { Rows } from '../../components/rows.tsx'
import { PlayerLink } from '../../components/player-link.tsx'
import { ExportButton } from '../../components/export-button.tsx'
import { Loaded, Page } from '../../components/page.tsx'
import { Decimal, Instant, Money } from '../../components/shown.tsx'
import { isInstant } from '../../components/wall-clock.ts'
import { tradingTexts } from '../../i18n/areas/trading.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts } from '../../i18n/use-texts.tsx'
import { useMe } from '../../me.ts'
import { AmendEvent } from './amend-event.tsx'
import { endOfBet } from './bet-end.ts'
import { CornerDesk } from './corner-desk.tsx'
import { HandDesk } from './hand-desk.tsx'
import { HoldButton } from './hold-button.tsx'
import { Markets } from './markets.tsx'
import { useWordsOfId } from './market-words.ts'
import { ResultForm } from './result-form.tsx'
import { TryBet } from './try-bet.tsx'
import { Undo } from './undo.tsx'
import { sportNames } from './sport-names.ts'

type Detail = CallReply<typeof ops.trading.event>

const REFRESH_MS = 3000

/** One event: prices, suspensions, bets, result. */
export function EventPage() {
  const { eventId } = useParams({ from: '/mercados/$eventId' })
  const { from, to } = useSearch({ from: '/mercados/$eventId' })
  const late = isInstant(from) && isInstant(to) ? { from, to } : null
  const t = useArea(tradingTexts)
  const sports = useArea(sportNames)
  const me = useMe()
  const query = useCall(ops.trading.event, { params: { eventId } }, { refreshMs: REFRESH_MS })
  return (
    <Loaded query={query}>
      {(detail) => {
        const { event } = detail
        const isOver = event.status === 'finished'
        return (
          <Page
            title={event.away ? `${event.home} – ${event.away}` : event.home}
            actions={
              <Group gap="xs">
                {event.isByHand && !isOver && me.may('trading.price') && (
                  <AmendEvent event={event} />
                )}
                {!isOver && me.may('trading.limit') && <TryBet detail={detail} />}
                {!isOver && (
                  <>
                    <HoldButton
                      scope="competition"
                      id={event.competition}
                      isHeld={false}
                      label={t.holdCompetition.replace('{name}', event.competition)}
                    />
                    <HoldButton scope="event" id={eventId} isHeld={detail.isEventHeld} />
                  </>
                )}
              </Group>
            }
          >
            <Group gap="xs">
              <Link to="/mercados" activeOptions={{ exact: true }}>
                {t.back}
              </Link>
              <Text size="sm" c="dimmed">
                {sports[event.sport] ?? event.sport} · {event.competition} ·{' '}
                <Instant at={event.startsAt} />
              </Text>
              <Badge variant="light">{t.statuses[event.status]}</Badge>
              {detail.isEventHeld && <Badge color="red">{t.held}</Badge>}
              {event.replay && <Badge color="gray">{t.replay}</Badge>}
              {event.isByHand && <Badge color="gray">{t.byHand}</Badge>}
            </Group>
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
            {event.isByHand && !isOver && me.may('trading.price') && <HandDesk detail={detail} />}
            {detail.hasCornerModel && me.may('trading.price') && (
              <CornerDesk
                eventId={eventId}
                isOffered={detail.markets.some(
                  ({ key, isOffered }) => isOffered && key.startsWith('corners_'),
                )}
              />
            )}
            {me.may('trading.settle') && !isOver && (
              <ResultForm
                eventId={eventId}
                sport={event.sport}
                hasBegun={detail.hasBegun}
                entrants={detail.entrants}
              />
            )}
            {me.may('trading.settle') && <Undo detail={detail} late={late} />}
            <Text fw={600}>{t.markets}</Text>
            <Markets detail={detail} />
            <Bets event={event} />
          </Page>
        )
      }}
    </Loaded>
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

const PAGE = 100

function Bets({ event }: { readonly event: Detail['event'] }) {
  const { eventId } = event
  const wordsOf = useWordsOfId(event)
  const t = useArea(tradingTexts)
  const { t: common } = useTexts()
  const [before, setBefore] = useState<string>()
  const query = useCall(
    ops.trading.bets,
    { params: { eventId }, query: before ? { before } : {} },
    { refreshMs: REFRESH_MS },
  )
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Text fw={600}>{t.betList}</Text>
        <ExportButton table="bets" filter={{ eventId }} />
      </Group>
      <Loaded query={query} isEmpty={(rows) => rows.length === 0}>
        {(rows) => (
          <>
            <Rows
              list="event-bets"
              rows={rows}
              rowKey={(row) => row.betId}
              minWidth={820}
              columns={[
                {
                  head: t.player,
                  render: (row) => (
                    <>
                      <PlayerLink playerId={row.playerId} />{' '}
                      <Text span size="xs" c="dimmed">
                        {t.kinds[row.kind]} {row.betId}
                      </Text>
                    </>
                  ),
                },
                { head: t.outcome, render: (row) => wordsOf(row.outcomeId) },
                { head: t.betState, render: (row) => t.betEnds[endOfBet(row)] },
                { head: t.odds, kind: 'money', render: (row) => <Decimal of={row.odds} /> },
                { head: t.stake, kind: 'money', render: (row) => <Money amount={row.stake} /> },
                { head: t.payout, kind: 'money', render: (row) => <Money amount={row.payout} /> },
                { head: t.placed, render: (row) => <Instant at={row.placedAt} /> },
              ]}
            />
            {rows.length === PAGE && (
              <Group justify="flex-end">
                <Button size="xs" variant="default" onClick={() => setBefore(rows.at(-1)!.betId)}>
                  {common.more}
                </Button>
              </Group>
            )}
          </>
        )}
      </Loaded>
    </Stack>
  )
}
