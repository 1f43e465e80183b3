import { Badge, Button, Group, Text } from '@mantine/core'
import { Decide } from '../../components/decide.tsx'
import { DueBy } from '../../components/due-by.tsx'
import { PlayerLink } from '../../components/player-link.tsx'
import { Rows } from '../../components/rows.tsx'
import type { Selection } from '../../components/selection.tsx'
import { Money } from '../../components/shown.tsx'
import { withdrawalTexts } from '../../i18n/areas/withdrawals.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts, word } from '../../i18n/use-texts.tsx'
import { Net } from './net.tsx'
import { useDecidable } from './use-decidable.ts'
import type { Row } from './withdrawal-modals.tsx'

/** What can be begun with one withdrawal. */
export type ActsOn = {
  readonly onLook: (row: Row) => void
  readonly onRefuse: (row: Row) => void
  readonly onPay: (row: Row) => void
}

type RowsProps = ActsOn & {
  readonly rows: readonly Row[]
  readonly chosen: Row | undefined
  /** Not given where several cannot be decided at once. */
  readonly selection: Selection<Row> | undefined
}

/** Withdrawals with their risk, how far they are decided, and what can be done with each. */
export function WithdrawalRows({ rows, chosen, selection, ...acts }: RowsProps) {
  const { t } = useTexts()
  return (
    <Rows
      list="withdrawals"
      rows={rows}
      rowKey={(row) => row.withdrawalId}
      chosen={chosen}
      selection={selection}
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
        { head: t.risk, render: (row) => <Risk row={row} /> },
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
            <DueBy
              by={row.reviewDueAt}
              isWaiting={row.state === 'in_review'}
              begun={t.asked}
              since={row.requestedAt}
            />
          ),
        },
        { kind: 'actions', render: (row) => <Acts row={row} {...acts} /> },
      ]}
    />
  )
}

function Risk({ row }: { readonly row: Row }) {
  const { t } = useTexts()
  return (
    <Group gap={4} miw={170}>
      <Badge color={row.riskScore >= 50 ? 'red' : 'gray'}>{row.riskScore}</Badge>
      {row.flags.map((flag) => (
        <Badge key={flag} variant="light" color="orange" tt="none" maw="none">
          {word(t.riskFlags, flag)}
        </Badge>
      ))}
    </Group>
  )
}

function Acts(props: { readonly row: Row } & ActsOn) {
  const { row, onLook, onRefuse, onPay } = props
  const { t } = useTexts()
  const texts = useArea(withdrawalTexts)
  const { mayDecide, canApprove } = useDecidable()
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      {!canApprove(row) && (
        <Button size="xs" variant="default" onClick={() => onLook(row)}>
          {texts.look}
        </Button>
      )}
      {canApprove(row) && (
        <Decide isBusy={false} onApprove={() => onLook(row)} onRefuse={() => onRefuse(row)} />
      )}
      {mayDecide && row.type === 'USDT' && row.state === 'approved' && (
        <Button size="xs" onClick={() => onPay(row)}>
          {t.pay}
        </Button>
      )}
    </Group>
  )
}
