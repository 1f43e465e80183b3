import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTexts } from '../i18n/use-texts.tsx'

const SHORTEST = 3
const LONGEST = 500

/** What the words are called and said to be for, and how many letters they may have. */
type Words = { readonly label: string; readonly hint: string; readonly longest: number }

type AskingProps = {
  readonly title: string
  readonly lead?: string
  readonly isBusy?: boolean
  /** Whether all else is filled in. */
  readonly isReady?: boolean
  readonly color?: string
  /** Other words than a reason; null where none are asked for. */
  readonly words?: Words | null
  readonly children?: ReactNode
  readonly onClose: () => void
  readonly onConfirm: (reason: string) => void
}

/** Asks for a reason before something is done; what was typed stays until it is done. */
export function ReasonModal({
  isOpen,
  size = 'md',
  ...asking
}: AskingProps & { readonly isOpen: boolean; readonly size?: string }) {
  return (
    <Modal opened={isOpen} onClose={asking.onClose} title={asking.title} size={size} centered>
      <ReasonForm {...asking} />
    </Modal>
  )
}

function ReasonForm(props: AskingProps) {
  const { t } = useTexts()
  const { words = { label: t.reason, hint: t.reasonHint, longest: LONGEST } } = props
  const [reason, setReason] = useState('')
  const isSaid = words === null || reason.trim().length >= SHORTEST
  const isReady = props.isReady !== false && isSaid
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        // a form that this dialog stands over would hear it too
        event.stopPropagation()
        if (isReady) props.onConfirm(reason.trim())
      }}
    >
      <Stack>
        {props.lead && <Text size="sm">{props.lead}</Text>}
        {props.children}
        {words !== null && (
          <Textarea
            label={words.label}
            description={words.hint}
            autosize
            minRows={2}
            maxLength={words.longest}
            data-autofocus
            required
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={props.onClose}>
            {t.cancel}
          </Button>
          <Button
            type="submit"
            disabled={!isReady}
            loading={props.isBusy ?? false}
            {...(props.color ? { color: props.color } : {})}
          >
            {t.confirm}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
