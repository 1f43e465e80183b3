import { ops } from '@jogada/contract'
import { Button, Card, Group, Stack, Text, Textarea } from '@mantine/core'
import { useRef, useState } from 'react'
import { useCall, useChange } from '../../api/use-call.ts'
import { Loaded } from '../../components/page.tsx'
import { PlayerLink } from '../../components/player-link.tsx'
import { ReadyAnswers } from '../../components/ready-answers.tsx'
import { Instant } from '../../components/shown.tsx'
import { careTexts } from '../../i18n/areas/care.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useMe } from '../../me.ts'
import { answerTo } from './answer-to.ts'
import { TicketMatter } from './ticket-matter.tsx'

const REFRESH_MS = 10_000

/** The conversation of a ticket as it grows, and the answer to it. */
export function Thread({ ticketId }: { readonly ticketId: string }) {
  const t = useArea(careTexts)
  const me = useMe()
  const [text, setText] = useState('')
  const params = { ticketId }
  const query = useCall(ops.care.ticketThread, { params }, { refreshMs: REFRESH_MS })
  const sent = useRef<ReturnType<typeof answerTo> | null>(null)
  const answer = useChange(ops.care.answerTicket, () => {
    sent.current = null
    setText('')
  })
  return (
    <Loaded query={query}>
      {({ ticket, messages }) => (
        <Stack>
          <Text size="sm" c="dimmed">
            {t.topics[ticket.topic]} · {ticket.about && `${ticket.about} · `}
            <PlayerLink playerId={ticket.playerId} />
            {ticket.rating !== null && ` · ${t.rating}: ${ticket.rating} ${t.ofFive}`}
          </Text>
          {ticket.ref && <TicketMatter playerId={ticket.playerId} ticketRef={ticket.ref} />}
          {messages.map((one) => (
            <Card
              key={`${one.at} ${one.text}`}
              withBorder
              ml={one.by ? 'xl' : 0}
              mr={one.by ? 0 : 'xl'}
            >
              <Text size="xs" c="dimmed">
                {one.by ?? t.fromPlayer} · <Instant at={one.at} />
              </Text>
              <Text style={{ whiteSpace: 'pre-wrap' }}>{one.text}</Text>
            </Card>
          ))}
          {me.may('ticket.answer') && (
            <form
              onSubmit={(event) => {
                event.preventDefault()
                // after a lost answer the same text is the same answer, whatever came since
                if (sent.current?.text !== text) sent.current = answerTo(ticket, text)
                answer.mutate({ params, body: sent.current })
              }}
            >
              <Stack gap="xs">
                <ReadyAnswers text={text} onChoose={setText} />
                <Textarea
                  label={t.answer}
                  description={t.answerHint}
                  ref={takeKeyboard}
                  autosize
                  minRows={3}
                  maxLength={2000}
                  value={text}
                  onChange={(event) => setText(event.currentTarget.value)}
                />
                <Group justify="flex-end">
                  <Button type="submit" disabled={text.trim() === ''} loading={answer.isPending}>
                    {t.answer}
                  </Button>
                </Group>
              </Stack>
            </form>
          )}
        </Stack>
      )}
    </Loaded>
  )
}

/** The field comes when the conversation has: it takes the keyboard then. */
const takeKeyboard = (field: HTMLTextAreaElement | null) => field?.focus()
