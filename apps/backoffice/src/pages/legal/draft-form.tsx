import { ops } from '@jogada/contract'
import { Button, Card, Group, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useChange } from '../../api/use-call.ts'
import { Overtaken } from '../../components/overtaken.tsx'
import { ReasonModal } from '../../components/reason-modal.tsx'
import { ClockInput } from '../../components/clock-input.tsx'
import { instantAt } from '../../components/wall-clock.ts'
import { useFields } from '../../components/use-fields.ts'
import { legalTexts } from '../../i18n/areas/legal.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts } from '../../i18n/use-texts.tsx'
import type { Desk, Version } from './legal-page.tsx'
import { TextDifference } from './text-difference.tsx'

type Draft = Desk['drafts'][number]

const SHORTEST = 3
const SHORTEST_BODY = 20

/** The next version while it is written, against the one it follows. */
export function DraftForm(props: {
  readonly newest: Version
  readonly draft: Draft | undefined
  readonly onClose: () => void
}) {
  const { newest, draft, onClose } = props
  const t = useArea(legalTexts)
  const { t: common } = useTexts()
  // the version that the writing began from
  const [base, setBase] = useState(newest)
  const { document, version } = base
  // what was read when the writing began, and after that what this page itself has saved
  const [revision, setRevision] = useState(draft?.revision ?? 0)
  const [isAsking, setAsking] = useState(false)
  const [when, setWhen] = useState('')
  const { form, field, set } = useFields({
    title: draft?.title ?? newest.title,
    changes: draft?.changes ?? '',
    body: draft?.body ?? newest.body,
  })
  const save = useChange(ops.legal.saveDraft, (saved) => setRevision(saved.revision))
  const drop = useChange(ops.legal.dropDraft, onClose)
  const publish = useChange(ops.legal.publish, onClose)
  const standing = draft?.revision ?? 0
  // what this page itself has just saved is read a moment later
  const isRedrafted =
    standing > revision || (standing !== revision && (save.isError || drop.isError))
  const isOvertaken = newest.version !== version || isRedrafted
  const goOn = () => {
    setBase(newest)
    setRevision(standing)
  }
  const startAnew = () => {
    goOn()
    set('title', draft?.title ?? newest.title)
    set('changes', draft?.changes ?? '')
    set('body', draft?.body ?? newest.body)
  }
  const isWhole =
    form.title.trim().length >= SHORTEST &&
    form.changes.trim().length >= SHORTEST &&
    form.body.trim().length >= SHORTEST_BODY
  const text = { document, ...form }
  const overtaken = isOvertaken && (
    <Overtaken
      newest={<TextDifference before={form.body.trim()} after={draft?.body ?? newest.body} />}
      onDrop={startAnew}
      onKeep={goOn}
    />
  )
  return (
    <Card withBorder>
      <Stack>
        <Text fw={600}>{t.draft.replace('{n}', String(version + 1))}</Text>
        <TextInput label={t.name} required maxLength={120} {...field('title')} />
        <TextInput
          label={t.changes}
          description={t.changesHint}
          required
          maxLength={500}
          {...field('changes')}
        />
        <Textarea
          label={t.body}
          description={t.bodyHint}
          required
          autosize
          minRows={10}
          maxRows={24}
          maxLength={60_000}
          {...field('body')}
        />
        <Text size="sm" c="dimmed">
          {t.against.replace('{n}', String(version))}
        </Text>
        <TextDifference before={base.body} after={form.body.trim()} />
        {!isAsking && overtaken}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          {revision > 0 && (
            <Button
              variant="light"
              color="red"
              loading={drop.isPending}
              onClick={() => drop.mutate({ body: { document, revision } })}
            >
              {t.drop}
            </Button>
          )}
          <Button
            variant="default"
            disabled={!isWhole || isOvertaken}
            loading={save.isPending}
            onClick={() => save.mutate({ body: { ...text, revision } })}
          >
            {t.save}
          </Button>
          <Button disabled={!isWhole || isOvertaken} onClick={() => setAsking(true)}>
            {t.ask}
          </Button>
        </Group>
      </Stack>
      <ReasonModal
        title={`${t.ask}: ${t.documents[document]} ${version + 1}`}
        lead={t.askLead}
        isOpen={isAsking}
        size="lg"
        isReady={isWhole && !isOvertaken}
        isBusy={publish.isPending}
        onClose={() => setAsking(false)}
        onConfirm={(reason) => {
          const effectiveAt = instantAt(when)
          if (effectiveAt) publish.mutate({ body: { ...text, version, effectiveAt, reason } })
        }}
      >
        {overtaken}
        <ClockInput
          label={t.when}
          required
          value={when}
          onChange={(event) => setWhen(event.currentTarget.value)}
        />
      </ReasonModal>
    </Card>
  )
}
