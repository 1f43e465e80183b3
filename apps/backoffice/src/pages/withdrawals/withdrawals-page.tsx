import { Button } from '@mantine/core'
import { useState } from 'react'
import { Loaded, Page } from '../../components/page.tsx'
import { Pager } from '../../components/rows.tsx'
import { SelectionBar } from '../../components/selection.tsx'
import { withdrawalTexts } from '../../i18n/areas/withdrawals.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts } from '../../i18n/use-texts.tsx'
import { Approving, Refusing } from './decide-several.tsx'
import { useDecidable } from './use-decidable.ts'
import { useWithdrawals } from './use-withdrawals.ts'
import { WithdrawalDialog } from './withdrawal-dialog.tsx'
import { WithdrawalFilters, WithdrawalViews } from './withdrawal-filters.tsx'
import { PayModal } from './withdrawal-modals.tsx'
import type { Row } from './withdrawal-modals.tsx'
import { WithdrawalRows } from './withdrawal-rows.tsx'
import type { ActsOn } from './withdrawal-rows.tsx'

/** The queue of withdrawals, decided with the keyboard or the mouse, one by one or several at once. */
export function WithdrawalsPage() {
  const { t } = useTexts()
  const texts = useArea(withdrawalTexts)
  const [refusing, setRefusing] = useState<readonly Row[]>([])
  const [approving, setApproving] = useState<readonly Row[]>([])
  const [looking, setLooking] = useState<Row | null>(null)
  const [paying, setPaying] = useState<Row | null>(null)
  const { mayDecide, canDecide } = useDecidable()
  const acts: ActsOn = {
    onLook: setLooking,
    onRefuse: (row) => setRefusing([row]),
    onPay: setPaying,
  }
  const { typed, filter, query, chosen, selection, ...list } = useWithdrawals(acts)
  return (
    <Page
      title={t.withdrawals}
      file={{ table: 'withdrawals', filter }}
      actions={<WithdrawalViews typed={typed} onChange={list.change} />}
    >
      <WithdrawalFilters typed={typed} onChange={list.change} />
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
          <WithdrawalRows
            rows={found}
            chosen={chosen}
            selection={mayDecide && filter.state === 'in_review' ? selection : undefined}
            {...acts}
          />
        )}
      </Loaded>
      <Pager
        keys={list.rows.length > 0 ? texts.keys : ''}
        nextLabel={t.next}
        first={list.first}
        next={list.next}
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
