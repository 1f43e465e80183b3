import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Badge, Group, Stack, Text } from '@mantine/core'
import { useCall } from '../../api/use-call.ts'
import { Nothing } from '../../components/nothing.tsx'
import { OnWordButton } from '../../components/player/on-word-button.tsx'
import { Loaded } from '../../components/page.tsx'
import { Rows } from '../../components/rows.tsx'
import { Instant, Money } from '../../components/shown.tsx'
import { playerMoneyTexts } from '../../i18n/areas/player-money.ts'
import { useArea } from '../../i18n/use-area.ts'

type View = CallReply<typeof ops.playerMoney.limits>
type Limit = View['limits'][number]
type Pause = NonNullable<View['pause']>

/** What a player has set for play, how much of it is used, and a break or exclusion in force. */
export function Limits({ playerId }: { readonly playerId: string }) {
  const t = useArea(playerMoneyTexts)
  const query = useCall(ops.playerMoney.limits, { params: { playerId } })
  return (
    <Loaded query={query}>
      {({ limits, pause, looserAfterHours }) => {
        const set = limits.filter(({ limit, waiting }) => limit !== null || waiting !== null)
        return (
          <Stack>
            {pause ? (
              <Group gap="xs">
                <PauseBadge pause={pause} />
                <Text size="sm" c="dimmed">
                  {t.since} <Instant at={pause.from} />
                </Text>
              </Group>
            ) : (
              <Text size="sm">{t.playing}</Text>
            )}
            <Group justify="space-between">
              <Text size="sm" c="dimmed">
                {t.limitsLead.replace('{n}', String(looserAfterHours))}
              </Text>
              <OnWordButton playerId={playerId} />
            </Group>
            {set.length === 0 ? (
              <Nothing>{t.noLimits}</Nothing>
            ) : (
              <Rows
                rows={set}
                rowKey={({ kind, window }) => `${kind} ${window}`}
                columns={[
                  { head: t.limit, render: ({ kind }) => t.kinds[kind] },
                  { head: t.window, render: ({ window }) => t.windows[window] },
                  {
                    head: t.used,
                    kind: 'money',
                    render: (one) => <Amount of={one.used} {...one} />,
                  },
                  {
                    head: t.now,
                    kind: 'money',
                    render: (one) => <Amount of={one.limit} {...one} />,
                  },
                  {
                    head: t.waiting,
                    render: (one) =>
                      one.waiting && (
                        <>
                          <Amount of={one.waiting.limit} {...one} /> {t.from}{' '}
                          <Instant at={one.waiting.from} />
                        </>
                      ),
                  },
                ]}
              />
            )}
          </Stack>
        )
      }}
    </Loaded>
  )
}

/** What keeps a player from play, and until when. */
export function PauseBadge({ pause }: { readonly pause: Pause }) {
  const t = useArea(playerMoneyTexts)
  return (
    <Badge color="orange">
      {t.pauses[pause.kind]}{' '}
      {pause.until === null ? (
        t.forGood
      ) : (
        <>
          {t.until} <Instant at={pause.until} />
        </>
      )}
    </Badge>
  )
}

/** An amount of money, or minutes of play. */
function Amount({ of: amount, kind }: { readonly of: string | null } & Pick<Limit, 'kind'>) {
  const t = useArea(playerMoneyTexts)
  if (amount === null) return <>{t.none}</>
  return kind === 'time' ? <>{t.minutes.replace('{n}', amount)}</> : <Money amount={amount} />
}
