import { Button, Drawer, Text } from '@mantine/core'
import { useState } from 'react'
import { Pager } from '../components/rows.tsx'
import { SelectionBar } from '../components/selection.tsx'
import { Loaded, Page } from '../components/page.tsx'
import { Decimal } from '../components/shown.tsx'
import { careTexts } from '../i18n/areas/care.ts'
import { listTexts } from '../i18n/areas/lists.ts'
import { useArea } from '../i18n/use-area.ts'
import { useTexts } from '../i18n/use-texts.tsx'
import { AnswerAll } from './tickets/answer-all.tsx'
import { Thread } from './tickets/thread.tsx'
import { TicketFilters } from './tickets/ticket-filters.tsx'
import { TicketRows } from './tickets/ticket-rows.tsx'
import type { Row } from './tickets/ticket-rows.tsx'
import { useTickets } from './tickets/use-tickets.ts'

/** What players wrote, the most urgent first, and the answers; the same one to several if need be. */
export function TicketsPage() {
  const t = useArea(careTexts)
  const lists = useArea(listTexts)
  const { t: common } = useTexts()
  const [openId, setOpenId] = useState<string | null>(null)
  const [answering, setAnswering] = useState<readonly Row[]>([])
  const { filter, query, chosen, selection, mayAnswer, ...list } = useTickets(setOpenId)
  return (
    <Page
      title={t.tickets}
      file={{ table: 'tickets', filter }}
      actions={<TicketFilters filter={filter} onChoose={list.choose} />}
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
            <TicketRows
              tickets={tickets}
              state={filter.state}
              chosen={chosen}
              selection={mayAnswer ? selection : undefined}
              onOpen={setOpenId}
            />
            <Pager
              keys={lists.keys}
              nextLabel={common.next}
              first={list.first}
              next={next !== null && (() => list.goOn(next))}
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
