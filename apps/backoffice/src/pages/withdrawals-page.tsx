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
  Table,
  Text,
  TextInput,
  Textarea,
} from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useCall, useChange } from '../api/use-call.ts'
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
  const [place, setPlace] = useState(0)
  const [refusing, setRefusing] = useState<Row | null>(null)
  const [paying, setPaying] = useState<Row | null>(null)
  const query = useCall(
    ops.queues.withdrawals,
    { query: { state, ...(after ? { after } : {}) } },
    { refreshMs: REFRESH_MS },
  )
  const approve = useChange(ops.queues.approveWithdrawal)
  const rows = query.data ?? []
  const chosen = rows[Math.min(place, rows.length - 1)]
  const mayDecide = me.may('withdrawal.decide')
  const approveRow = ({ playerId, withdrawalId }: Row) =>
    approve.mutate({ params: { playerId, withdrawalId }, body: {} })
  const canDecide = (row: Row) => mayDecide && row.state === 'in_review'

  useHotkeys([
    ['j', () => setPlace((now) => Math.min(now + 1, rows.length - 1))],
    ['k', () => setPlace((now) => Math.max(now - 1, 0))],
    ['a', () => chosen && canDecide(chosen) && approveRow(chosen)],
    ['r', () => chosen && canDecide(chosen) && setRefusing(chosen)],
    [
      'enter',
      () =>
        chosen &&
        void navigate({ to: '/jogador/$playerId', params: { playerId: chosen.playerId } }),
    ],
  ])

  return (
    <Page
      title={t.withdrawals}
      actions={
        <SegmentedControl
          value={state}
          onChange={(value) => {
            setState(value)
            setAfter(undefined)
            setPlace(0)
          }}
          data={TABS.map((value) => ({ value, label: word(t.states, value) }))}
        />
      }
    >
      <Loaded query={query} isEmpty={(found) => found.length === 0}>
        {(found) => (
          <Table.ScrollContainer minWidth={900}>
            <Table verticalSpacing="xs" highlightOnHover>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t.player}</Table.Th>
                  <Table.Th>{t.destination}</Table.Th>
                  <Table.Th className="money">{t.amount}</Table.Th>
                  <Table.Th className="money">{t.net}</Table.Th>
                  <Table.Th>{t.risk}</Table.Th>
                  <Table.Th>{t.approvalsShort}</Table.Th>
                  <Table.Th>{t.asked}</Table.Th>
                  <Table.Th>{t.due}</Table.Th>
                  <Table.Th />
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {found.map((row) => (
                  <Table.Tr
                    key={row.withdrawalId}
                    className={row === chosen ? 'chosen' : undefined}
                    aria-selected={row === chosen}
                  >
                    <Table.Td>
                      <Link to="/jogador/$playerId" params={{ playerId: row.playerId }}>
                        #{row.playerId}
                      </Link>
                    </Table.Td>
                    <Table.Td>
                      {row.type} <span className="code">{row.destination}</span>
                    </Table.Td>
                    <Table.Td className="money">
                      <Money amount={row.amount} />
                    </Table.Td>
                    <Table.Td className="money">
                      {row.usdt ? `${row.usdt} USDT` : <Money amount={row.net} />}
                    </Table.Td>
                    <Table.Td>
                      <Group gap={4} miw={170}>
                        <Badge color={row.riskScore >= 50 ? 'red' : 'gray'}>{row.riskScore}</Badge>
                        {row.flags.map((flag) => (
                          <Badge key={flag} variant="light" color="orange" tt="none" maw="none">
                            {word(t.riskFlags, flag)}
                          </Badge>
                        ))}
                      </Group>
                    </Table.Td>
                    <Table.Td>
                      {row.approvals}/{row.approvalsNeeded}
                    </Table.Td>
                    <Table.Td>
                      <Instant at={row.requestedAt} />
                    </Table.Td>
                    <Table.Td>
                      <Text size="sm" component="span" c={isLate(row) ? 'red' : 'bright'}>
                        <Instant at={row.reviewDueAt} />
                      </Text>
                    </Table.Td>
                    <Table.Td>
                      <Group gap="xs" wrap="nowrap" justify="flex-end">
                        {canDecide(row) && (
                          <>
                            <Button
                              size="xs"
                              loading={approve.isPending}
                              onClick={() => approveRow(row)}
                            >
                              {t.approve}
                            </Button>
                            <Button
                              size="xs"
                              color="red"
                              variant="light"
                              onClick={() => setRefusing(row)}
                            >
                              {t.refuse}
                            </Button>
                          </>
                        )}
                        {mayDecide && row.type === 'USDT' && row.state === 'approved' && (
                          <Button size="xs" onClick={() => setPaying(row)}>
                            {t.pay}
                          </Button>
                        )}
                      </Group>
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        )}
      </Loaded>
      <Group justify="space-between">
        <Text size="xs" c="dimmed">
          {t.keys}
        </Text>
        <Group>
          {after && (
            <Button size="xs" variant="default" onClick={() => setAfter(undefined)}>
              {t.first}
            </Button>
          )}
          {rows.length === PAGE && (
            <Button size="xs" variant="default" onClick={() => setAfter(rows.at(-1)!.withdrawalId)}>
              {t.next}
            </Button>
          )}
        </Group>
      </Group>
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
