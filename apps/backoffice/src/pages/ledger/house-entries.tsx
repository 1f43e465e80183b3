import { ops } from '@jogada/contract'
import { useState } from 'react'
import { useCall } from '../../api/use-call.ts'
import { Loaded } from '../../components/page.tsx'
import { PlayerLink } from '../../components/player-link.tsx'
import { Pager, Rows } from '../../components/rows.tsx'
import { Instant, Money } from '../../components/shown.tsx'
import { ledgerTexts } from '../../i18n/areas/ledger.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts } from '../../i18n/use-texts.tsx'

/** The commands on an account of the house, the newest first. */
export function HouseEntries(props: {
  readonly account: (typeof ops.books.houseAccountNames)[number]
  readonly at: string | undefined
}) {
  const { account, at } = props
  const { t } = useTexts()
  const area = useArea(ledgerTexts)
  const [after, setAfter] = useState<string>()
  const query = useCall(ops.books.houseEntries, {
    params: { account },
    query: { ...(at ? { at } : {}), ...(after ? { after } : {}) },
  })
  return (
    <Loaded query={query} isEmpty={({ rows }) => rows.length === 0}>
      {({ rows, next }) => (
        <>
          <Rows
            list="house-entries"
            rows={rows}
            rowKey={({ commandId }) => commandId}
            columns={[
              { head: t.at, render: (row) => <Instant at={row.at} /> },
              { head: t.player, render: ({ playerId }) => <PlayerLink playerId={playerId} /> },
              { head: t.kind, kind: 'code', render: ({ kind }) => kind },
              { head: t.command, kind: 'code', render: ({ commandId }) => commandId },
              {
                head: area.moved,
                kind: 'money',
                render: ({ amount }) => <Money amount={amount} />,
              },
            ]}
          />
          <Pager
            first={after !== undefined && (() => setAfter(undefined))}
            next={next !== null && (() => setAfter(next))}
          />
        </>
      )}
    </Loaded>
  )
}
