import { formatCpf } from '@jogada/core/documents/cpf'
import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Button, Group, Image, Modal, Select, SimpleGrid, Stack, Text } from '@mantine/core'
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

/**
 * The picture beside the data that it must show and the player's others, until it is decided. Opening
 * them is recorded.
 */
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
    <Modal opened onClose={close} title={word(t.kycItems, row.item)} size="xl" centered>
      {seen ? (
        <Stack>
          <SimpleGrid cols={{ base: 1, sm: seen.beside.length > 0 ? 2 : 1 }}>
            <Picture item={row.item} picture={seen} />
            {seen.beside.map((other) => (
              <Picture key={other.item} item={other.item} picture={other} isBeside />
            ))}
          </SimpleGrid>
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

type PictureProps = {
  readonly item: WaitingDocument['item']
  readonly picture: { readonly type: string; readonly file: string }
  /** Whether it is not the one that is decided on. */
  readonly isBeside?: boolean
}

function Picture({ item, picture, isBeside = false }: PictureProps) {
  const { t } = useTexts()
  const name = word(t.kycItems, item)
  return (
    <figure style={{ margin: 0 }}>
      <Image
        src={`data:${picture.type};base64,${picture.file}`}
        alt={name}
        fit="contain"
        mah={isBeside ? 300 : 420}
      />
      <Text component="figcaption" size="xs" c="dimmed" ta="center">
        {isBeside ? t.kycBeside.replace('{item}', name) : name}
      </Text>
    </figure>
  )
}
