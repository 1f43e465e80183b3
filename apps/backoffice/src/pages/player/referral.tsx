import { ops } from '@jogada/contract'
import { Badge, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '../../api/use-call.ts'
import { Loaded } from '../../components/page.tsx'
import { PlayerLink } from '../../components/player-link.tsx'
import { Pager, Rows } from '../../components/rows.tsx'
import { decimalText, Instant, Money } from '../../components/shown.tsx'
import { playerFileTexts } from '../../i18n/areas/player-file.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts, word } from '../../i18n/use-texts.tsx'

type Level = 1 | 2 | 3

const LEVELS = [1, 2, 3] as const

/** Who invited a player, whom the player invited over three levels, and what it brought. */
export function Referral({ playerId }: { readonly playerId: string }) {
  const { lang } = useTexts()
  const area = useArea(playerFileTexts)
  const [level, setLevel] = useState<Level>(1)
  const query = useCall(ops.playerFile.referral, { params: { playerId } })
  return (
    <Loaded query={query}>
      {({ above, levels, paid, pending }) => (
        <Stack>
          <Group gap="xs">
            <Text size="sm" c="dimmed">
              {above.length > 0 ? area.invitedBy : area.nobody}
            </Text>
            {above.map((agent) => (
              <Group key={agent.playerId} gap={6}>
                {agent.level > 1 && <Text c="dimmed">←</Text>}
                <PlayerLink playerId={agent.playerId} /> {agent.name}
              </Group>
            ))}
          </Group>
          <Rows
            rows={levels}
            rowKey={(one) => String(one.level)}
            columns={[
              { head: area.level, render: (one) => one.level },
              { head: area.people, kind: 'money', render: (one) => one.people },
              {
                head: area.rate,
                kind: 'money',
                render: (one) =>
                  `${decimalText(String(Number((one.rate * 100).toFixed(3))), lang)} %`,
              },
              { head: area.played, kind: 'money', render: (one) => <Money amount={one.played} /> },
              {
                head: area.commission,
                kind: 'money',
                render: (one) => <Money amount={one.commission} />,
              },
            ]}
          />
          <Group gap="xl">
            <Text size="sm">
              <Text span c="dimmed">
                {area.paid}
              </Text>{' '}
              <Money amount={paid} />
            </Text>
            <Text size="sm">
              <Text span c="dimmed">
                {area.pending}
              </Text>{' '}
              <Money amount={pending} />
            </Text>
          </Group>
          <SegmentedControl
            aria-label={area.level}
            value={String(level)}
            onChange={(value) => setLevel(LEVELS.find((one) => String(one) === value) ?? 1)}
            data={LEVELS.map((one) => ({
              value: String(one),
              label: `${area.level} ${one} (${levels[one - 1]?.people ?? 0})`,
            }))}
          />
          <Invited key={level} playerId={playerId} level={level} />
        </Stack>
      )}
    </Loaded>
  )
}

function Invited({ playerId, level }: { readonly playerId: string; readonly level: Level }) {
  const { t } = useTexts()
  const area = useArea(playerFileTexts)
  const [before, setBefore] = useState<string>()
  const query = useCall(ops.playerFile.invited, {
    params: { playerId },
    query: { level: String(level), ...(before ? { before } : {}) },
  })
  return (
    <Loaded query={query}>
      {({ people, next }) => (
        <>
          <Rows
            list="invited"
            rows={people}
            rowKey={(one) => one.personId}
            columns={[
              {
                head: t.player,
                render: (one) => (
                  <>
                    <PlayerLink playerId={one.personId} /> {one.name}
                  </>
                ),
              },
              { head: area.joined, render: (one) => <Instant at={one.joinedAt} /> },
              {
                head: t.state,
                render: (one) => (
                  <Badge variant="light" color={one.state === 'counts' ? 'teal' : 'orange'}>
                    {word(area.counting, one.state)}
                  </Badge>
                ),
              },
              { head: area.played, kind: 'money', render: (one) => <Money amount={one.played} /> },
              {
                head: area.commission,
                kind: 'money',
                render: (one) => <Money amount={one.commission} />,
              },
            ]}
          />
          <Pager
            first={before !== undefined && (() => setBefore(undefined))}
            next={next !== null && (() => setBefore(next))}
          />
        </>
      )}
    </Loaded>
  )
}
