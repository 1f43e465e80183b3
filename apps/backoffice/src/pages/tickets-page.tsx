import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import {
  Badge,
  Button,
  Card,
  Drawer,
  Group,
  Modal,
  SegmentedControl,
  Select,
  Stack,
  Text,
  Textarea,
} from '@mantine/core'
import { useRef, useState } from 'react'
import { useCall, useChange } from '../api/use-call.ts'
import { useAddressFilter } from '../components/address-filter.ts'
import { useRowKeys } from '../components/row-keys.ts'
import { ReadyAnswers } from '../components/ready-answers.tsx'
import { Pager, Rows } from '../components/rows.tsx'
import { SavedViews } from '../components/saved-views.tsx'
import type { Filter } from '../components/saved-views.tsx'
import { SelectionBar, useEach, useSelection } from '../components/selection.tsx'
import { PlayerLink } from '../components/player-link.tsx'
import { Loaded, Page } from '../components/page.tsx'
import { Decimal, Instant } from '../components/shown.tsx'
import { careTexts } from '../i18n/areas/care.ts'
import { listTexts } from '../i18n/areas/lists.ts'
import { useArea } from '../i18n/use-area.ts'
import { useTexts } from '../i18n/use-texts.tsx'
import { useMe } from '../me.ts'
import { TicketMatter } from './ticket-matter.tsx'

type State = 'open' | 'answered' | 'closed'
type Row = CallReply<typeof ops.care.tickets>['tickets'][number]
type Topic = (typeof TOPICS)[number]

const STATES: readonly State[] = ['open', 'answered', 'closed']
const REFRESH_MS = 10_000

const TOPICS = ['deposit', 'withdrawal', 'bet', 'game', 'account', 'other'] as const

function filterOf(kept: Filter): { readonly state: State; readonly topic?: Topic } {
  const topic = TOPICS.find((one) => one === kept.topic)
  return {
    state: STATES.find((one) => one === kept.state) ?? 'open',
    ...(topic ? { topic } : {}),
  }
}

/** What players wrote, the most urgent first, and the answers; the same one to several if need be. */
export function TicketsPage() {
  const t = useArea(careTexts)
  const lists = useArea(listTexts)
  const { t: common } = useTexts()
  const me = useMe()
  const [kept, setKept] = useAddressFilter()
  const filter = filterOf(kept)
  const [after, setAfter] = useState<string>()
  const [openId, setOpenId] = useState<string | null>(null)
  const [answering, setAnswering] = useState<readonly Row[]>([])
  const query = useCall(
    ops.care.tickets,
    { query: { ...filter, ...(after ? { after } : {}) } },
    { refreshMs: REFRESH_MS },
  )
  const rows = query.data?.tickets ?? []
  const mayAnswer = me.may('ticket.answer')
  const selection = useSelection(
    rows,
    ({ ticketId }) => ticketId,
    () => mayAnswer,
  )
  const { chosen, restart } = useRowKeys(
    rows,
    ({ ticketId }) => ticketId,
    ({ ticketId }) => setOpenId(ticketId),
    {
      x: selection.toggle,
    },
  )
  const choose = (next: Filter) => {
    setKept(next)
    setAfter(undefined)
    selection.clear()
    restart()
  }
  return (
    <Page
      title={t.tickets}
      file={{ table: 'tickets', filter }}
      actions={
        <Group gap="xs">
          <SavedViews page="tickets" filter={filter} onChoose={choose} />
          <Select
            size="xs"
            w={130}
            clearable
            aria-label={t.topic}
            placeholder={t.topic}
            value={filter.topic ?? null}
            onChange={(topic) => choose({ ...filter, topic: topic ?? undefined })}
            data={TOPICS.map((value) => ({ value, label: t.topics[value] }))}
          />
          <SegmentedControl
            value={filter.state}
            onChange={(state) => choose({ ...filter, state })}
            data={STATES.map((value) => ({ value, label: t.ticketStates[value] }))}
          />
        </Group>
      }
    >
      <SelectionBar selection={selection}>
        <Button size="xs" onClick={() => setAnswering(selection.rows)}>
          {t.answer}
        </Button>
      </SelectionBar>
      <Loaded query={query} isEmpty={({ tickets }) => tickets.length === 0}>
        {({ tickets, next, satisfaction }) => (
          <>
            {satisfaction.average !== null && <Satisfaction {...satisfaction} />}
            <Rows
              list="tickets"
              rows={tickets}
              rowKey={(row) => row.ticketId}
              chosen={chosen}
              selection={mayAnswer ? selection : undefined}
              minWidth={680}
              columns={[
                { head: t.topic, render: (row) => t.topics[row.topic] },
                { head: t.about, kind: 'code', render: (row) => row.about || '–' },
                { head: t.player, render: (row) => <PlayerLink playerId={row.playerId} /> },
                { head: t.changed, render: (row) => <Instant at={row.changedAt} /> },
                ...(filter.state === 'open'
                  ? []
                  : [{ head: t.rating, render: (row: Row) => <Rating of={row.rating} /> }]),
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
                  kind: 'actions',
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
              keys={lists.keys}
              nextLabel={common.next}
              first={after && (() => setAfter(undefined))}
              next={next !== null && (() => setAfter(next))}
            />
          </>
        )}
      </Loaded>
      {answering.length > 0 && (
        <AnswerAll
          tickets={answering}
          onClose={() => {
            setAnswering([])
            selection.clear()
          }}
          onKeep={(left) => {
            setAnswering(answering.filter(({ ticketId }) => left.includes(ticketId)))
            selection.only(left)
          }}
        />
      )}
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

/** How players found the help lately. */
function Satisfaction(props: { readonly ratings: number; readonly average: string | null }) {
  const t = useArea(careTexts)
  return (
    <Text size="sm" c="dimmed" mb="xs">
      {t.satisfaction} <Decimal of={props.average} /> {t.ofFive} ({props.ratings})
    </Text>
  )
}

const Rating = ({ of: rating }: { readonly of: number | null }) => {
  const t = useArea(careTexts)
  return rating === null ? '–' : `${rating} ${t.ofFive}`
}

function Thread({ ticketId }: { readonly ticketId: string }) {
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

/** An answer that names what was seen: what its player wrote since goes on waiting. */
const answerTo = ({ lastMessageId }: Row, text: string) => ({
  text,
  ...(lastMessageId === null ? {} : { seen: lastMessageId }),
})

/** One text for several tickets as they stood when they were chosen, as when something concerns many. */
function AnswerAll(props: {
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
