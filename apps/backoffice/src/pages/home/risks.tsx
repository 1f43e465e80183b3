import { ops } from '@jogada/contract'
import { Card, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useCall } from '../../api/use-call.ts'
import { Loaded } from '../../components/page.tsx'
import { Instant, Money } from '../../components/shown.tsx'
import { homeTexts } from '../../i18n/areas/home.ts'
import { useArea } from '../../i18n/use-area.ts'
import { sportNames } from '../trading/sport-names.ts'

const REFRESH_MS = 30_000

/** The events on which the house can lose most; each leads to its markets. */
export function Risks() {
  const t = useArea(homeTexts)
  const sports = useArea(sportNames)
  const query = useCall(ops.overview.risks, {}, { refreshMs: REFRESH_MS })
  return (
    <Stack gap="xs">
      <div>
        <Text fw={600}>{t.risks}</Text>
        <Text size="xs" c="dimmed">
          {t.risksLead}
        </Text>
      </div>
      <Loaded query={query}>
        {(events) => (
          <Card withBorder padding={0}>
            {events.length === 0 && (
              <Text size="sm" c="dimmed" p="sm">
                {t.noRisks}
              </Text>
            )}
            {events.map((event) => (
              <Link
                key={event.eventId}
                to="/mercados/$eventId"
                params={{ eventId: event.eventId }}
                className="queue"
              >
                <div className="queue-words">
                  <Text fw={600} truncate>
                    {event.away ? `${event.home} – ${event.away}` : event.home}
                  </Text>
                  <Text size="xs" c="dimmed">
                    {sports[event.sport] ?? event.sport} ·{' '}
                    {event.bets === 1 ? t.oneBet : t.bets.replace('{n}', String(event.bets))} ·{' '}
                    {event.isOver ? t.isOver : <Instant at={event.startsAt} />}
                  </Text>
                </div>
                <span className="sum">
                  <Money amount={event.liability} />
                </span>
              </Link>
            ))}
          </Card>
        )}
      </Loaded>
    </Stack>
  )
}
