import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import {
  Badge,
  Button,
  Group,
  Modal,
  SegmentedControl,
  Select,
  Stack,
  Text,
  TextInput,
  Textarea,
} from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useCall, useChange } from '../api/use-call.ts'
import { Pager, Rows, useRowKeys } from '../components/rows.tsx'
import { PlayerLink } from '../components/player-link.tsx'
import { Decide } from '../components/decide.tsx'
import { Loaded, Page } from '../components/page.tsx'
import { Instant, Money } from '../components/shown.tsx'
import { useTexts, word } from '../i18n/use-texts.tsx'
import { useMe } from '../me.ts'

type Row = CallReply<typeof ops.queues.withdrawals>[number]
type State = Row['state']

const TABS: readonly State[] = ['in_review', 'approved', 'sent', 'paid', 'refused']
const REFRESH_MS = 10_000
const PAGE = 100

/** The queue of withdrawals, decided with the keyboard or the mouse. */
export function WithdrawalsPage() {
  const { t } = useTexts()
  const me = useMe()
  const navigate = useNavigate()
  const [state, setState] = useState<State>('in_review')
  const [after, setAfter] = useState<string>()
  const [refusing, setRefusing] = useState<Row | null>(null)
  const [paying, setPaying] = useState<Row | null>(null)
  const query = useCall(
    ops.queues.withdrawals,
    { query: { state, ...(after ? { after } : {}) } },
    { refreshMs: REFRESH_MS },
  )
  const approve = useChange(ops.queues.approveWithdrawal)
  const rows = query.data ?? []
  const mayDecide = me.may('withdrawal.decide')
  const approveRow = ({ playerId, withdrawalId }: Row) =>
    approve.mutate({ params: { playerId, withdrawalId }, body: {} })
  const canDecide = (row: Row) => mayDecide && row.state === 'in_review'

  const { chosen, restart } = useRowKeys(
    rows,
    ({ playerId }) => void navigate({ to: '/jogador/$playerId', params: { playerId } }),
    {
      a: (row) => canDecide(row) && approveRow(row),
      r: (row) => canDecide(row) && setRefusing(row),
    },
  )

  return (
    <Page
      title={t.withdrawals}
      actions={
        <SegmentedControl
          value={state}
          onChange={(value) => {
            setState(value)
            setAfter(undefined)
            restart()
          }}
          data={TABS.map((value) => ({ value, label: word(t.states, value) }))}
        />
      }
    >
      <Loaded query={query} isEmpty={(found) => found.length === 0}>
        {(found) => (
          <Rows
            rows={found}
            rowKey={(row) => row.withdrawalId}
            chosen={chosen}
            minWidth={900}
            columns={[
              { head: t.player, render: (row) => <PlayerLink playerId={row.playerId} /> },
              {
                head: t.destination,
                render: (row) => (
                  <>
                    {row.type} <span className="code">{row.destination}</span>
                  </>
                ),
              },
              { head: t.amount, kind: 'money', render: (row) => <Money amount={row.amount} /> },
              {
                head: t.net,
                kind: 'money',
                render: (row) => (row.usdt ? `${row.usdt} USDT` : <Money amount={row.net} />),
              },
              {
                head: t.risk,
                render: (row) => (
                  <Group gap={4} miw={170}>
                    <Badge color={row.riskScore >= 50 ? 'red' : 'gray'}>{row.riskScore}</Badge>
                    {row.flags.map((flag) => (
                      <Badge key={flag} variant="light" color="orange" tt="none" maw="none">
                        {word(t.riskFlags, flag)}
                      </Badge>
                    ))}
                  </Group>
                ),
              },
              {
                head: t.approvalsShort,
                render: (row) => (
                  <>
                    {row.approvals}/{row.approvalsNeeded}
                  </>
                ),
              },
              { head: t.asked, render: (row) => <Instant at={row.requestedAt} /> },
              {
                head: t.due,
                render: (row) => (
                  <Text size="sm" component="span" c={isLate(row) ? 'red' : 'bright'}>
                    <Instant at={row.reviewDueAt} />
                  </Text>
                ),
              },
              {
                render: (row) => (
                  <Group gap="xs" wrap="nowrap" justify="flex-end">
                    {canDecide(row) && (
                      <Decide
                        isBusy={approve.isPending}
                        onApprove={() => approveRow(row)}
                        onRefuse={() => setRefusing(row)}
                      />
                    )}
                    {mayDecide && row.type === 'USDT' && row.state === 'approved' && (
                      <Button size="xs" onClick={() => setPaying(row)}>
                        {t.pay}
                      </Button>
                    )}
                  </Group>
                ),
              },
            ]}
          />
        )}
      </Loaded>
      <Pager
        keys={t.keys}
        nextLabel={t.next}
        first={after && (() => setAfter(undefined))}
        next={rows.length === PAGE && (() => setAfter(rows.at(-1)!.withdrawalId))}
      />
      {refusing && <RefuseModal row={refusing} onClose={() => setRefusing(null)} />}
      {paying && <PayModal row={paying} onClose={() => setPaying(null)} />}
    </Page>
  )
}

const isLate = ({ reviewDueAt, state }: Row) =>
  state === 'in_review' && reviewDueAt !== null && Date.parse(reviewDueAt) < Date.now()

type ModalProps = { readonly row: Row; readonly onClose: () => void }

function RefuseModal({ row, onClose }: ModalProps) {
  const { t } = useTexts()
  const [reason, setReason] =
    useState<(typeof ops.queues.refusalReasons)[number]>('operator_refused')
  const [note, setNote] = useState('')
  const refuse = useChange(ops.queues.refuseWithdrawal, onClose)
  const { playerId, withdrawalId } = row
  return (
    <Modal opened onClose={onClose} title={t.refuse} centered>
      <Stack>
        <Text fw={600}>
          <Money amount={row.amount} />
        </Text>
        <Select
          label={t.reason}
          description={t.playerReads}
          allowDeselect={false}
          value={reason}
          onChange={(value) => setReason(value ?? 'operator_refused')}
          data={ops.queues.refusalReasons.map((value) => ({
            value,
            label: word(t.refusalReasons, value),
          }))}
        />
        <Textarea
          label={t.note}
          description={t.reasonHint}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button
            color="red"
            loading={refuse.isPending}
            onClick={() =>
              refuse.mutate({ params: { playerId, withdrawalId }, body: { reason, note } })
            }
          >
            {t.refuse}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

function PayModal({ row, onClose }: ModalProps) {
  const { t } = useTexts()
  const [transactionHash, setHash] = useState('')
  const pay = useChange(ops.queues.payUsdt, onClose)
  const { playerId, withdrawalId } = row
  return (
    <Modal opened onClose={onClose} title={t.pay} centered>
      <Stack>
        <Text>
          {row.usdt} USDT → <span className="code">{row.destination}</span>
        </Text>
        <TextInput
          label={t.hash}
          value={transactionHash}
          onChange={(event) => setHash(event.currentTarget.value)}
        />
        <Button
          loading={pay.isPending}
          disabled={transactionHash.trim() === ''}
          onClick={() =>
            pay.mutate({ params: { playerId, withdrawalId }, body: { transactionHash } })
          }
        >
          {t.confirm}
        </Button>
      </Stack>
    </Modal>
  )
}
