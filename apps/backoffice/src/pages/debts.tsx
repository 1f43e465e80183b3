import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useCall, useChange } from '../api/use-call.ts'
import { ExportButton } from '../components/export-button.tsx'
import { Loaded } from '../components/page.tsx'
import { PlayLink } from '../components/play/play-link.tsx'
import { PlayerLink } from '../components/player-link.tsx'
import { ReasonModal } from '../components/reason-modal.tsx'
import { Pager, Rows } from '../components/rows.tsx'
import { Instant, Money } from '../components/shown.tsx'
import { useTexts } from '../i18n/use-texts.tsx'
import { useMe } from '../me.ts'

const PAGE = 100

type Debt = CallReply<typeof ops.queues.debts>[number]

/** What is about to be done about a debt: collected from the player, or written off. */
type Act = { readonly debt: Debt; readonly what: 'collect' | 'off' }

/** What players owe, and the ways to bring it to an end. */
export function Debts() {
  const { t } = useTexts()
  const [after, setAfter] = useState<string>()
  const debts = useCall(ops.queues.debts, { query: after ? { after } : {} })
  const [acting, setActing] = useState<Act | null>(null)
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Text fw={600}>{t.debts}</Text>
        <ExportButton table="debts" />
      </Group>
      <Loaded query={debts} isEmpty={(found) => found.length === 0}>
        {(found) => <DebtRows debts={found} onAct={setActing} />}
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
      <ActModal acting={acting} onClose={() => setActing(null)} />
    </Stack>
  )
}

function DebtRows(props: { readonly debts: readonly Debt[]; readonly onAct: (act: Act) => void }) {
  const { debts, onAct } = props
  const { t } = useTexts()
  const me = useMe()
  return (
    <Rows
      list="debts"
      rows={debts}
      rowKey={({ playerId, debtId }) => `${playerId} ${debtId}`}
      columns={[
        { head: t.player, render: (debt) => <PlayerLink playerId={debt.playerId} /> },
        {
          head: t.debtOf,
          kind: 'code',
          render: ({ playerId, endToEndId, betId }) =>
            endToEndId ?? <PlayLink playerId={playerId} play={`sport:${betId}`} name={t.ofBets} />,
        },
        { head: t.amount, kind: 'money', render: (debt) => <Money amount={debt.amount} /> },
        { head: t.collected, kind: 'money', render: (debt) => <Money amount={debt.collected} /> },
        { head: t.noted, render: (debt) => <Instant at={debt.openedAt} /> },
        {
          render: (debt) =>
            me.may('deposit.decide') && (
              <Group gap="xs" justify="flex-end">
                <Button size="xs" onClick={() => onAct({ debt, what: 'collect' })}>
                  {t.collect}
                </Button>
                <Button
                  size="xs"
                  color="red"
                  variant="light"
                  onClick={() => onAct({ debt, what: 'off' })}
                >
                  {t.writeOff}
                </Button>
              </Group>
            ),
        },
      ]}
    />
  )
}

/** Asks why a debt is collected or written off; closed without one. */
function ActModal(props: { readonly acting: Act | null; readonly onClose: () => void }) {
  const { acting, onClose } = props
  const { t } = useTexts()
  const collect = useChange(ops.queues.collectDebt, onClose)
  const writeOff = useChange(ops.queues.writeOffDebt, onClose)
  return (
    <ReasonModal
      title={acting?.what === 'off' ? t.writeOff : t.collect}
      {...(acting?.what === 'off' ? { lead: t.adjustLead } : {})}
      isOpen={acting !== null}
      isBusy={collect.isPending || writeOff.isPending}
      onClose={onClose}
      onConfirm={(reason) => {
        const { playerId, debtId } = acting!.debt
        const change = acting!.what === 'off' ? writeOff : collect
        change.mutate({ params: { playerId, debtId }, body: { reason } })
      }}
    />
  )
}
