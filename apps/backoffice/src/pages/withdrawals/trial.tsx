import type { CallReply, ops } from '@jogada/contract'
import {
  Badge,
  Button,
  Card,
  Group,
  SegmentedControl,
  SimpleGrid,
  Stack,
  Text,
} from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { PlayerLink } from '../../components/player-link.tsx'
import { Rows } from '../../components/rows.tsx'
import { Instant, Money } from '../../components/shown.tsx'
import { withdrawalTexts } from '../../i18n/areas/withdrawals.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts, word } from '../../i18n/use-texts.tsx'

type Reply = CallReply<typeof ops.settings.tryWithdrawals>
type Summary = NonNullable<Reply['summary']>
type Count = Summary['heldBefore']
type Tried = Reply['rows'][number]
type Asked = {
  readonly days: number
  readonly list: 'changed' | 'held'
  readonly after?: string
}

const DAYS = [7, 30, 90]

/** Tries rules on past withdrawals: how many they would have held, which, and how those ended. */
export function Trial({ ask }: { readonly ask: (asked: Asked) => Promise<Reply> }) {
  const t = useArea(withdrawalTexts)
  const [days, setDays] = useState(30)
  const [list, setList] = useState<Asked['list']>('changed')
  const [pages, setPages] = useState<readonly Reply[]>([])
  const look = useMutation<Reply, Error, Asked>({
    mutationFn: ask,
    onSuccess: (page, { after }) => setPages(after === undefined ? [page] : [...pages, page]),
    onError: ({ message }) => notifications.show({ message, color: 'red', autoClose: 8000 }),
  })
  const summary = pages[0]?.summary
  const next = pages.at(-1)?.next
  const rows = pages.flatMap((page) => page.rows)
  return (
    <Card withBorder className="waiting">
      <Stack gap="sm">
        <Text size="sm">{t.tryLead}</Text>
        <Group gap="xs">
          <SegmentedControl
            size="xs"
            value={String(days)}
            onChange={(value) => setDays(Number(value))}
            data={DAYS.map((n) => ({ value: String(n), label: t.days.replace('{n}', String(n)) }))}
          />
          <SegmentedControl
            size="xs"
            value={list}
            onChange={(value) => setList(value === 'held' ? 'held' : 'changed')}
            data={[
              { value: 'changed', label: t.listChanged },
              { value: 'held', label: t.listHeld },
            ]}
          />
          <Button size="xs" loading={look.isPending} onClick={() => look.mutate({ days, list })}>
            {t.try}
          </Button>
        </Group>
        {summary && <Sums summary={summary} />}
        {summary && rows.length === 0 && <Text size="sm">{t.nothingChanges}</Text>}
        {rows.length > 0 && <TriedRows rows={rows} />}
        {next && (
          <Group>
            <Button
              size="xs"
              variant="default"
              loading={look.isPending}
              onClick={() => look.mutate({ ...look.variables!, after: next })}
            >
              {t.more}
            </Button>
          </Group>
        )}
      </Stack>
    </Card>
  )
}

const sumOf = ({ paid, refused, open }: Count) => paid + refused + open

function Sums({ summary }: { readonly summary: Summary }) {
  const { t: general } = useTexts()
  const t = useArea(withdrawalTexts)
  const ends = ({ paid, refused, open }: Count) =>
    `${paid} ${t.paid} · ${refused} ${t.refused} · ${open} ${t.open}`
  const figures: readonly (readonly [string, number | string, string])[] = [
    [t.held, `${sumOf(summary.heldBefore)} → ${sumOf(summary.heldThen)}`, ends(summary.heldThen)],
    [t.newlyHeld, sumOf(summary.newlyHeld), ends(summary.newlyHeld)],
    [t.newlyFree, sumOf(summary.newlyFree), ends(summary.newlyFree)],
    [t.two, `${summary.twoBefore} → ${summary.twoThen}`, ''],
  ]
  return (
    <Stack gap="sm">
      <Text fw={600}>
        {t.tried.replace('{n}', String(summary.tried))}{' '}
        {summary.untried > 0 && t.untried.replace('{n}', String(summary.untried))}
      </Text>
      <SimpleGrid cols={{ base: 2, md: 4 }}>
        {figures.map(([name, figure, more]) => (
          <div key={name}>
            <Text size="xs" c="dimmed">
              {name}
            </Text>
            <div className="figure">{figure}</div>
            <Text size="xs">{more}</Text>
          </div>
        ))}
      </SimpleGrid>
      {summary.flags.length > 0 && (
        <Rows
          rows={summary.flags}
          rowKey={({ flag }) => flag}
          columns={[
            { head: t.rule, render: ({ flag }) => word(general.riskFlags, flag) },
            { head: t.now, kind: 'money', render: ({ before }) => before },
            { head: t.byThese, kind: 'money', render: ({ would }) => would },
            { head: t.ofRefused, kind: 'money', render: ({ refused }) => refused },
          ]}
        />
      )}
    </Stack>
  )
}

function TriedRows({ rows }: { readonly rows: readonly Tried[] }) {
  const { t: general } = useTexts()
  const t = useArea(withdrawalTexts)
  const said = ({ isHeld, score }: Tried['would']) => (
    <Badge color={isHeld ? 'orange' : 'gray'} variant="light" tt="none">
      {isHeld ? t.held : t.automatic} · {score}
    </Badge>
  )
  return (
    <Rows
      rows={rows}
      rowKey={({ withdrawalId }) => withdrawalId}
      minWidth={820}
      columns={[
        { render: ({ playerId }) => <PlayerLink playerId={playerId} /> },
        { head: general.asked, render: ({ requestedAt }) => <Instant at={requestedAt} /> },
        { head: general.amount, kind: 'money', render: ({ amount }) => <Money amount={amount} /> },
        { head: t.now, render: ({ before }) => said(before) },
        { head: t.byThese, render: ({ would }) => said(would) },
        {
          head: t.signs,
          render: ({ would }) =>
            would.flags.map((flag) => word(general.riskFlags, flag)).join(', '),
        },
        {
          head: t.ended,
          render: ({ state, reason }) => (
            <>
              {word(general.states, state)}
              {reason !== null && (
                <Text size="xs" c="dimmed">
                  {word(general.refusalReasons, reason)}
                </Text>
              )}
            </>
          ),
        },
      ]}
    />
  )
}
