import type { CallReply, ops } from '@jogada/contract'
import { Group } from '@mantine/core'
import { tradingTexts } from '../../i18n/areas/trading.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useMe } from '../../me.ts'
import { AmendEvent } from './amend-event.tsx'
import { HoldButton } from './hold-button.tsx'
import { TryBet } from './try-bet.tsx'

type Detail = CallReply<typeof ops.trading.event>

/** What can be done to an event for as long as it is not over. */
export function EventActions({ detail }: { readonly detail: Detail }) {
  const t = useArea(tradingTexts)
  const me = useMe()
  const { event } = detail
  const isOver = event.status === 'finished'
  return (
    <Group gap="xs">
      {event.isByHand && !isOver && me.may('trading.price') && <AmendEvent event={event} />}
      {!isOver && me.may('trading.limit') && <TryBet detail={detail} />}
      {!isOver && (
        <>
          <HoldButton
            scope="competition"
            id={event.competition}
            isHeld={false}
            label={t.holdCompetition.replace('{name}', event.competition)}
          />
          <HoldButton scope="event" id={event.eventId} isHeld={detail.isEventHeld} />
        </>
      )}
    </Group>
  )
}
