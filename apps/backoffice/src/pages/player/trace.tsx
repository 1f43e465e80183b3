import { ops } from '@jogada/contract'
import { useState } from 'react'
import { useCall } from '../../api/use-call.ts'
import { AuditRows } from '../../components/audit-rows.tsx'
import { Loaded } from '../../components/page.tsx'
import { Pager } from '../../components/rows.tsx'

/** What operators did to a player, and what of the player they looked at. */
export function Trace({ playerId }: { readonly playerId: string }) {
  const [before, setBefore] = useState<string>()
  const query = useCall(ops.playerFile.trace, {
    params: { playerId },
    query: before ? { before } : {},
  })
  return (
    <Loaded query={query} isEmpty={({ entries }) => entries.length === 0}>
      {({ entries, next }) => (
        <>
          <AuditRows entries={entries} />
          <Pager
            first={before !== undefined && (() => setBefore(undefined))}
            next={next !== null && (() => setBefore(next))}
          />
        </>
      )}
    </Loaded>
  )
}
