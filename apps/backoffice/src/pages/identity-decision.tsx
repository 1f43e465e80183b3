import { formatCpf } from '@jogada/core/documents/cpf'
import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Button, Group, Image, Modal, Select, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useChange } from '../api/use-call.ts'
import { Decide } from '../components/decide.tsx'
import { useTexts, word } from '../i18n/use-texts.tsx'

export type WaitingDocument = CallReply<typeof ops.identity.documents>[number]

const REASONS = [
  'picture_unreadable',
  'picture_cut',
  'document_other',
  'document_expired',
  'name_differs',
  'cpf_differs',
  'birth_date_differs',
  'face_differs',
  'face_not_live',
] as const

type Reason = (typeof REASONS)[number]

/** The picture beside the data that it must show, until it is decided. Opening it is recorded. */
export function IdentityDecision(props: {
  readonly row: WaitingDocument
  readonly close: () => void
  readonly next: () => void
}) {
  const { row, close } = props
  const { t } = useTexts()
  const [reason, setReason] = useState<Reason | null>(null)
  const look = useChange(ops.identity.openDocument)
  const decide = useChange(ops.identity.decideDocument, props.next)
  const params = { documentId: row.documentId }
  const seen = look.data
  const open = () => look.mutate({ params, body: {} })
  const end = (decision: 'approved' | 'refused', mark: string) => {
    const body = { decision, mark, ...(reason && { reason }) }
    // what it was held against may have changed: it is shown anew
    decide.mutate({ params, body }, { onError: open })
  }
  return (
    <Modal opened onClose={close} title={word(t.kycItems, row.item)} size="lg" centered>
      {seen ? (
        <Stack>
          <Image
            src={`data:${seen.type};base64,${seen.file}`}
            alt={word(t.kycItems, row.item)}
            fit="contain"
            mah={420}
          />
          <Text>
            {[seen.name, formatCpf(seen.cpf), seen.birthDate?.split('-').toReversed().join('/')]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          <Select
            label={t.reason}
            clearable
            data={REASONS.map((one) => ({ value: one, label: word(t.kycItemReasons, one) }))}
            value={reason}
            onChange={(value) => setReason(value)}
          />
          <Decide
            isBusy={decide.isPending}
            isApproveOff={reason !== null}
            isRefuseOff={reason === null}
            onApprove={() => end('approved', seen.mark)}
            onRefuse={() => end('refused', seen.mark)}
          />
        </Stack>
      ) : (
        <Stack>
          <Text size="sm">{t.kycLookTraced}</Text>
          <Group justify="flex-end">
            <Button data-autofocus loading={look.isPending} onClick={open}>
              {t.kycLook}
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  )
}
