import { ops } from '@jogada/contract'
import { formatCpf } from '@jogada/core/documents/cpf'
import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useChange } from '../api/use-call.ts'
import { useTexts } from '../i18n/use-texts.tsx'
import { useMe } from '../me.ts'
import { ReasonModal } from './reason-modal.tsx'

/** A masked field; showing it in clear asks for a reason and is recorded. */
export function Reveal(props: {
  readonly playerId: string
  readonly field: 'email' | 'phone' | 'cpf' | 'name'
  readonly label: string
  readonly masked: string
}) {
  const { t } = useTexts()
  const me = useMe()
  const [isAsking, setAsking] = useState(false)
  const [clear, setClear] = useState<string | null>(null)
  const reveal = useChange(ops.players.reveal, ({ value }) => {
    setClear(props.field === 'cpf' ? formatCpf(value) : value)
    setAsking(false)
  })
  const { playerId, field } = props
  return (
    <Group gap={6}>
      <Text size="sm" c="dimmed">
        {props.label}
      </Text>
      <Text size="sm">{clear ?? props.masked}</Text>
      {clear === null && me.may('player.reveal') && (
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
