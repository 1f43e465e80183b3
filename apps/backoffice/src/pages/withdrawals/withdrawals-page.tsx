import { ops } from '@jogada/contract'
import {
  Badge,
  Button,
  Checkbox,
  Group,
  SegmentedControl,
  Select,
  Text,
  TextInput,
} from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Dispatch, SetStateAction } from 'react'
import { useCall } from '../../api/use-call.ts'
import { useAddressFilter } from '../../components/address-filter.ts'
import { useRowKeys } from '../../components/row-keys.ts'
import { Pager, Rows } from '../../components/rows.tsx'
import { ReasonModal } from '../../components/reason-modal.tsx'
import { PlayerLink } from '../../components/player-link.tsx'
import { Decide } from '../../components/decide.tsx'
import { Loaded, Page } from '../../components/page.tsx'
import { SavedViews } from '../../components/saved-views.tsx'
import type { Filter } from '../../components/saved-views.tsx'
import { SelectionBar, useEach, useSelection } from '../../components/selection.tsx'
import { Instant, Money, reaisText } from '../../components/shown.tsx'
import { amountOf } from '../../components/amounts.ts'
import { sumOf } from '../../components/sum.ts'
import { listTexts } from '../../i18n/areas/lists.ts'
import { withdrawalTexts } from '../../i18n/areas/withdrawals.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts, word } from '../../i18n/use-texts.tsx'
import { useMe } from '../../me.ts'
import { Net, WithdrawalDialog } from './withdrawal-dialog.tsx'
import { PayModal, RefuseModal } from './withdrawal-modals.tsx'
import type { Row } from './withdrawal-modals.tsx'

type State = Row['state']

const TABS: readonly State[] = ['in_review', 'approved', 'sent', 'paid', 'refused']
const TYPES: readonly Row['type'][] = ['CPF', 'CNPJ', 'USDT']
const REFRESH_MS = 10_000
const PAGE = 100

type Shown = {
  readonly state: State
  readonly type?: Row['type']
  readonly flag?: string
  readonly from?: string
  readonly to?: string
  readonly late?: '1'
  readonly returned?: '1'
}

/** A kept view, or what was typed, as the call takes it. */
function filterOf(kept: Filter): Shown {
  const { type, flag, from, to, late, returned } = kept
  return {
    state: TABS.find((state) => state === kept.state) ?? 'in_review',
    ...(TYPES.some((one) => one === type) ? { type: type as Row['type'] } : {}),
    ...(flag ? { flag } : {}),
    ...(from ? { from: amountOf(from) } : {}),
    ...(to ? { to: amountOf(to) } : {}),
    ...(late ? { late: '1' as const } : {}),
    ...(returned ? { returned: '1' as const } : {}),
  }
}

/** The queue of withdrawals, decided with the keyboard or the mouse, one by one or several at once. */
export function WithdrawalsPage() {
  const { t } = useTexts()
  const texts = useArea(withdrawalTexts)
  const me = useMe()
  const navigate = useNavigate()
  const [typed, setTyped] = useAddressFilter()
  const [after, setAfter] = useState<string>()
  const [refusing, setRefusing] = useState<readonly Row[]>([])
  const [approving, setApproving] = useState<readonly Row[]>([])
  const [looking, setLooking] = useState<Row | null>(null)
  const [paying, setPaying] = useState<Row | null>(null)
  const filter = filterOf(typed)
  const query = useCall(
    ops.queues.withdrawals,
    { query: { ...filter, ...(after ? { after } : {}) } },
    { refreshMs: REFRESH_MS },
  )
  const rows = query.data ?? []
  const mayDecide = me.may('withdrawal.decide')
  const canDecide = (row: Row) => mayDecide && row.state === 'in_review'
  const canApprove = (row: Row) => canDecide(row) && !row.isApprovedByYou
  const selection = useSelection(rows, ({ withdrawalId }) => withdrawalId, canApprove)

  const { chosen, restart } = useRowKeys(rows, ({ withdrawalId }) => withdrawalId, setLooking, {
    a: (row) => canApprove(row) && setLooking(row),
    r: (row) => canDecide(row) && setRefusing([row]),
    x: selection.toggle,
    p: ({ playerId }) => void navigate({ to: '/jogador/$playerId', params: { playerId } }),
  })
  const change = (next: Filter) => {
    setTyped(next)
    setAfter(undefined)
    selection.clear()
    restart()
  }

  return (
    <Page
      title={t.withdrawals}
      file={{ table: 'withdrawals', filter }}
      actions={
        <Group gap="xs">
          {me.may('setting.view') && (
            <Button
              size="xs"
              variant="default"
              renderRoot={(props) => <Link to="/saques/regras" {...props} />}
            >
              {texts.rules}
            </Button>
          )}
          <SavedViews page="withdrawals" filter={filter} onChoose={change} />
          <SegmentedControl
            value={filter.state}
            onChange={(state) => change({ ...typed, state })}
            data={TABS.map((value) => ({ value, label: word(t.states, value) }))}
          />
        </Group>
      }
    >
      <Filters typed={typed} onChange={change} />
      <SelectionBar selection={selection}>
        <Button size="xs" onClick={() => setApproving(selection.rows)}>
          {t.approve}
        </Button>
        <Button size="xs" color="red" variant="light" onClick={() => setRefusing(selection.rows)}>
          {t.refuse}
        </Button>
      </SelectionBar>
      <Loaded query={query} isEmpty={(found) => found.length === 0}>
        {(found) => (
          <Rows
            list="withdrawals"
            rows={found}
            rowKey={(row) => row.withdrawalId}
            chosen={chosen}
            selection={mayDecide && filter.state === 'in_review' ? selection : undefined}
            minWidth={900}
            columns={[
              { head: t.player, render: (row) => <PlayerLink playerId={row.playerId} /> },
              {
                head: t.destination,
                render: (row) => (
                  <>
                    {row.type} <div className="code day">{row.destination}</div>
                  </>
                ),
              },
              {
                head: t.amount,
                kind: 'money',
                render: (row) => (
                  <>
                    <Money amount={row.amount} />
                    <Text size="xs" c="dimmed">
                      {t.net} <Net row={row} />
                    </Text>
                  </>
                ),
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
              {
                head: t.due,
                render: (row) => (
                  <>
                    <Text size="sm" component="span" c={isLate(row) ? 'red' : 'bright'}>
                      <Instant at={row.reviewDueAt} />
                    </Text>
                    <Text size="xs" c="dimmed">
                      {t.asked} <Instant at={row.requestedAt} />
                    </Text>
                  </>
                ),
              },
              {
                kind: 'actions',
                render: (row) => (
                  <Group gap="xs" wrap="nowrap" justify="flex-end">
                    {!canApprove(row) && (
                      <Button size="xs" variant="default" onClick={() => setLooking(row)}>
                        {texts.look}
                      </Button>
                    )}
                    {canApprove(row) && (
                      <Decide
                        isBusy={false}
                        onApprove={() => setLooking(row)}
                        onRefuse={() => setRefusing([row])}
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
        keys={rows.length > 0 ? texts.keys : ''}
        nextLabel={t.next}
        first={after && (() => setAfter(undefined))}
        next={rows.length === PAGE && (() => setAfter(seenUpTo(rows.at(-1)!)))}
      />
      {refusing.length > 0 && <Refusing rows={refusing} onKeep={setRefusing} />}
      {approving.length > 0 && <Approving rows={approving} onKeep={setApproving} />}
      {looking && (
        <WithdrawalDialog
          row={looking}
          canDecide={canDecide(looking)}
          onClose={() => setLooking(null)}
          onRefuse={() => {
            setLooking(null)
            setRefusing([looking])
          }}
        />
      )}
      {paying && <PayModal row={paying} onClose={() => setPaying(null)} />}
    </Page>
  )
}

const isLate = ({ reviewDueAt, state }: Row) =>
  state === 'in_review' && reviewDueAt !== null && Date.parse(reviewDueAt) < Date.now()

/** Where the next page goes on. */
const seenUpTo = ({ requestedAt, withdrawalId }: Row) => `${requestedAt} ${withdrawalId}`

const placeOf = ({ playerId, withdrawalId }: Row) => ({ playerId, withdrawalId })

/** Keeps the rows that are left to be decided: none once it is closed. */
type BulkProps = {
  readonly rows: readonly Row[]
  readonly onKeep: Dispatch<SetStateAction<readonly Row[]>>
}

/** Of rows those that calls were left for. */
const ofCalls =
  (left: readonly { readonly params: { readonly withdrawalId: string } }[]) =>
  (rows: readonly Row[]) =>
    rows.filter((row) => left.some(({ params }) => params.withdrawalId === row.withdrawalId))

/** Count and sum, before several are decided. */
function useTitle(rows: readonly Row[], text: string) {
  const { lang } = useTexts()
  const sum = sumOf(rows.map(({ amount }) => amount))
  return text.replace('{n}', String(rows.length)).replace('{sum}', reaisText(sum, lang))
}

function Refusing({ rows, onKeep }: BulkProps) {
  const { t } = useTexts()
  const many = useTitle(rows, useArea(listTexts).bulkRefuse)
  const close = () => onKeep([])
  const refuse = useEach(ops.queues.refuseWithdrawal, close, (left) => onKeep(ofCalls(left)))
  return (
    <RefuseModal
      title={rows.length === 1 ? t.refuse : many}
      amount={sumOf(rows.map(({ amount }) => amount))}
      isBusy={refuse.isPending}
      onClose={close}
      onRefuse={(body) => refuse.mutate(rows.map((row) => ({ params: placeOf(row), body })))}
    />
  )
}

function Approving({ rows, onKeep }: BulkProps) {
  const lists = useArea(listTexts)
  const title = useTitle(rows, lists.bulkApprove)
  const close = () => onKeep([])
  const approve = useEach(ops.queues.approveWithdrawal, close, (left) => onKeep(ofCalls(left)))
  return (
    <ReasonModal
      title={title}
      lead={lists.bulkApproveLead}
      isOpen
      isBusy={approve.isPending}
      onClose={close}
      onConfirm={(note) =>
        approve.mutate(rows.map((row) => ({ params: placeOf(row), body: { note } })))
      }
    />
  )
}

function Filters(props: { readonly typed: Filter; readonly onChange: (filter: Filter) => void }) {
  const { typed, onChange } = props
  const { t } = useTexts()
  const lists = useArea(listTexts)
  const amount = (name: 'from' | 'to') => (
    <TextInput
      size="xs"
      w={110}
      aria-label={lists[name]}
      placeholder={lists[name]}
      inputMode="decimal"
      value={typed[name] ?? ''}
      onChange={(event) => {
        const text = event.currentTarget.value
        if (/^\d{0,9}([.,]\d{0,2})?$/.test(text)) onChange({ ...typed, [name]: text })
      }}
    />
  )
  const check = (name: 'late' | 'returned') => (
    <Checkbox
      size="xs"
      label={lists[name]}
      checked={typed[name] === '1'}
      onChange={(event) =>
        onChange({ ...typed, [name]: event.currentTarget.checked ? '1' : undefined })
      }
    />
  )
  return (
    <Group gap="xs">
      <Select
        size="xs"
        w={130}
        clearable
        aria-label={lists.type}
        placeholder={lists.type}
        value={typed.type ?? null}
        onChange={(type) => onChange({ ...typed, type: type ?? undefined })}
        data={[...TYPES]}
      />
      <Select
        size="xs"
        w={190}
        clearable
        searchable
        aria-label={lists.flag}
        placeholder={lists.flag}
        value={typed.flag ?? null}
        onChange={(flag) => onChange({ ...typed, flag: flag ?? undefined })}
        data={Object.entries(t.riskFlags).map(([value, label]) => ({ value, label }))}
      />
      {amount('from')}
      {amount('to')}
      {check('late')}
      {check('returned')}
    </Group>
  )
}
