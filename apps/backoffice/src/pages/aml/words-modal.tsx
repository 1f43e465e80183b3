import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { amlTexts } from '../../i18n/areas/aml.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts } from '../../i18n/use-texts.tsx'

const SHORTEST = 3
const LONGEST = 4000

type AskingProps = {
  readonly title: string
  readonly lead?: string
  /** What the words are called; left out where none are asked for. */
  readonly label?: string
  readonly isBusy: boolean
  /** Whether all else is filled in. */
  readonly isReady?: boolean
  readonly children?: ReactNode
  readonly onClose: () => void
  readonly onConfirm: (words: string) => void
}

/** Asks for words that only the officer reads, before something is written; typed words stay till then. */
export const WordsModal = ({ isOpen, ...asking }: AskingProps & { readonly isOpen: boolean }) => (
  <Modal opened={isOpen} onClose={asking.onClose} title={asking.title} size="lg" centered>
    <WordsForm {...asking} />
  </Modal>
)

function WordsForm({ label, isReady = true, ...props }: AskingProps) {
  const { t: common } = useTexts()
  const t = useArea(amlTexts)
  const [words, setWords] = useState('')
  const isWhole = isReady && (label === undefined || words.trim().length >= SHORTEST)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        // one line is what the contract takes
        if (isWhole) props.onConfirm(words.trim().replaceAll(/\s+/g, ' '))
      }}
    >
      <Stack>
        {props.lead && <Text size="sm">{props.lead}</Text>}
        {props.children}
        {label !== undefined && (
          <Textarea
            label={label}
            description={t.wordsHint}
            autosize
            minRows={3}
            maxLength={LONGEST}
            required
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={props.onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" disabled={!isWhole} loading={props.isBusy}>
            {common.confirm}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
