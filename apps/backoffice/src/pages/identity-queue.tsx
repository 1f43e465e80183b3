import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Badge, Button, Group, Image, Modal, Select, Stack, Table, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useCall, useChange } from '../api/use-call.ts'
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
          <Table verticalSpacing="xs">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t.player}</Table.Th>
                <Table.Th>{t.kycItem}</Table.Th>
                <Table.Th>{t.at}</Table.Th>
                <Table.Th />
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {found.map((row) => (
                <Table.Tr key={row.documentId}>
                  <Table.Td>
                    <Link to="/jogador/$playerId" params={{ playerId: row.playerId }}>
                      #{row.playerId}
                    </Link>{' '}
                    {row.name} · {row.cpf}
                  </Table.Td>
                  <Table.Td>
                    {word(t.kycItems, row.item)}{' '}
                    {row.hint && (
                      <Badge color="orange" variant="light">
                        {word(t.kycHints, row.hint)}
                      </Badge>
                    )}
                  </Table.Td>
                  <Table.Td>
                    <Instant at={row.sentAt} />
                  </Table.Td>
                  <Table.Td>
                    {me.may('kyc.decide') && (
                      <Button size="xs" variant="light" onClick={() => setOpened(row)}>
                        {t.kycLook}
                      </Button>
                    )}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
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
          <Group justify="flex-end">
            <Button
              color="red"
              variant="light"
              disabled={reason === null}
              loading={decide.isPending}
              onClick={() =>
                decide.mutate({ params, body: { decision: 'refused', reason: reason! } })
              }
            >
              {t.refuse}
            </Button>
            <Button
              disabled={reason !== null}
              loading={decide.isPending}
              onClick={() => decide.mutate({ params, body: { decision: 'approved' } })}
            >
              {t.approve}
            </Button>
          </Group>
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
