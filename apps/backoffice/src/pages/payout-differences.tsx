import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '../api/use-call.ts'
import { ExportButton } from '../components/export-button.tsx'
import { Loaded } from '../components/page.tsx'
import { PlayerLink } from '../components/player-link.tsx'
import { Pager, Rows } from '../components/rows.tsx'
import { Day, Instant, Money } from '../components/shown.tsx'
import { useTexts, word } from '../i18n/use-texts.tsx'

type Difference = CallReply<typeof ops.queues.payoutDifferences>[number]

const PAGE = 100

/** What of the withdrawals of a day, and of what came back of them, does not match. */
export function PayoutDifferences() {
  const { t } = useTexts()
  const [state, setState] = useState<'open' | 'closed'>('open')
  const [after, setAfter] = useState<string>()
  const differences = useCall(ops.queues.payoutDifferences, {
    query: { state, ...(after ? { after } : {}) },
  })
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Text fw={600}>{t.payoutDifferences}</Text>
        <Group gap="xs">
          <ExportButton table="payoutDifferences" filter={{ state }} />
          <SegmentedControl
            size="xs"
            value={state}
            onChange={(value) => {
              setState(value)
              setAfter(undefined)
            }}
            data={(['open', 'closed'] as const).map((value) => ({
              value,
              label: word(t.differenceStates, value),
            }))}
          />
        </Group>
      </Group>
      <Loaded query={differences} isEmpty={(found) => found.length === 0}>
        {(found) => <Differences found={found} />}
      </Loaded>
      <Pager
        nextLabel={t.next}
        first={after && (() => setAfter(undefined))}
        next={
          differences.data?.length === PAGE &&
          (() => {
            const { notedAt, day, kind, payoutId, returnId } = differences.data!.at(-1)!
            setAfter([notedAt, day, kind, payoutId, returnId ?? '-'].join(' '))
          })
        }
      />
    </Stack>
  )
}

function Differences({ found }: { readonly found: readonly Difference[] }) {
  const { t } = useTexts()
  return (
    <Rows
      list="payout-differences"
      rows={found}
      rowKey={(row) => `${row.day} ${row.kind} ${row.payoutId} ${row.returnId}`}
      columns={[
        { head: t.day, kind: 'day', render: (row) => <Day day={row.day} /> },
        { head: t.kind, render: (row) => word(t.differenceKinds, row.kind) },
        {
          head: 'idPagamento',
          kind: 'code',
          render: (row) => (
            <>
              {row.payoutId}
              {row.returnId && <div>{row.returnId}</div>}
            </>
          ),
        },
        {
          head: t.player,
          render: (row) => row.playerId && <PlayerLink playerId={row.playerId} />,
        },
        {
          head: t.expected,
          kind: 'money',
          render: (row) => <Money amount={row.expected} />,
        },
        { head: t.found, kind: 'money', render: (row) => <Money amount={row.found} /> },
        { head: t.noted, render: (row) => <Instant at={row.notedAt} /> },
      ]}
    />
  )
}
