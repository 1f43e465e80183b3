import { ops } from '@jogada/contract'
import { useChange } from '../../api/use-call.ts'
import { ReasonModal } from '../../components/reason-modal.tsx'
import { approvalTexts } from '../../i18n/areas/approvals.ts'
import { ownSafetyTexts } from '../../i18n/areas/own-safety.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts } from '../../i18n/use-texts.tsx'
import type { Person } from './staff-rows.tsx'

/** Null while nobody was chosen: the dialog is closed then. */
type ConfirmProps = { readonly person: Person | null; readonly onClose: () => void }

/** Takes the second factor of somebody away, with a reason. */
export function ResetFactor({ person, onClose }: ConfirmProps) {
  const texts = useArea(approvalTexts)
  const reset = useChange(ops.opsAccount.resetFactor, onClose)
  return (
    <ReasonModal
      title={`${texts.resetFactor}: ${person?.name ?? ''}`}
      lead={texts.resetLead}
      isOpen={person !== null}
      isBusy={reset.isPending}
      onClose={onClose}
      onConfirm={(reason) =>
        reset.mutate({ params: { staffId: person!.staffId }, body: { reason } })
      }
    />
  )
}

/** Ends every session of somebody, with a reason. */
export function EndSessions({ person, onClose }: ConfirmProps) {
  const texts = useArea(ownSafetyTexts)
  const end = useChange(ops.opsAccount.endSessions, onClose)
  return (
    <ReasonModal
      title={`${texts.endAll}: ${person?.name ?? ''}`}
      lead={texts.endAllLead}
      isOpen={person !== null}
      isBusy={end.isPending}
      onClose={onClose}
      onConfirm={(reason) => end.mutate({ params: { staffId: person!.staffId }, body: { reason } })}
    />
  )
}

/** Lets somebody in no longer, or again, with a reason. */
export function SwitchActive({ person, onClose }: ConfirmProps) {
  const { t } = useTexts()
  const setActive = useChange(ops.opsAccount.setActive, onClose)
  return (
    <ReasonModal
      title={person?.isActive ? t.deactivate : t.activate}
      isOpen={person !== null}
      isBusy={setActive.isPending}
      onClose={onClose}
      onConfirm={(reason) =>
        setActive.mutate({
          params: { staffId: person!.staffId },
          body: { isActive: !person!.isActive, reason },
        })
      }
    />
  )
}
