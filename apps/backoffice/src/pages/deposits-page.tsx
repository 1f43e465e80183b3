import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { useCall, useChange } from '../api/use-call.ts'
import { today } from '../components/days.ts'
import { Pager, Rows } from '../components/rows.tsx'
import { PlayerLink } from '../components/player-link.tsx'
import { DayInput } from '../components/day-input.tsx'
import { ExportButton } from '../components/export-button.tsx'
import { Loaded, Page } from '../components/page.tsx'
import { ReasonModal } from '../components/reason-modal.tsx'
import { Day, Instant, Money } from '../components/shown.tsx'
import { useTexts, word } from '../i18n/use-texts.tsx'
import { useMe } from '../me.ts'
import { PayoutDifferences } from './payout-differences.tsx'
import { PixRefund } from './pix-refund.tsx'
import { StrandedPayments } from './stranded-payments.tsx'

const PAGE = 100

type Debt = CallReply<typeof ops.queues.debts>[number]

/** What does not match, and what players owe. */
export function DepositsPage() {
  const { t } = useTexts()
  const me = useMe()
  const [day, setDay] = useState(today(1))
  const [state, setState] = useState<'open' | 'closed'>('open')
  const [after, setAfter] = useState<string>()
  const differences = useCall(ops.queues.differences, {
    query: { state, ...(after ? { after } : {}) },
  })
  const reconcile = useChange(ops.queues.reconcile)
  return (
    <Page
      title={t.deposits}
      actions={
        me.may('deposit.decide') && (
          <Group align="flex-end">
            <DayInput label={t.day} value={day} onChange={setDay} />
            <Button
              variant="default"
              loading={reconcile.isPending}
              onClick={() => reconcile.mutate({ body: { day } })}
            >
              {t.reconcile}
            </Button>
          </Group>
        )
      }
    >
      <StrandedPayments />
      <Stack gap="xs">
        <Group justify="space-between">
          <Text fw={600}>{t.differences}</Text>
          <Group gap="xs">
            <ExportButton table="differences" filter={{ state }} />
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
          {(found) => (
            <Rows
              list="differences"
              rows={found}
              rowKey={(row) => `${row.day} ${row.kind} ${row.endToEndId}`}
              columns={[
                { head: t.day, kind: 'day', render: (row) => <Day day={row.day} /> },
                { head: t.kind, render: (row) => word(t.differenceKinds, row.kind) },
                { head: 'endToEndId', kind: 'code', render: (row) => row.endToEndId },
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
          )}
        </Loaded>
        <Pager
          nextLabel={t.next}
          first={after && (() => setAfter(undefined))}
          next={
            differences.data?.length === PAGE &&
            (() => {
              const last = differences.data!.at(-1)!
              setAfter([last.notedAt, last.day, last.kind, last.endToEndId].join(' '))
            })
          }
        />
      </Stack>
      <PayoutDifferences />
      <Debts />
      <PixRefund />
    </Page>
  )
}

function Debts() {
  const { t } = useTexts()
  const me = useMe()
  const [after, setAfter] = useState<string>()
  const debts = useCall(ops.queues.debts, { query: after ? { after } : {} })
  const [acting, setActing] = useState<{ debt: Debt; what: 'collect' | 'off' } | null>(null)
  const close = () => setActing(null)
  const collect = useChange(ops.queues.collectDebt, close)
  const writeOff = useChange(
    ops.queues.writeOffDebt,
    () => {
      notifications.show({ message: t.asRequested, color: 'yellow' })
      close()
    },
    { isTold: true },
  )
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Text fw={600}>{t.debts}</Text>
        <ExportButton table="debts" />
      </Group>
      <Loaded query={debts} isEmpty={(found) => found.length === 0}>
        {(found) => (
          <Rows
            list="debts"
            rows={found}
            rowKey={(debt) => debt.debtId}
            columns={[
              { head: t.player, render: (debt) => <PlayerLink playerId={debt.playerId} /> },
              { head: 'endToEndId', kind: 'code', render: (debt) => debt.endToEndId },
              { head: t.amount, kind: 'money', render: (debt) => <Money amount={debt.amount} /> },
              {
                head: t.collected,
                kind: 'money',
                render: (debt) => <Money amount={debt.collected} />,
              },
              { head: t.noted, render: (debt) => <Instant at={debt.openedAt} /> },
              {
                render: (debt) =>
                  me.may('deposit.decide') && (
                    <Group gap="xs" justify="flex-end">
                      <Button size="xs" onClick={() => setActing({ debt, what: 'collect' })}>
                        {t.collect}
                      </Button>
                      <Button
                        size="xs"
                        color="red"
                        variant="light"
                        onClick={() => setActing({ debt, what: 'off' })}
                      >
                        {t.writeOff}
                      </Button>
                    </Group>
                  ),
              },
            ]}
          />
        )}
      </Loaded>
      <Pager
        nextLabel={t.next}
        first={after && (() => setAfter(undefined))}
        next={
          debts.data?.length === PAGE &&
          (() => {
            const last = debts.data!.at(-1)!
            setAfter([last.openedAt, last.playerId, last.debtId].join(' '))
          })
        }
      />
      <ReasonModal
        title={acting?.what === 'off' ? t.writeOff : t.collect}
        {...(acting?.what === 'off' ? { lead: t.adjustLead } : {})}
        isOpen={acting !== null}
        isBusy={collect.isPending || writeOff.isPending}
        onClose={close}
        onConfirm={(reason) => {
          const { playerId, debtId } = acting!.debt
          const change = acting!.what === 'off' ? writeOff : collect
          change.mutate({ params: { playerId, debtId }, body: { reason } })
        }}
      />
    </Stack>
  )
}
