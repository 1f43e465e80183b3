import { ops } from '@jogada/contract'
import { Button, Group, Modal, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useEach } from '../../components/selection.tsx'
import { careTexts } from '../../i18n/areas/care.ts'
import { listTexts } from '../../i18n/areas/lists.ts'
import { useArea } from '../../i18n/use-area.ts'
import { answerTo } from './answer-to.ts'
import type { Row } from './ticket-rows.tsx'

/** One text for several tickets as they stood when they were chosen, as when something concerns many. */
export function AnswerAll(props: {
  readonly tickets: readonly Row[]
  readonly onClose: () => void
  readonly onKeep: (ticketIds: readonly string[]) => void
}) {
  const { tickets, onClose, onKeep } = props
  const t = useArea(careTexts)
  const lists = useArea(listTexts)
  const [text, setText] = useState('')
  const answer = useEach(ops.care.answerTicket, onClose, (left) =>
    onKeep(left.map(({ params }) => params.ticketId)),
  )
  return (
    <Modal
      opened
      onClose={onClose}
      title={lists.bulkAnswer.replace('{n}', String(tickets.length))}
      centered
    >
      <Stack>
        <Textarea
          label={lists.text}
          description={t.answerHint}
          data-autofocus
          autosize
          minRows={3}
          maxLength={2000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button
            disabled={text.trim() === ''}
            loading={answer.isPending}
            onClick={() =>
              answer.mutate(
                tickets.map((one) => ({
                  params: { ticketId: one.ticketId },
                  body: answerTo(one, text),
                })),
              )
            }
          >
            {t.answer}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
