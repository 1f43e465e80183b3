import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Badge, Group, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useCall } from '../../api/use-call.ts'
import { Instant } from '../../components/shown.tsx'
import { tradingTexts } from '../../i18n/areas/trading.ts'
import { useArea } from '../../i18n/use-area.ts'
import { HoldButton } from './hold-button.tsx'
import { useWordsOfId } from './market-words.ts'
import { sportNames } from './sport-names.ts'

const REFRESH_MS = 5000

/** The first suspensions that are in force, each with a way to lift it; nothing where there is none. */
export function Holds() {
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
