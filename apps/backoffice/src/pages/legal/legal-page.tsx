import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Badge, Button, Card, Group, Modal, Stack, Tabs, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useCall } from '../../api/use-call.ts'
import { Loaded, Page } from '../../components/page.tsx'
import { Rows } from '../../components/rows.tsx'
import { Instant } from '../../components/shown.tsx'
import { legalTexts } from '../../i18n/areas/legal.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useMe } from '../../me.ts'
import { DraftForm } from './draft-form.tsx'
import { TextDifference } from './text-difference.tsx'

export type Version = CallReply<typeof ops.legal.versions>[number]
export type Desk = CallReply<typeof ops.legal.desk>
type Document = Version['document']

const DOCUMENTS: readonly Document[] = ['terms', 'privacy', 'rules']

/** What players agree to: every version, its difference to the one before, and the next one. */
export function LegalPage() {
  const t = useArea(legalTexts)
  const [document, setDocument] = useState<Document>('terms')
  const versions = useCall(ops.legal.versions, {})
  const desk = useCall(ops.legal.desk, {})
  return (
    <Page title={t.title}>
      <Text size="sm" c="dimmed" maw={760}>
        {t.lead}
      </Text>
      <Tabs
        value={document}
        keepMounted={false}
        onChange={(chosen) => setDocument(DOCUMENTS.find((one) => one === chosen) ?? 'terms')}
      >
        <Tabs.List mb="md">
          {DOCUMENTS.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t.documents[one]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      <Loaded query={versions}>
        {(all) => (
          <Loaded query={desk}>
            {(found) => (
              <OneDocument
                key={document}
                document={document}
                versions={all
                  .filter((one) => one.document === document)
                  .toSorted((one, other) => other.version - one.version)}
                desk={found}
              />
            )}
          </Loaded>
        )}
      </Loaded>
    </Page>
  )
}

function OneDocument(props: {
  readonly document: Document
  readonly versions: readonly Version[]
  readonly desk: Desk
}) {
  const { document, versions, desk } = props
  const t = useArea(legalTexts)
  const me = useMe()
  const [isWriting, setWriting] = useState(false)
  const newest = versions[0]
  const draft = desk.drafts.find((one) => one.document === document)
  if (!newest) return null
  return (
    <Stack>
      {desk.waiting
        .filter((one) => one.document === document)
        .map((one) => (
          <Waiting key={one.approvalId} version={one} newest={newest} />
        ))}
      {me.may('legal.draft') && !isWriting && (
        <Group>
          <Button variant={draft ? 'filled' : 'default'} onClick={() => setWriting(true)}>
            {draft ? t.resume : t.write}
          </Button>
          {draft && (
            <Text size="sm" c="dimmed">
              {t.draftBy.replace('{who}', draft.savedBy)} · <Instant at={draft.savedAt} />
            </Text>
          )}
        </Group>
      )}
      {isWriting && <DraftForm newest={newest} draft={draft} onClose={() => setWriting(false)} />}
      <VersionTable versions={versions} />
    </Stack>
  )
}

function Waiting({
  version,
  newest,
}: {
  readonly version: Desk['waiting'][number]
  readonly newest: Version
}) {
  const t = useArea(legalTexts)
  return (
    <Card withBorder className="waiting">
      <Stack gap="xs">
        <Text fw={600}>{t.waiting}</Text>
        <Text size="sm">
          {t.waitingBy.replace('{who}', version.maker).replace('{reason}', version.reason)} ·{' '}
          {t.effectiveAt} <Instant at={version.effectiveAt} />
        </Text>
        <Text size="sm">
          <b>{version.title}</b> — {version.changes}
        </Text>
        <TextDifference before={newest.body} after={version.body} />
        <Group justify="flex-end">
          <Button component={Link} to="/segunda-pessoa" size="xs" variant="default">
            {t.decide}
          </Button>
        </Group>
      </Stack>
    </Card>
  )
}

/** The version that holds now: the highest of those whose instant has come. */
const inForce = (versions: readonly Version[]) =>
  versions.find(({ effectiveAt }) => Date.parse(effectiveAt) <= Date.now())

function VersionTable({ versions }: { readonly versions: readonly Version[] }) {
  const t = useArea(legalTexts)
  const [opened, setOpened] = useState<Version | null>(null)
  const holding = inForce(versions)
  const before = opened && versions.find(({ version }) => version === opened.version - 1)
  const stateOf = (one: Version) => {
    if (one === holding) return <Badge color="teal">{t.inForce}</Badge>
    return Date.parse(one.effectiveAt) > Date.now() ? <Badge color="yellow">{t.comes}</Badge> : null
  }
  return (
    <>
      <Text fw={600}>{t.versions}</Text>
      <Rows
        rows={versions}
        rowKey={({ version }) => String(version)}
        minWidth={860}
        columns={[
          {
            head: t.version,
            render: (one) => (
              <Group gap="xs" wrap="nowrap">
                <b>{one.version}</b> {stateOf(one)}
              </Group>
            ),
          },
          { head: t.changes, render: ({ changes }) => changes },
          { head: t.effectiveAt, render: (one) => <Instant at={one.effectiveAt} /> },
          { head: t.publishedAt, render: (one) => <Instant at={one.publishedAt} /> },
          { head: t.publishedBy, render: ({ publishedBy }) => publishedBy },
          { head: t.accepted, kind: 'money', render: ({ accepted }) => accepted },
          {
            render: (one) => (
              <Button size="compact-xs" variant="default" onClick={() => setOpened(one)}>
                {t.open}
              </Button>
            ),
          },
        ]}
      />
      <Modal
        opened={opened !== null}
        onClose={() => setOpened(null)}
        size="xl"
        title={opened && `${opened.title} · ${t.version} ${opened.version}`}
      >
        {opened && (
          <Stack>
            <Text>{opened.changes}</Text>
            <Text size="sm" c="dimmed">
              {before ? t.against.replace('{n}', String(before.version)) : t.firstVersion}
            </Text>
            {before ? (
              <TextDifference before={before.body} after={opened.body} />
            ) : (
              <Text style={{ whiteSpace: 'pre-wrap' }}>{opened.body}</Text>
            )}
          </Stack>
        )}
      </Modal>
    </>
  )
}
