import { formatCpf } from '@jogada/core/documents/cpf'
import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Badge, Button, Group, Image, Modal, Select, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useCall, useChange } from '../api/use-call.ts'
import { ExportButton } from '../components/export-button.tsx'
import { useRowKeys } from '../components/row-keys.ts'
import { Pager, Rows } from '../components/rows.tsx'
import { SavedViews } from '../components/saved-views.tsx'
import { PlayerLink } from '../components/player-link.tsx'
import { Decide } from '../components/decide.tsx'
import { Loaded } from '../components/page.tsx'
import { Instant } from '../components/shown.tsx'
import { listTexts } from '../i18n/areas/lists.ts'
import { useArea } from '../i18n/use-area.ts'
import { useTexts, word } from '../i18n/use-texts.tsx'
import { useMe } from '../me.ts'

type Row = CallReply<typeof ops.identity.documents>[number]

const ITEMS = ['document_front', 'document_back', 'selfie'] as const
const PAGE = 100

/** Pictures of identities that wait for a decision, the oldest first, decided one after the other. */
export function IdentityQueue() {
  const { t } = useTexts()
  const lists = useArea(listTexts)
  const me = useMe()
  const [item, setItem] = useState<Row['item'] | null>(null)
  const [after, setAfter] = useState<string>()
  const [opened, setOpened] = useState<Row | null>(null)
  const query = useCall(
    ops.identity.documents,
    { query: { ...(item ? { item } : {}), ...(after ? { after } : {}) } },
    { refreshMs: 15_000 },
  )
  const rows = query.data ?? []
  const mayDecide = me.may('kyc.decide')
  const { chosen, restart } = useRowKeys(
    rows,
    ({ documentId }) => documentId,
    (row) => mayDecide && setOpened(row),
  )
  const choose = (next: string | null | undefined) => {
    setItem(ITEMS.find((one) => one === next) ?? null)
    setAfter(undefined)
    restart()
  }
  const following = (row: Row) =>
    rows[rows.findIndex(({ documentId }) => documentId === row.documentId) + 1] ?? null
  return (
    <>
      <Group justify="space-between">
        <Title order={2} size="h5">
          {t.kycWaiting}
        </Title>
        <Group gap="xs">
          <SavedViews
            page="identities"
            filter={{ item: item ?? undefined }}
            onChoose={(kept) => choose(kept.item)}
          />
          <ExportButton table="identities" filter={{ item: item ?? undefined }} />
          <Select
            size="xs"
            w={180}
            clearable
            aria-label={t.kycItem}
            placeholder={t.kycItem}
            value={item}
            onChange={choose}
            data={ITEMS.map((value) => ({ value, label: word(t.kycItems, value) }))}
          />
        </Group>
      </Group>
      <Loaded query={query} isEmpty={(found) => found.length === 0}>
        {(found) => (
          <Rows
            list="identity"
            rows={found}
            rowKey={(row) => row.documentId}
            chosen={chosen}
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
                kind: 'actions',
                render: (row) =>
                  mayDecide && (
                    <Button size="xs" variant="light" onClick={() => setOpened(row)}>
                      {t.kycLook}
                    </Button>
                  ),
              },
            ]}
          />
        )}
      </Loaded>
      <Pager
        keys={rows.length > 0 ? lists.openKeys : ''}
        nextLabel={t.next}
        first={after && (() => setAfter(undefined))}
        next={
          rows.length === PAGE &&
          (() => {
            const last = rows.at(-1)!
            setAfter(`${last.sentAt} ${last.documentId}`)
          })
        }
      />
      {opened && (
        <Decision
          key={opened.documentId}
          row={opened}
          close={() => setOpened(null)}
          next={() => setOpened(following(opened))}
        />
      )}
    </>
  )
}

const REASONS = [
  'picture_unreadable',
  'picture_cut',
  'document_other',
  'document_expired',
  'name_differs',
  'cpf_differs',
  'birth_date_differs',
  'face_differs',
  'face_not_live',
] as const

type Reason = (typeof REASONS)[number]

/** The picture beside the data that it must show. Opening it is recorded. */
function Decision(props: {
  readonly row: Row
  readonly close: () => void
  readonly next: () => void
}) {
  const { row, close } = props
  const { t } = useTexts()
  const [reason, setReason] = useState<Reason | null>(null)
  const look = useChange(ops.identity.openDocument)
  const decide = useChange(ops.identity.decideDocument, props.next)
  const params = { documentId: row.documentId }
  const seen = look.data
  const open = () => look.mutate({ params, body: {} })
  const end = (decision: 'approved' | 'refused', mark: string) => {
    const body = { decision, mark, ...(reason && { reason }) }
    // what it was held against may have changed: it is shown anew
    decide.mutate({ params, body }, { onError: open })
  }
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
            {[seen.name, formatCpf(seen.cpf), seen.birthDate?.split('-').toReversed().join('/')]
              .filter(Boolean)
              .join(' · ')}
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
            onApprove={() => end('approved', seen.mark)}
            onRefuse={() => end('refused', seen.mark)}
          />
        </Stack>
      ) : (
        <Stack>
          <Text size="sm">{t.kycLookTraced}</Text>
          <Group justify="flex-end">
            <Button data-autofocus loading={look.isPending} onClick={open}>
              {t.kycLook}
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  )
}
