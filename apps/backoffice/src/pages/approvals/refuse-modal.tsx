import { ops } from '@jogada/contract'
import { useChange } from '../../api/use-call.ts'
import { ReasonModal } from '../../components/reason-modal.tsx'
import { useTexts } from '../../i18n/use-texts.tsx'

/** Asks why a request is refused, or taken back by whoever made it; closed without one. */
export function RefuseModal(props: {
  readonly approvalId: string | null
  readonly onClose: () => void
}) {
  const { approvalId, onClose } = props
  const { t } = useTexts()
  const refuse = useChange(ops.approvals.refuse, onClose)
  return (
    <ReasonModal
      title={t.refuse}
      isOpen={approvalId !== null}
      isBusy={refuse.isPending}
      onClose={onClose}
      onConfirm={(note) => refuse.mutate({ params: { approvalId: approvalId! }, body: { note } })}
    />
  )
}
