import { ops } from '@jogada/contract'
import { formatCpf } from '@jogada/core/documents/cpf'
import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useChange } from '../api/use-call.ts'
import { playerFileTexts } from '../i18n/areas/player-file.ts'
import { useArea } from '../i18n/use-area.ts'
import { useTexts, word } from '../i18n/use-texts.tsx'
import { useMe } from '../me.ts'
import { ReasonModal } from './reason-modal.tsx'

/**
 * A masked field, empty where there is nothing to show; showing it in clear asks for a reason and is
 * recorded.
 */
export function Reveal(props: {
  readonly playerId: string
  readonly field: ops.players.RevealedField
  readonly label: string
  readonly masked: string
}) {
  const { t } = useTexts()
  const me = useMe()
  const [isAsking, setAsking] = useState(false)
  const area = useArea(playerFileTexts)
  const [clear, setClear] = useState<string | null>(null)
  const shownAs: Partial<Record<typeof props.field, (value: string) => string>> = {
    cpf: formatCpf,
    gender: (value) => word(area.genders, value),
  }
  const reveal = useChange(ops.players.reveal, ({ value }) => {
    setClear(shownAs[props.field]?.(value) ?? value)
    setAsking(false)
  })
  const { playerId, field } = props
  return (
    <Group gap={6}>
      <Text size="sm" c="dimmed">
        {props.label}
      </Text>
      <Text size="sm">{clear ?? (props.masked || '–')}</Text>
      {clear === null && props.masked !== '' && me.may('player.reveal') && (
        <Button size="compact-xs" variant="subtle" onClick={() => setAsking(true)}>
          {t.reveal}
        </Button>
      )}
      <ReasonModal
        title={`${t.reveal}: ${props.label}`}
        isOpen={isAsking}
        isBusy={reveal.isPending}
        onClose={() => setAsking(false)}
        onConfirm={(reason) => reveal.mutate({ params: { playerId }, body: { field, reason } })}
      />
    </Group>
  )
}
