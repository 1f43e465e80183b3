import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Badge, Button, Card, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '../../api/use-call.ts'
import { Loaded } from '../../components/page.tsx'
import { Pager, Rows } from '../../components/rows.tsx'
import { Instant } from '../../components/shown.tsx'
import { careTexts } from '../../i18n/areas/care.ts'
import { playerFileTexts } from '../../i18n/areas/player-file.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts } from '../../i18n/use-texts.tsx'

type Ticket = CallReply<typeof ops.playerFile.tickets>['tickets'][number]

const COLORS = { open: 'orange', answered: 'teal', closed: 'gray' } as const

/** What a player asked, in every state, the last changed first. */
export function Tickets({ playerId }: { readonly playerId: string }) {
  const { t } = useTexts()
  const care = useArea(careTexts)
  const area = useArea(playerFileTexts)
  const [after, setAfter] = useState<string>()
  const [opened, setOpened] = useState<Ticket | null>(null)
  const query = useCall(ops.playerFile.tickets, {
    params: { playerId },
    query: after ? { after } : {},
  })
  return (
    <Loaded query={query} isEmpty={({ tickets }) => tickets.length === 0}>
      {({ tickets, next }) => (
        <>
          <Rows
            list="player-tickets"
            rows={tickets}
            rowKey={(one) => one.ticketId}
            minWidth={720}
            columns={[
              { head: '#', kind: 'code', render: (one) => one.ticketId },
              {
                head: t.state,
                render: (one) => (
                  <Badge variant="light" color={one.isLate ? 'red' : COLORS[one.state]}>
                    {one.isLate ? care.late : care.ticketStates[one.state]}
                  </Badge>
                ),
              },
              { head: care.topic, render: (one) => care.topics[one.topic] },
              { head: care.about, render: (one) => one.about },
              { head: area.opened, render: (one) => <Instant at={one.openedAt} /> },
              { head: care.changed, render: (one) => <Instant at={one.changedAt} /> },
              {
                kind: 'actions',
                render: (one) => (
                  <Button size="xs" variant="light" onClick={() => setOpened(one)}>
                    {area.conversation}
                  </Button>
                ),
              },
            ]}
          />
          <Pager
            first={after !== undefined && (() => setAfter(undefined))}
            next={next !== null && (() => setAfter(next))}
          />
          {opened && (
            <Modal
              opened
              onClose={() => setOpened(null)}
              title={`#${opened.ticketId} ${care.topics[opened.topic]}`}
              size="lg"
              centered
            >
              <Thread ticketId={opened.ticketId} />
            </Modal>
          )}
        </>
      )}
    </Loaded>
  )
}

function Thread({ ticketId }: { readonly ticketId: string }) {
  const care = useArea(careTexts)
  const query = useCall(ops.care.ticketThread, { params: { ticketId } })
  return (
    <Loaded query={query}>
      {({ messages }) => (
        <Stack gap="xs">
          {messages.map((message) => (
            <Card key={`${message.at}${message.text}`} withBorder padding="sm">
              <Text size="xs" c="dimmed">
                {message.by ?? care.fromPlayer} · <Instant at={message.at} />
              </Text>
              <Text className="said">{message.text}</Text>
            </Card>
          ))}
        </Stack>
      )}
    </Loaded>
  )
}
