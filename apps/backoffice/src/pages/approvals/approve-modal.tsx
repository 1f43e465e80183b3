import { ops } from '@jogada/contract'
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useChange } from '../../api/use-call.ts'
import { Subject } from '../../components/subject.tsx'
import { approvalTexts } from '../../i18n/areas/approvals.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts, word } from '../../i18n/use-texts.tsx'
import { Difference } from './difference.tsx'
import type { Request } from './request-card.tsx'

/** What approving carries out, once more, before it is carried out. */
export function ApproveModal(props: { readonly request: Request; readonly onClose: () => void }) {
  const { request, onClose } = props
  const { t } = useTexts()
  const texts = useArea(approvalTexts)
  const [note, setNote] = useState('')
  const approve = useChange(ops.approvals.approve, onClose)
  return (
    <Modal
      opened
      onClose={onClose}
      title={`${t.approve}: ${word(t.approvalKinds, request.kind)}`}
      size="lg"
      centered
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          approve.mutate({
            params: { approvalId: request.approvalId },
            body: note.trim() === '' ? {} : { note: note.trim() },
          })
        }}
      >
        <Stack>
          <div>
            <Subject subject={request.subject} />
            <Text size="sm">“{request.reason}”</Text>
            <Text size="xs" c="dimmed">
              {t.maker}: {request.maker}
            </Text>
          </div>
          <Difference request={request} />
          <Text size="sm">{texts.approveLead}</Text>
          <TextInput
            label={texts.note}
            description={t.reasonHint}
            maxLength={500}
            data-autofocus
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t.cancel}
            </Button>
            <Button type="submit" loading={approve.isPending}>
              {t.approve}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
