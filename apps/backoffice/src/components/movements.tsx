import { ops } from '@jogada/contract'
import { useState } from 'react'
import { useCall } from '../api/use-call.ts'
import { recordTexts } from '../i18n/areas/records.ts'
import { useArea } from '../i18n/use-area.ts'
import { useTexts, word } from '../i18n/use-texts.tsx'
import { Loaded } from './page.tsx'
import { Pager, Rows } from './rows.tsx'
import { Instant, Money } from './shown.tsx'

/** What moved a player's cash, and orders that nobody paid: as the player sees it. */
export function Movements({ playerId }: { readonly playerId: string }) {
  const { t } = useTexts()
  const area = useArea(recordTexts)
  const [before, setBefore] = useState<string>()
  const query = useCall(ops.players.movements, {
    params: { playerId },
    query: before ? { before } : {},
  })
  return (
    <Loaded query={query} isEmpty={({ records }) => records.length === 0}>
      {({ records, next }) => (
        <>
          <Rows
            list="movements"
            rows={records}
            rowKey={({ recordId }) => recordId}
            minWidth={680}
            columns={[
              { head: t.at, render: ({ at }) => <Instant at={at} /> },
              { head: t.kind, render: ({ type }) => word(area.types, type) },
              { head: area.command, kind: 'code', render: ({ kind }) => kind },
              { head: t.state, render: ({ status }) => word(area.statuses, status) },
              { head: t.amount, kind: 'money', render: ({ amount }) => <Money amount={amount} /> },
              { head: t.cash, kind: 'money', render: ({ balance }) => <Money amount={balance} /> },
            ]}
          />
          <Pager
            first={before !== undefined && (() => setBefore(undefined))}
            next={next !== null && (() => setBefore(next))}
          />
        </>
      )}
    </Loaded>
  )
}
