import type { CallReply, ops } from '@jogada/contract'
import { Badge, Card, Group, List, Stack, Text } from '@mantine/core'
import { PlayerLink } from '../../components/player-link.tsx'
import { Rows } from '../../components/rows.tsx'
import { Instant, Money } from '../../components/shown.tsx'
import { offerTexts } from '../../i18n/areas/offers.ts'
import { useArea } from '../../i18n/use-area.ts'
import { word } from '../../i18n/use-texts.tsx'

type Answer = CallReply<typeof ops.offers.tryCampaign>

/** Whether a campaign would be offered to a player now, why not, and what each package would bring. */
export function CampaignTrial({ answer }: { readonly answer: Answer }) {
  const { playerId, obstacles, bonusesBefore, packages } = answer
  const t = useArea(offerTexts)
  return (
    <Card withBorder className="waiting">
      <Stack gap="sm">
        <Group gap="xs">
          <PlayerLink playerId={playerId} />
          <Text fw={600}>{obstacles.length === 0 ? t.playerGets : t.playerGetsNot}</Text>
        </Group>
        {obstacles.length > 0 && (
          <List size="sm">
            {obstacles.map((one) => (
              <List.Item key={one}>{word(t.obstacles, one)}</List.Item>
            ))}
          </List>
        )}
        {bonusesBefore > 0 && (
          <Text size="sm">{t.bonusesBefore.replace('{n}', String(bonusesBefore))}</Text>
        )}
        <Rows
          rows={packages}
          rowKey={({ packageId }) => packageId}
          minWidth={640}
          columns={[
            { head: t.id.split(' ')[0], kind: 'code', render: ({ packageId }) => packageId },
            { head: t.pays, kind: 'money', render: ({ pays }) => <Money amount={pays} /> },
            { head: t.gets, kind: 'money', render: ({ price }) => <Money amount={price} /> },
            {
              head: t.gift,
              kind: 'money',
              render: ({ gift }) => <Money amount={gift?.amount ?? null} />,
            },
            {
              head: t.toPlay,
              kind: 'money',
              render: ({ gift, depositPlay }) => <Money amount={gift?.play ?? depositPlay} />,
            },
            { head: t.until, render: ({ gift }) => <Instant at={gift?.until ?? null} /> },
            {
              render: ({ isOfCampaign }) =>
                isOfCampaign && (
                  <Badge color="teal" variant="light" tt="none" miw="fit-content">
                    {t.ofCampaign}
                  </Badge>
                ),
            },
          ]}
        />
      </Stack>
    </Card>
  )
}
