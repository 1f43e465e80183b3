import { ops } from '@jogada/contract'
import {
  Badge,
  Button,
  Card,
  Drawer,
  Group,
  SegmentedControl,
  Stack,
  Table,
  Text,
  Textarea,
} from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useCall, useChange } from '../api/use-call.ts'
import { Loaded, Page } from '../components/page.tsx'
import { Instant } from '../components/shown.tsx'
import { careTexts } from '../i18n/areas/care.ts'
import { useArea } from '../i18n/use-area.ts'
import { useTexts } from '../i18n/use-texts.tsx'
import { useMe } from '../me.ts'

type State = 'open' | 'answered' | 'closed'

const STATES: readonly State[] = ['open', 'answered', 'closed']
const REFRESH_MS = 10_000

/** What players wrote, the most urgent first, and the answers. */
export function TicketsPage() {
  const t = useArea(careTexts)
  const { t: common } = useTexts()
  const [state, setState] = useState<State>('open')
  const [after, setAfter] = useState<string>()
  const [place, setPlace] = useState(0)
  const [openId, setOpenId] = useState<string | null>(null)
  const query = useCall(
    ops.care.tickets,
    { query: { state, ...(after ? { after } : {}) } },
    { refreshMs: REFRESH_MS },
  )
  const rows = query.data?.tickets ?? []
  const chosen = rows[Math.min(place, rows.length - 1)]
  useHotkeys([
    ['j', () => setPlace((now) => Math.min(now + 1, rows.length - 1))],
    ['k', () => setPlace((now) => Math.max(now - 1, 0))],
    ['enter', () => chosen && setOpenId(chosen.ticketId)],
  ])
  return (
    <Page
      title={t.tickets}
      actions={
        <SegmentedControl
          value={state}
          onChange={(value) => {
            setState(value)
            setAfter(undefined)
            setPlace(0)
          }}
          data={STATES.map((value) => ({ value, label: t.ticketStates[value] }))}
        />
      }
    >
      <Loaded query={query} isEmpty={({ tickets }) => tickets.length === 0}>
        {({ tickets, next }) => (
          <>
            <Table.ScrollContainer minWidth={680}>
              <Table verticalSpacing="xs" highlightOnHover>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th>{t.topic}</Table.Th>
                    <Table.Th>{t.about}</Table.Th>
                    <Table.Th>{t.player}</Table.Th>
                    <Table.Th>{t.changed}</Table.Th>
                    <Table.Th>{t.promised}</Table.Th>
                    <Table.Th />
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {tickets.map((row) => (
                    <Table.Tr
                      key={row.ticketId}
                      className={row === chosen ? 'chosen' : undefined}
                      aria-selected={row === chosen}
                    >
                      <Table.Td>{t.topics[row.topic]}</Table.Td>
                      <Table.Td className="code">{row.about || '–'}</Table.Td>
                      <Table.Td>
                        <Link to="/jogador/$playerId" params={{ playerId: row.playerId }}>
                          #{row.playerId}
                        </Link>
                      </Table.Td>
                      <Table.Td>
                        <Instant at={row.changedAt} />
                      </Table.Td>
                      <Table.Td>
                        <Instant at={row.answerBy} />{' '}
                        {row.isLate && <Badge color="red">{t.late}</Badge>}
                      </Table.Td>
                      <Table.Td className="money">
                        <Button
                          size="compact-xs"
                          variant="default"
                          onClick={() => setOpenId(row.ticketId)}
                        >
                          {common.show}
                        </Button>
                      </Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </Table.ScrollContainer>
            <Group justify="space-between">
              <Text size="xs" c="dimmed">
                {t.keys}
              </Text>
              {next && (
                <Button size="xs" variant="default" onClick={() => setAfter(next)}>
                  {common.next}
                </Button>
              )}
            </Group>
          </>
        )}
      </Loaded>
      <Drawer
        opened={openId !== null}
        onClose={() => setOpenId(null)}
        position="right"
        size="lg"
        title={t.tickets}
      >
        {openId && <Thread key={openId} ticketId={openId} />}
      </Drawer>
    </Page>
  )
}

function Thread({ ticketId }: { readonly ticketId: string }) {
  const t = useArea(careTexts)
  const me = useMe()
  const [text, setText] = useState('')
  const params = { ticketId }
  const query = useCall(ops.care.ticketThread, { params }, { refreshMs: REFRESH_MS })
  const answer = useChange(ops.care.answerTicket, () => setText(''))
  return (
    <Loaded query={query}>
      {({ ticket, messages }) => (
        <Stack>
          <Text size="sm" c="dimmed">
            {t.topics[ticket.topic]} {ticket.about} ·{' '}
            <Link to="/jogador/$playerId" params={{ playerId: ticket.playerId }}>
              #{ticket.playerId}
            </Link>
          </Text>
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
                answer.mutate({ params, body: { text } })
              }}
            >
              <Stack gap="xs">
                <Textarea
                  label={t.answer}
                  description={t.answerHint}
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
