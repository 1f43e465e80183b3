import { ops } from '@jogada/contract'
import type { Dispatch, SetStateAction } from 'react'
import { ReasonModal } from '../../components/reason-modal.tsx'
import { useEach } from '../../components/selection.tsx'
import { reaisText } from '../../components/shown.tsx'
import { sumOf } from '../../components/sum.ts'
import { listTexts } from '../../i18n/areas/lists.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts } from '../../i18n/use-texts.tsx'
import { RefuseModal } from './withdrawal-modals.tsx'
import type { Row } from './withdrawal-modals.tsx'

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

/** Refuses one withdrawal or several, for the reason that their players read. */
export function Refusing({ rows, onKeep }: BulkProps) {
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

/** Approves several withdrawals with one note. */
export function Approving({ rows, onKeep }: BulkProps) {
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
