import type { CallReply, ops } from '@jogada/contract'
import { Card, Group, Stack, Text } from '@mantine/core'
import { PlayerLink } from '../../components/player-link.tsx'
import { Rows } from '../../components/rows.tsx'
import { Money } from '../../components/shown.tsx'
import { offerTexts } from '../../i18n/areas/offers.ts'
import { useArea } from '../../i18n/use-area.ts'

type Preview = CallReply<typeof ops.settings.previewVip>

/** Whom a VIP table would raise, and who keeps a level that it asks more for. */
export function VipPreview({ preview }: { readonly preview: Preview }) {
  const t = useArea(offerTexts)
  const { players, rises, keeps, moves, rising, keeping } = preview
  const sentence = (text: string, count: number) => text.replace('{n}', String(count))
  return (
    <Card withBorder className="waiting">
      <Stack gap="xs">
        <Text fw={600}>{sentence(t.previewed, players)}</Text>
        <Text size="sm">
          {sentence(t.rises, rises)} {sentence(t.keeps, keeps)}
        </Text>
        <Group gap="lg">
          {moves.map(({ from, to, players: count }) => (
            <Text key={`${from} ${to}`} size="sm">
              VIP {from} {to > from ? '↑' : '↓'} {to}: <b>{count}</b>
            </Text>
          ))}
        </Group>
        {rising.length + keeping.length > 0 && (
          <Rows
            rows={[...rising, ...keeping]}
            rowKey={({ playerId }) => playerId}
            columns={[
              { render: ({ playerId }) => <PlayerLink playerId={playerId} /> },
              { head: t.level, render: ({ from, to }) => `${from} → ${to > from ? to : from}` },
              { head: t.underTable, render: ({ to }) => to },
              {
                head: t.deposited,
                kind: 'money',
                render: ({ deposited }) => <Money amount={deposited} />,
              },
              { head: t.play, kind: 'money', render: ({ played }) => <Money amount={played} /> },
            ]}
          />
        )}
      </Stack>
    </Card>
  )
}
