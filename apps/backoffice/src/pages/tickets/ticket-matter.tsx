import { ops } from '@jogada/contract'
import { Card, Group, Stack, Text } from '@mantine/core'
import { useCall } from '../../api/use-call.ts'
import { Loaded } from '../../components/page.tsx'
import { PlayLink } from '../../components/play/play-link.tsx'
import { Decimal, Instant, Money } from '../../components/shown.tsx'
import { recordTexts } from '../../i18n/areas/records.ts'
import { useArea } from '../../i18n/use-area.ts'
import { gameName, useTexts, word } from '../../i18n/use-texts.tsx'
import { useMe } from '../../me.ts'

type Props = { readonly playerId: string; readonly ticketRef: string }

/** The movement, order, bet or round that a ticket is about, in sight beside what was written. */
export function TicketMatter({ playerId, ticketRef: ref }: Props) {
  const me = useMe()
  const { t } = useTexts()
  const area = useArea(recordTexts)
  const query = useCall(
    ops.players.record,
    { params: { playerId, ref } },
    { enabled: me.may('player.view') },
  )
  if (!me.may('player.view')) return <Text className="code">{ref}</Text>
  return (
    <Card withBorder padding="sm" className="waiting">
      <Loaded query={query}>
        {({ type, name, at, amount, payout, status, facts }) => (
          <Stack gap={4}>
            <Group justify="space-between">
              <Text fw={600}>
                {type === null ? gameName(t, name) : word(area.types, type)}{' '}
                <span className="code">
                  <PlayLink playerId={playerId} play={ref} />
                </span>
              </Text>
              <Instant at={at} />
            </Group>
            <Group gap="lg">
              <Text size="sm">
                {t.amount} <Money amount={amount} />
              </Text>
              {payout !== null && (
                <Text size="sm">
                  {t.payout} <Money amount={payout} />
                </Text>
              )}
              <Text size="sm">
                {t.state} {word(type === null ? area.playStatuses : area.statuses, status)}
              </Text>
            </Group>
            {facts.map((fact) => (
              <Text key={fact.name} size="sm">
                {word(area.facts, fact.name)} <FactValue {...fact} />
              </Text>
            ))}
          </Stack>
        )}
      </Loaded>
    </Card>
  )
}

/** Prices and sums are written as the language writes them; all else, such as a CPF, stands as it is. */
function FactValue({ name, value }: { readonly name: string; readonly value: string }) {
  if (name === 'fee' || name === 'net') return <Money amount={value} />
  if (name === 'odds' || name === 'result') return <Decimal of={value} />
  return <span className="code">{value}</span>
}
