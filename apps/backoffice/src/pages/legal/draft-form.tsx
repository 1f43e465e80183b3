import { Button, Card, Group, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Overtaken } from '../../components/overtaken.tsx'
import { legalTexts } from '../../i18n/areas/legal.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts } from '../../i18n/use-texts.tsx'
import type { Version } from './legal-page.tsx'
import { PublishModal } from './publish-modal.tsx'
import { TextDifference } from './text-difference.tsx'
import { useWriting } from './use-writing.ts'
import type { Draft, Writing } from './use-writing.ts'

/** The next version while it is written, against the one it follows. */
export function DraftForm(props: {
  readonly newest: Version
  readonly draft: Draft | undefined
  readonly onClose: () => void
}) {
  const { newest, draft, onClose } = props
  const t = useArea(legalTexts)
  const [isAsking, setAsking] = useState(false)
  const writing = useWriting(newest, draft, onClose)
  const { base, text } = writing
  const body = text.body.trim()
  const overtaken = writing.isOvertaken && (
    <Overtaken
      newest={<TextDifference before={body} after={draft?.body ?? newest.body} />}
      onDrop={writing.startAnew}
      onKeep={writing.goOn}
    />
  )
  return (
    <Card withBorder>
      <Stack>
        <Text fw={600}>{t.draft.replace('{n}', String(base.version + 1))}</Text>
        <DraftFields field={writing.field} />
        <Text size="sm" c="dimmed">
          {t.against.replace('{n}', String(base.version))}
        </Text>
        <TextDifference before={base.body} after={body} />
        {!isAsking && overtaken}
        <DraftActions writing={writing} onClose={onClose} onAsk={() => setAsking(true)} />
      </Stack>
      <PublishModal
        writing={writing}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onAsked={onClose}
      >
        {overtaken}
      </PublishModal>
    </Card>
  )
}

function DraftFields({ field }: Pick<Writing, 'field'>) {
  const t = useArea(legalTexts)
  return (
    <>
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
    </>
  )
}

function DraftActions(props: {
  readonly writing: Writing
  readonly onClose: () => void
  readonly onAsk: () => void
}) {
  const { writing, onClose, onAsk } = props
  const t = useArea(legalTexts)
  const { t: common } = useTexts()
  const isHeld = !writing.isWhole || writing.isOvertaken
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={onClose}>
        {common.cancel}
      </Button>
      {writing.isSaved && (
        <Button variant="light" color="red" loading={writing.isDropping} onClick={writing.drop}>
          {t.drop}
        </Button>
      )}
      <Button variant="default" disabled={isHeld} loading={writing.isSaving} onClick={writing.save}>
        {t.save}
      </Button>
      <Button disabled={isHeld} onClick={onAsk}>
        {t.ask}
      </Button>
    </Group>
  )
}
