import type { CallReply, ops } from '@jogada/contract'
import { Badge, Button } from '@mantine/core'
import { PlayerLink } from '../../components/player-link.tsx'
import { Rows } from '../../components/rows.tsx'
import type { Selection } from '../../components/selection.tsx'
import { Instant } from '../../components/shown.tsx'
import { careTexts } from '../../i18n/areas/care.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts } from '../../i18n/use-texts.tsx'
import type { State } from './ticket-filter.ts'

export type Row = CallReply<typeof ops.care.tickets>['tickets'][number]

/** The tickets of a state: what about, whose, and by when the answer was promised. */
export function TicketRows(props: {
  readonly tickets: readonly Row[]
  readonly state: State
  readonly chosen: Row | undefined
  /** Not given where nobody can be answered. */
  readonly selection: Selection<Row> | undefined
  readonly onOpen: (ticketId: string) => void
}) {
  const { tickets, state, chosen, selection, onOpen } = props
  const t = useArea(careTexts)
  const { t: common } = useTexts()
  return (
    <Rows
      list="tickets"
      rows={tickets}
      rowKey={(row) => row.ticketId}
      chosen={chosen}
      selection={selection}
      minWidth={680}
      columns={[
        { head: t.topic, render: (row) => t.topics[row.topic] },
        { head: t.about, kind: 'code', render: (row) => row.about || '–' },
        { head: t.player, render: (row) => <PlayerLink playerId={row.playerId} /> },
        { head: t.changed, render: (row) => <Instant at={row.changedAt} /> },
        ...(state === 'open'
          ? []
          : [{ head: t.rating, render: (row: Row) => <Rating of={row.rating} /> }]),
        {
          head: t.promised,
          render: (row) => (
            <>
              <Instant at={row.answerBy} /> {row.isLate && <Badge color="red">{t.late}</Badge>}
            </>
          ),
        },
        {
          kind: 'actions',
          render: (row) => (
            <Button size="compact-xs" variant="default" onClick={() => onOpen(row.ticketId)}>
              {common.show}
            </Button>
          ),
        },
      ]}
    />
  )
}

const Rating = ({ of: rating }: { readonly of: number | null }) => {
  const t = useArea(careTexts)
  return rating === null ? '–' : `${rating} ${t.ofFive}`
}
