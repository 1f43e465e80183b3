import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Badge, Group, Select, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '../../api/use-call.ts'
import { Loaded } from '../../components/page.tsx'
import { PlayerLink } from '../../components/player-link.tsx'
import { Pager, Rows } from '../../components/rows.tsx'
import { Instant } from '../../components/shown.tsx'
import { playerFileTexts } from '../../i18n/areas/player-file.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts, word } from '../../i18n/use-texts.tsx'

type Account = CallReply<typeof ops.playerFile.linked>['accounts'][number]
type Way = Account['ways'][number]['way']

const WAYS: readonly Way[] = [
  'cpf',
  'picture',
  'payment_key',
  'device',
  'phone',
  'transfer',
  'address',
]

/** The first three hardly come about by chance, the last one often does. */
const colorOf = (way: Way) => {
  if (way === 'cpf' || way === 'picture' || way === 'payment_key') return 'red'
  return way === 'address' ? 'gray' : 'orange'
}

/** Accounts that share something with this player's. */
export function Linked({ playerId }: { readonly playerId: string }) {
  const { t } = useTexts()
  const area = useArea(playerFileTexts)
  const [way, setWay] = useState<Way | null>(null)
  const [before, setBefore] = useState<string>()
  const query = useCall(ops.playerFile.linked, {
    params: { playerId },
    query: { ...(way ? { way } : {}), ...(before ? { before } : {}) },
  })
  return (
    <Stack gap="sm">
      <Group justify="space-between" align="flex-end">
        <Text size="sm" c="dimmed" maw={720} flex="1 1 320px">
          {area.linkedLead}
        </Text>
        <Select
          size="xs"
          w={240}
          clearable
          aria-label={area.shares}
          placeholder={area.everyWay}
          value={way}
          onChange={(next) => {
            setWay(WAYS.find((one) => one === next) ?? null)
            setBefore(undefined)
          }}
          data={WAYS.map((value) => ({ value, label: word(area.ways, value) }))}
        />
      </Group>
      <Loaded query={query}>
        {({ accounts, next }) => (
          <>
            <Rows
              list="linked"
              rows={accounts}
              rowKey={(one) => one.playerId}
              minWidth={760}
              columns={[
                {
                  head: t.player,
                  render: (one) => (
                    <>
                      <PlayerLink playerId={one.playerId} /> {one.name}{' '}
                      {one.restriction && (
                        <Badge color="red">
                          {one.restriction === 'closed' ? t.closed : t.suspended}
                        </Badge>
                      )}
                      <Text size="xs" c="dimmed">
                        {one.email}
                      </Text>
                    </>
                  ),
                },
                { head: t.registered, render: (one) => <Instant at={one.registeredAt} /> },
                { head: area.shares, render: (one) => <Shared account={one} /> },
              ]}
            />
            <Pager
              first={before !== undefined && (() => setBefore(undefined))}
              next={next !== null && (() => setBefore(next))}
            />
          </>
        )}
      </Loaded>
    </Stack>
  )
}

function Shared({ account }: { readonly account: Account }) {
  const area = useArea(playerFileTexts)
  return (
    <Stack gap={4} py={4}>
      {account.ways.map(({ way, at, shared }) => (
        <Group key={way} gap="xs" wrap="nowrap">
          <Badge variant="light" color={colorOf(way)}>
            {word(area.ways, way)}
          </Badge>
          {shared && (
            <Text size="xs" className="code" maw={220} truncate title={shared}>
              {shared}
            </Text>
          )}
          <Text size="xs" c="dimmed" className="day">
            {area.seen} <Instant at={at} />
          </Text>
        </Group>
      ))}
    </Stack>
  )
}
