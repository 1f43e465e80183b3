import { ops } from '@jogada/contract'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '../../api/use-call.ts'
import { ExportButton } from '../../components/export-button.tsx'
import { useOpenPlay } from '../../components/play/opened-play.tsx'
import { readPlay } from '../../components/play/read-play.ts'
import { useRowKeys } from '../../components/row-keys.ts'
import { Loaded } from '../../components/page.tsx'
import { Pager, Rows } from '../../components/rows.tsx'
import { Decimal, Instant, Money } from '../../components/shown.tsx'
import { listTexts } from '../../i18n/areas/lists.ts'
import { playTexts } from '../../i18n/areas/plays.ts'
import { useArea } from '../../i18n/use-area.ts'
import { gameName, useTexts } from '../../i18n/use-texts.tsx'

/** What a player played, the newest first, and the same as a file. */
export function Plays({ playerId }: { readonly playerId: string }) {
  const { t } = useTexts()
  const area = useArea(playTexts)
  const lists = useArea(listTexts)
  const { open } = useOpenPlay(playerId)
  const [before, setBefore] = useState<string>()
  const query = useCall(ops.players.plays, {
    params: { playerId },
    query: before ? { before } : {},
  })
  const { chosen } = useRowKeys(
    query.data?.records ?? [],
    (one) => one.recordId,
    (one) => {
      if (readPlay(one.recordId)) open(one.recordId)
    },
  )
  return (
    <Loaded query={query} isEmpty={({ records }) => records.length === 0}>
      {({ records, next }) => (
        <>
          <Rows
            list="plays"
            rows={records}
            rowKey={(one) => one.recordId}
            chosen={chosen}
            columns={[
              { head: t.at, render: (one) => <Instant at={one.at} /> },
              { head: t.game, render: (one) => gameName(t, one.game) },
              { head: 'ID', kind: 'code', render: (one) => one.recordId },
              { head: t.stake, kind: 'money', render: (one) => <Money amount={one.stake} /> },
              { head: t.odds, kind: 'money', render: (one) => <Decimal of={one.odds} /> },
              { head: t.result, render: (one) => <Decimal of={one.result} /> },
              { head: t.payout, kind: 'money', render: (one) => <Money amount={one.payout} /> },
              {
                kind: 'actions',
                render: (one) =>
                  readPlay(one.recordId) && (
                    <Button
                      size="xs"
                      variant="light"
                      aria-label={`${area.open} ${one.recordId}`}
                      onClick={() => open(one.recordId)}
                    >
                      {area.open}
                    </Button>
                  ),
              },
            ]}
          />
          <Pager keys={lists.moveKeys} next={next !== null && (() => setBefore(next))}>
            <ExportButton table="plays" filter={{ playerId }} />
          </Pager>
        </>
      )}
    </Loaded>
  )
}
