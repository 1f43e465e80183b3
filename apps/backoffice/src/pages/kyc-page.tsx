import { ops } from '@jogada/contract'
import { Button, Group, Table, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useCall } from '../api/use-call.ts'
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
            <Table verticalSpacing="xs">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t.player}</Table.Th>
                  <Table.Th>{t.reason}</Table.Th>
                  <Table.Th>{t.at}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {found.map((row) => (
                  <Table.Tr key={row.playerId}>
                    <Table.Td>
                      <Link to="/jogador/$playerId" params={{ playerId: row.playerId }}>
                        #{row.playerId}
                      </Link>
                    </Table.Td>
                    <Table.Td>{word(t.kycReasons, row.reason)}</Table.Td>
                    <Table.Td>
                      <Instant at={row.refusedAt} />
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
            {found.length === PAGE && (
              <Group justify="flex-end">
                <Button
                  size="xs"
                  variant="default"
                  onClick={() => setBefore(found.at(-1)!.refusedAt)}
                >
                  {t.more}
                </Button>
              </Group>
            )}
          </>
        )}
      </Loaded>
    </Page>
  )
}
