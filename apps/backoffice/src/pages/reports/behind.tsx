import { ops } from '@jogada/contract'
import { Drawer, UnstyledButton } from '@mantine/core'
import { createContext, use, useState } from 'react'
import type { ReactNode } from 'react'
import { useCall } from '../../api/use-call.ts'
import { ExportButton } from '../../components/export-button.tsx'
import { Loaded } from '../../components/page.tsx'
import { PlayerLink } from '../../components/player-link.tsx'
import { Pager, Rows } from '../../components/rows.tsx'
import { dayText, Instant, Money } from '../../components/shown.tsx'
import { reportTexts } from '../../i18n/areas/reports.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts } from '../../i18n/use-texts.tsx'

type Place = {
  readonly figure: ops.books.Figure
  readonly day: string
  /** Only commands of this kind; all where none is said. */
  readonly kind?: string | null
  /** What the figure is called where it was clicked. */
  readonly label: string
}

const Open = createContext<(place: Place) => void>(() => undefined)

/** Lets every figure inside be followed to the commands that make it. */
export function Followed({ children }: { readonly children: ReactNode }) {
  const t = useArea(reportTexts)
  const { lang } = useTexts()
  const [place, setPlace] = useState<Place | null>(null)
  return (
    <Open value={setPlace}>
      {children}
      <Drawer
        opened={place !== null}
        onClose={() => setPlace(null)}
        position="right"
        size="xl"
        title={
          place &&
          t.behind.replace('{figure}', place.label).replace('{day}', dayText(place.day, lang))
        }
      >
        {place && <Behind key={`${place.figure} ${place.kind} ${place.day}`} {...place} />}
      </Drawer>
    </Open>
  )
}

/** A figure that leads to its rows; one of several days leads nowhere. */
export function Figure(
  props: Omit<Place, 'day'> & { readonly day: string | null; readonly amount: string },
) {
  const { amount, day, ...place } = props
  const open = use(Open)
  if (amount === '0.00' || day === null) return <Money amount={amount} />
  return (
    <UnstyledButton className="followed" onClick={() => open({ ...place, day })}>
      <Money amount={amount} />
    </UnstyledButton>
  )
}

function Behind({ figure, day, kind }: Place) {
  const { t } = useTexts()
  const [before, setBefore] = useState<string>()
  const only = kind ? { kind } : {}
  const query = useCall(ops.books.reportRows, {
    params: { figure, day },
    query: { ...only, ...(before ? { before } : {}) },
  })
  return (
    <Loaded query={query} isEmpty={({ rows }) => rows.length === 0}>
      {({ rows, next }) => (
        <>
          <Rows
            list="report-rows"
            rows={rows}
            rowKey={({ commandId }) => commandId}
            columns={[
              { head: t.at, render: ({ at }) => <Instant at={at} /> },
              { head: t.player, render: ({ playerId }) => <PlayerLink playerId={playerId} /> },
              { head: t.kind, kind: 'code', render: ({ kind }) => kind },
              { head: t.command, kind: 'code', render: ({ commandId }) => commandId },
              { head: t.amount, kind: 'money', render: ({ amount }) => <Money amount={amount} /> },
            ]}
          />
          <Pager
            first={before !== undefined && (() => setBefore(undefined))}
            next={next !== null && (() => setBefore(next))}
          >
            <ExportButton table="rows" filter={{ figure, day, ...only }} />
          </Pager>
        </>
      )}
    </Loaded>
  )
}
