import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '../../api/use-call.ts'
import { ExportButton } from '../../components/export-button.tsx'
import { Loaded } from '../../components/page.tsx'
import { PlayLink } from '../../components/play/play-link.tsx'
import { PlayerLink } from '../../components/player-link.tsx'
import { Rows } from '../../components/rows.tsx'
import { Decimal, Instant, Money } from '../../components/shown.tsx'
import { tradingTexts } from '../../i18n/areas/trading.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts } from '../../i18n/use-texts.tsx'
import { endOfBet } from './bet-end.ts'
import { useWordsOfId } from './market-words.ts'

type Event = CallReply<typeof ops.trading.event>['event']

const REFRESH_MS = 3000
const PAGE = 100

/** The bets on an event, the newest first, and the same as a file. */
export function EventBets({ event }: { readonly event: Event }) {
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
                        {t.kinds[row.kind]}{' '}
                        <PlayLink
                          playerId={row.playerId}
                          play={`sport:${row.betId}`}
                          name={row.betId}
                        />
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
