import { ops } from '@jogada/contract'
import { Button, Group, Modal, Select, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useCall, useChange } from '../api/use-call.ts'
import { readyAnswerTexts } from '../i18n/areas/ready-answers.ts'
import { useArea } from '../i18n/use-area.ts'
import { useTexts } from '../i18n/use-texts.tsx'

const SHORTEST = 2

/** Fills in a text that was kept, keeps the one that is written, and takes one off the list. */
export function ReadyAnswers(props: {
  readonly text: string
  readonly onChoose: (text: string) => void
}) {
  const { text, onChoose } = props
  const t = useArea(readyAnswerTexts)
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [isKeeping, setKeeping] = useState(false)
  const { data: answers = [] } = useCall(ops.readyAnswers.list, {})
  const retire = useChange(ops.readyAnswers.retire, () => setChosenId(null))
  return (
    <Group align="flex-end" gap="xs">
      <Select
        label={t.ready}
        size="xs"
        searchable
        nothingFoundMessage={t.none}
        data={answers.map(({ answerId, label }) => ({ value: answerId, label }))}
        value={chosenId}
        onChange={(answerId) => {
          setChosenId(answerId)
          const chosen = answers.find((one) => one.answerId === answerId)
          if (chosen) onChoose(chosen.text)
        }}
      />
      <Button
        size="xs"
        variant="default"
        disabled={text.trim() === ''}
        onClick={() => setKeeping(true)}
      >
        {t.keep}
      </Button>
      {chosenId !== null && (
        <Button
          size="xs"
          variant="subtle"
          loading={retire.isPending}
          onClick={() => retire.mutate({ params: { answerId: chosenId } })}
        >
          {t.retire}
        </Button>
      )}
      {isKeeping && <KeepAnswer text={text} onClose={() => setKeeping(false)} />}
    </Group>
  )
}

function KeepAnswer({ text, onClose }: { readonly text: string; readonly onClose: () => void }) {
  const t = useArea(readyAnswerTexts)
  const { t: common } = useTexts()
  const [label, setLabel] = useState('')
  const keep = useChange(ops.readyAnswers.keep, onClose)
  const isReady = label.trim().length >= SHORTEST
  return (
    <Modal opened onClose={onClose} title={t.keep} centered>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          // React hands it on to the form that this dialog stands over, which would send the answer
          event.stopPropagation()
          if (isReady && !keep.isPending) keep.mutate({ body: { label: label.trim(), text } })
        }}
      >
        <Stack>
          <Text size="sm">{t.keepLead}</Text>
          <TextInput
            label={t.label}
            data-autofocus
            required
            maxLength={40}
            value={label}
            onChange={(event) => setLabel(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {common.cancel}
            </Button>
            <Button type="submit" disabled={!isReady} loading={keep.isPending}>
              {common.confirm}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
