import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Badge, Button, Group, Image, Modal, Select, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useCall, useChange } from '../api/use-call.ts'
import { Rows } from '../components/rows.tsx'
import { PlayerLink } from '../components/player-link.tsx'
import { Decide } from '../components/decide.tsx'
import { Loaded } from '../components/page.tsx'
import { Instant } from '../components/shown.tsx'
import { useTexts, word } from '../i18n/use-texts.tsx'
import { useMe } from '../me.ts'

type Row = CallReply<typeof ops.identity.documents>[number]

/** Pictures of identities that wait for a decision, the oldest first. */
export function IdentityQueue() {
  const { t } = useTexts()
  const me = useMe()
  const [opened, setOpened] = useState<Row | null>(null)
  const query = useCall(ops.identity.documents, {}, { refreshMs: 15_000 })
  return (
    <Loaded query={query} isEmpty={(found) => found.length === 0}>
      {(found) => (
        <>
          <Rows
            rows={found}
            rowKey={(row) => row.documentId}
            columns={[
              {
                head: t.player,
                render: (row) => (
                  <>
                    <PlayerLink playerId={row.playerId} /> {row.name} · {row.cpf}
                  </>
                ),
              },
              {
                head: t.kycItem,
                render: (row) => (
                  <>
                    {word(t.kycItems, row.item)}{' '}
                    {row.hint && (
                      <Badge color="orange" variant="light">
                        {word(t.kycHints, row.hint)}
                      </Badge>
                    )}
                  </>
                ),
              },
              { head: t.at, render: (row) => <Instant at={row.sentAt} /> },
              {
                render: (row) =>
                  me.may('kyc.decide') && (
                    <Button size="xs" variant="light" onClick={() => setOpened(row)}>
                      {t.kycLook}
                    </Button>
                  ),
              },
            ]}
          />
          {opened && (
            <Decision key={opened.documentId} row={opened} close={() => setOpened(null)} />
          )}
        </>
      )}
    </Loaded>
  )
}

const REASONS = [
  'picture_unreadable',
  'picture_cut',
  'document_other',
  'document_expired',
  'name_differs',
  'cpf_differs',
  'face_differs',
  'face_not_live',
] as const

type Reason = (typeof REASONS)[number]

/** The picture beside the data that it must show. Opening it is recorded. */
function Decision({ row, close }: { readonly row: Row; readonly close: () => void }) {
  const { t } = useTexts()
  const [reason, setReason] = useState<Reason | null>(null)
  const look = useChange(ops.identity.openDocument)
  const decide = useChange(ops.identity.decideDocument, close)
  const params = { documentId: row.documentId }
  const seen = look.data
  return (
    <Modal opened onClose={close} title={word(t.kycItems, row.item)} size="lg" centered>
      {seen ? (
        <Stack>
          <Image
            src={`data:${seen.type};base64,${seen.file}`}
            alt={word(t.kycItems, row.item)}
            fit="contain"
            mah={420}
          />
          <Text>
            {seen.name} · {seen.cpf}
          </Text>
          <Select
            label={t.reason}
            clearable
            data={REASONS.map((one) => ({ value: one, label: word(t.kycItemReasons, one) }))}
            value={reason}
            onChange={(value) => setReason(value)}
          />
          <Decide
            isBusy={decide.isPending}
            isApproveOff={reason !== null}
            isRefuseOff={reason === null}
            onApprove={() => decide.mutate({ params, body: { decision: 'approved' } })}
            onRefuse={() =>
              decide.mutate({ params, body: { decision: 'refused', reason: reason! } })
            }
          />
        </Stack>
      ) : (
        <Stack>
          <Text size="sm">{t.kycLookTraced}</Text>
          <Group justify="flex-end">
            <Button loading={look.isPending} onClick={() => look.mutate({ params, body: {} })}>
              {t.kycLook}
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  )
}
