import { ops } from '@jogada/contract'
import { Title } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '../api/use-call.ts'
import { Pager, Rows } from '../components/rows.tsx'
import { PlayerLink } from '../components/player-link.tsx'
import { Loaded, Page } from '../components/page.tsx'
import { Instant } from '../components/shown.tsx'
import { IdentityQueue } from './identity-queue.tsx'
import { useTexts, word } from '../i18n/use-texts.tsx'

const PAGE = 100

/** Players whose last identity check was refused. */
export function KycPage() {
  const { t } = useTexts()
  const [before, setBefore] = useState<string>()
  const query = useCall(ops.queues.kyc, { query: before ? { before } : {} })
  return (
    <Page title={t.kyc}>
      <Title order={3} size="h5">
        {t.kycWaiting}
      </Title>
      <IdentityQueue />
      <Title order={3} size="h5">
        {t.kycRefused}
      </Title>
      <Loaded query={query} isEmpty={(found) => found.length === 0}>
        {(found) => (
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
              next={
                found.length === PAGE &&
                (() => {
                  const last = found.at(-1)!
                  setBefore(`${last.refusedAt} ${last.playerId}`)
                })
              }
            />
          </>
        )}
      </Loaded>
    </Page>
  )
}
