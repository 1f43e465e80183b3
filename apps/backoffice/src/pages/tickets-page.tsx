import { ops } from '@jogada/contract'
import {
  Badge,
  Button,
  Card,
  Drawer,
  Group,
  SegmentedControl,
  Stack,
  Text,
  Textarea,
} from '@mantine/core'
import { useState } from 'react'
import { useCall, useChange } from '../api/use-call.ts'
import { Pager, Rows, useRowKeys } from '../components/rows.tsx'
import { PlayerLink } from '../components/player-link.tsx'
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
  const [openId, setOpenId] = useState<string | null>(null)
  const query = useCall(
    ops.care.tickets,
    { query: { state, ...(after ? { after } : {}) } },
    { refreshMs: REFRESH_MS },
  )
  const rows = query.data?.tickets ?? []
  const { chosen, restart } = useRowKeys(rows, ({ ticketId }) => setOpenId(ticketId))
  return (
    <Page
      title={t.tickets}
      actions={
        <SegmentedControl
          value={state}
          onChange={(value) => {
            setState(value)
            setAfter(undefined)
            restart()
          }}
          data={STATES.map((value) => ({ value, label: t.ticketStates[value] }))}
        />
      }
    >
      <Loaded query={query} isEmpty={({ tickets }) => tickets.length === 0}>
        {({ tickets, next }) => (
          <>
            <Rows
              rows={tickets}
              rowKey={(row) => row.ticketId}
              chosen={chosen}
              minWidth={680}
              columns={[
                { head: t.topic, render: (row) => t.topics[row.topic] },
                { head: t.about, kind: 'code', render: (row) => row.about || '–' },
                { head: t.player, render: (row) => <PlayerLink playerId={row.playerId} /> },
                { head: t.changed, render: (row) => <Instant at={row.changedAt} /> },
                {
                  head: t.promised,
                  render: (row) => (
                    <>
                      <Instant at={row.answerBy} />{' '}
                      {row.isLate && <Badge color="red">{t.late}</Badge>}
                    </>
                  ),
                },
                {
                  kind: 'money',
                  render: (row) => (
                    <Button
                      size="compact-xs"
                      variant="default"
                      onClick={() => setOpenId(row.ticketId)}
                    >
                      {common.show}
                    </Button>
                  ),
                },
              ]}
            />
            <Pager
              keys={t.keys}
              nextLabel={common.next}
              first={after && (() => setAfter(undefined))}
              next={next !== null && (() => setAfter(next))}
            />
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
            {t.topics[ticket.topic]} {ticket.about} · <PlayerLink playerId={ticket.playerId} />
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
