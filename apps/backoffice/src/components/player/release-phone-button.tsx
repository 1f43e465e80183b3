import { ops } from '@jogada/contract'
import { languages } from '@jogada/contract/languages'
import { Button, Select } from '@mantine/core'
import { useState } from 'react'
import { useChange } from '../../api/use-call.ts'
import { playerActionTexts } from '../../i18n/areas/player-actions.ts'
import { useArea } from '../../i18n/use-area.ts'
import { ReasonModal } from '../reason-modal.tsx'

type Language = (typeof languages)[number]['key']

/** Asks a second person to release the confirmed phone of a player who lost it. */
export function ReleasePhoneButton({ playerId }: { readonly playerId: string }) {
  const t = useArea(playerActionTexts)
  const [isOpen, setIsOpen] = useState(false)
  const [language, setLanguage] = useState<Language>('pt_BR')
  const close = () => setIsOpen(false)
  const ask = useChange(ops.players.releasePhone, close)
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setIsOpen(true)}>
        {t.releasePhone}
      </Button>
      <ReasonModal
        title={t.releasePhone}
        lead={t.releasePhoneLead}
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
