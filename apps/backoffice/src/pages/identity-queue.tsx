import { ops } from '@jogada/contract'
import { Badge, Button, Group, Select, Title } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '../api/use-call.ts'
import { DueBy } from '../components/due-by.tsx'
import { ExportButton } from '../components/export-button.tsx'
import { useRowKeys } from '../components/row-keys.ts'
import { Pager, Rows } from '../components/rows.tsx'
import { SavedViews } from '../components/saved-views.tsx'
import { PlayerLink } from '../components/player-link.tsx'
import { Loaded } from '../components/page.tsx'
import { listTexts } from '../i18n/areas/lists.ts'
import { useArea } from '../i18n/use-area.ts'
import { useTexts, word } from '../i18n/use-texts.tsx'
import { useMe } from '../me.ts'
import { IdentityDecision } from './identity-decision.tsx'
import type { WaitingDocument } from './identity-decision.tsx'

type Item = WaitingDocument['item']

const ITEMS = ['document_front', 'document_back', 'selfie'] as const
const PAGE = 100

/** Pictures of identities that wait for a decision, the oldest first, decided one after the other. */
export function IdentityQueue() {
  const { t } = useTexts()
  const lists = useArea(listTexts)
  const me = useMe()
  const [item, setItem] = useState<Item | null>(null)
  const [after, setAfter] = useState<string>()
  const [opened, setOpened] = useState<WaitingDocument | null>(null)
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
  const following = (row: WaitingDocument) =>
    rows[rows.findIndex(({ documentId }) => documentId === row.documentId) + 1] ?? null
  return (
    <>
      <Group justify="space-between">
        <Title order={2} size="h5">
          {t.kycWaiting}
        </Title>
        <QueueActions item={item} onChoose={choose} />
      </Group>
      <Loaded query={query} isEmpty={(found) => found.length === 0}>
        {(found) => <Documents documents={found} chosen={chosen} onOpen={setOpened} />}
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
        <IdentityDecision
          key={opened.documentId}
          row={opened}
          close={() => setOpened(null)}
          next={() => setOpened(following(opened))}
        />
      )}
    </>
  )
}

function QueueActions(props: {
  readonly item: Item | null
  readonly onChoose: (item: string | null | undefined) => void
}) {
  const { item, onChoose } = props
  const { t } = useTexts()
  const filter = { item: item ?? undefined }
  return (
    <Group gap="xs">
      <SavedViews page="identities" filter={filter} onChoose={(kept) => onChoose(kept.item)} />
      <ExportButton table="identities" filter={filter} />
      <Select
        size="xs"
        w={180}
        clearable
        aria-label={t.kycItem}
        placeholder={t.kycItem}
        value={item}
        onChange={onChoose}
        data={ITEMS.map((value) => ({ value, label: word(t.kycItems, value) }))}
      />
    </Group>
  )
}

function Documents(props: {
  readonly documents: readonly WaitingDocument[]
  /** The one that the keys are on. */
  readonly chosen: WaitingDocument | undefined
  readonly onOpen: (document: WaitingDocument) => void
}) {
  const { documents, chosen, onOpen } = props
  const { t } = useTexts()
  const me = useMe()
  return (
    <Rows
      list="identity"
      rows={documents}
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
        {
          head: t.due,
          render: ({ decideBy, sentAt }) => (
            <DueBy by={decideBy} isWaiting begun={t.kycSent} since={sentAt} />
          ),
        },
        {
          kind: 'actions',
          render: (row) =>
            me.may('kyc.decide') && (
              <Button size="xs" variant="light" onClick={() => onOpen(row)}>
                {t.kycLook}
              </Button>
            ),
        },
      ]}
    />
  )
}
