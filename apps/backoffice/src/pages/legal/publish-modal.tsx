import { ops } from '@jogada/contract'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useChange } from '../../api/use-call.ts'
import { ClockInput } from '../../components/clock-input.tsx'
import { ReasonModal } from '../../components/reason-modal.tsx'
import { instantAt } from '../../components/wall-clock.ts'
import { legalTexts } from '../../i18n/areas/legal.ts'
import { useArea } from '../../i18n/use-area.ts'
import type { Writing } from './use-writing.ts'

/** Asks for the publishing of what is written: from when it holds, and why. */
export function PublishModal(props: {
  readonly writing: Writing
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onAsked: () => void
  /** What is said above the rest. */
  readonly children: ReactNode
}) {
  const { writing, isOpen, onClose, onAsked, children } = props
  const { base, text, isWhole, isOvertaken } = writing
  const { document, version } = base
  const t = useArea(legalTexts)
  const [when, setWhen] = useState('')
  const publish = useChange(ops.legal.publish, onAsked)
  return (
    <ReasonModal
      title={`${t.ask}: ${t.documents[document]} ${version + 1}`}
      lead={t.askLead}
      isOpen={isOpen}
      size="lg"
      isReady={isWhole && !isOvertaken}
      isBusy={publish.isPending}
      onClose={onClose}
      onConfirm={(reason) => {
        const effectiveAt = instantAt(when)
        if (effectiveAt) publish.mutate({ body: { ...text, version, effectiveAt, reason } })
      }}
    >
      {children}
      <ClockInput
        label={t.when}
        required
        value={when}
        onChange={(event) => setWhen(event.currentTarget.value)}
      />
    </ReasonModal>
  )
}
