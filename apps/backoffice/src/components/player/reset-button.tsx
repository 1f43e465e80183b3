import { ops } from '@jogada/contract'
import { languages } from '@jogada/contract/languages'
import { Button, Select } from '@mantine/core'
import { useState } from 'react'
import { useChange } from '../../api/use-call.ts'
import { playerActionTexts } from '../../i18n/areas/player-actions.ts'
import { useArea } from '../../i18n/use-area.ts'
import { ReasonModal } from '../reason-modal.tsx'

type Language = (typeof languages)[number]['key']

/** Has the player mailed the code for a new password. */
export function ResetButton({ playerId }: { readonly playerId: string }) {
  const t = useArea(playerActionTexts)
  const [isOpen, setIsOpen] = useState(false)
  const [language, setLanguage] = useState<Language>('pt_BR')
  const close = () => setIsOpen(false)
  const send = useChange(ops.players.sendReset, close)
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setIsOpen(true)}>
        {t.reset}
      </Button>
      <ReasonModal
        title={t.resetTitle}
        lead={t.resetLead}
        isOpen={isOpen}
        isBusy={send.isPending}
        onClose={close}
        onConfirm={(reason) => send.mutate({ params: { playerId }, body: { language, reason } })}
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
