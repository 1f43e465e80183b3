import { ops } from '@jogada/contract'
import { languages } from '@jogada/contract/languages'
import { Button, Select } from '@mantine/core'
import { useState } from 'react'
import { useChange } from '../../api/use-call.ts'
import { playerActionTexts } from '../../i18n/areas/player-actions.ts'
import { useArea } from '../../i18n/use-area.ts'
import { ReasonModal } from '../reason-modal.tsx'

type Language = (typeof languages)[number]['key']

type ReleaseButtonProps = {
  readonly playerId: string
  /** What was lost: the confirmed phone, or the authenticator and its recovery codes. */
  readonly lost: 'phone' | 'factor'
}

const CALLS = { phone: ops.players.releasePhone, factor: ops.players.releaseFactor }

/** Asks a second person to release what a player lost and needs to get in. */
export function ReleaseButton({ playerId, lost }: ReleaseButtonProps) {
  const t = useArea(playerActionTexts)
  const [isOpen, setIsOpen] = useState(false)
  const [language, setLanguage] = useState<Language>('pt_BR')
  const close = () => setIsOpen(false)
  const [title, lead] =
    lost === 'phone' ? [t.releasePhone, t.releasePhoneLead] : [t.releaseFactor, t.releaseFactorLead]
  const ask = useChange(CALLS[lost], close)
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setIsOpen(true)}>
        {title}
      </Button>
      <ReasonModal
        title={title}
        lead={lead}
        isOpen={isOpen}
        isBusy={ask.isPending}
        onClose={close}
        onConfirm={(reason) => ask.mutate({ params: { playerId }, body: { language, reason } })}
      >
        <Select
          label={t.language}
          allowDeselect={false}
          searchable
          data={languages.map(({ key, name }) => ({ value: key, label: name }))}
          value={language}
          onChange={(key) => setLanguage(languages.find((one) => one.key === key)?.key ?? language)}
        />
      </ReasonModal>
    </>
  )
}
