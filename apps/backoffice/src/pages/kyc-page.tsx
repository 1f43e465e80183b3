import { ops } from '@jogada/contract'
import { Group, Title } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '../api/use-call.ts'
import { ExportButton } from '../components/export-button.tsx'
import { Pager, Rows } from '../components/rows.tsx'
import { PlayerLink } from '../components/player-link.tsx'
import { Loaded, Page } from '../components/page.tsx'
import { Instant } from '../components/shown.tsx'
import { IdentityQueue } from './identity-queue.tsx'
import { useTexts, word } from '../i18n/use-texts.tsx'

const PAGE = 100

/** Pictures that wait, and players whose last identity check was refused. */
export function KycPage() {
  const { t } = useTexts()
  const [before, setBefore] = useState<string>()
  const query = useCall(ops.queues.kyc, { query: before ? { before } : {} })
  return (
    <Page title={t.kyc}>
      <IdentityQueue />
      <Group justify="space-between">
        <Title order={2} size="h5">
          {t.kycRefused}
        </Title>
        <ExportButton table="refusals" />
      </Group>
      <Loaded query={query} isEmpty={(found) => found.length === 0}>
        {(found) => {
          const last = found.at(-1)!
          return (
            <>
              <Rows
                rows={found}
                rowKey={(row) => row.playerId}
                columns={[
                  { head: t.player, render: (row) => <PlayerLink playerId={row.playerId} /> },
                  { head: t.reason, render: (row) => word(t.kycReasons, row.reason) },
                  { head: t.at, render: (row) => <Instant at={row.refusedAt} /> },
                ]}
              />
              <Pager
                first={before && (() => setBefore(undefined))}
                next={
                  found.length === PAGE && (() => setBefore(`${last.refusedAt} ${last.playerId}`))
                }
              />
            </>
          )
        }}
      </Loaded>
    </Page>
  )
}
