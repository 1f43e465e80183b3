import { ops } from '@jogada/contract'
import { useState } from 'react'
import { useCall } from '../api/use-call.ts'
import { useTexts } from '../i18n/use-texts.tsx'
import { Pager, Rows } from './rows.tsx'
import { ExportButton } from './export-button.tsx'
import { Loaded } from './page.tsx'
import { Instant, Money } from './shown.tsx'

const PAGE = 100

type EntryTableProps = {
  readonly playerId: string
  readonly account: (typeof ops.books.accountNames)[number]
  /** The instant before which the entries are shown; all of them without one. */
  readonly at?: string | undefined
}

/** Entries of one account, with the balance after each. */
export function EntryTable({ playerId, account, at }: EntryTableProps) {
  const { t } = useTexts()
  const [before, setBefore] = useState<string>()
  const asOf = at ? { at } : {}
  const query = useCall(ops.books.entries, {
    params: { playerId, account },
    query: { ...(before ? { before } : {}), ...asOf },
  })
  return (
    <Loaded query={query} isEmpty={(found) => found.length === 0}>
      {(found) => (
        <>
          <Rows
            list="entries"
            rows={found}
            rowKey={(entry) => entry.seq}
            columns={[
              { head: '#', render: (entry) => entry.seq },
              { head: t.at, render: (entry) => <Instant at={entry.at} /> },
              { head: t.kind, kind: 'code', render: (entry) => entry.kind },
              { head: t.command, kind: 'code', render: (entry) => entry.commandId },
              {
                head: t.debit,
                kind: 'money',
                render: (entry) => <Money amount={entry.debit === '0.00' ? null : entry.debit} />,
              },
              {
                head: t.credit,
                kind: 'money',
                render: (entry) => <Money amount={entry.credit === '0.00' ? null : entry.credit} />,
              },
              {
                head: t.balanceAfter,
                kind: 'money',
                render: (entry) => <Money amount={entry.balanceAfter} />,
              },
            ]}
          />
          <Pager next={found.length === PAGE && (() => setBefore(found.at(-1)!.seq))}>
            <ExportButton table="entries" filter={{ playerId, account, ...asOf }} />
          </Pager>
        </>
      )}
    </Loaded>
  )
}
