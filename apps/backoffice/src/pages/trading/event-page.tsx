import { ops } from '@jogada/contract'
import { Text } from '@mantine/core'
import { useParams, useSearch } from '@tanstack/react-router'
import { useCall } from '../../api/use-call.ts'
import { Loaded, Page } from '../../components/page.tsx'
import { isInstant } from '../../components/wall-clock.ts'
import { tradingTexts } from '../../i18n/areas/trading.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useMe } from '../../me.ts'
import { CornerDesk } from './corner-desk.tsx'
import { EventActions } from './event-actions.tsx'
import { EventBets } from './event-bets.tsx'
import { EventSummary } from './event-summary.tsx'
import { HandDesk } from './hand-desk.tsx'
import { Markets } from './markets.tsx'
import { ResultForm } from './result-form.tsx'
import { Undo } from './undo.tsx'

const REFRESH_MS = 3000

/** One event: prices, suspensions, bets, result. */
export function EventPage() {
  const { eventId } = useParams({ from: '/mercados/$eventId' })
  const { from, to } = useSearch({ from: '/mercados/$eventId' })
  const late = isInstant(from) && isInstant(to) ? { from, to } : null
  const t = useArea(tradingTexts)
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
            actions={<EventActions detail={detail} />}
          >
            <EventSummary detail={detail} />
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
            <EventBets event={event} />
          </Page>
        )
      }}
    </Loaded>
  )
}
