import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTexts } from '../i18n/use-texts.tsx'

const SHORTEST = 3

type AskingProps = {
  readonly title: string
  readonly lead?: string
  readonly isBusy?: boolean
  /** Whether all else is filled in. */
  readonly isReady?: boolean
  readonly color?: string
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
  const [reason, setReason] = useState('')
  const isReady = props.isReady !== false && reason.trim().length >= SHORTEST
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
        <Textarea
          label={t.reason}
          description={t.reasonHint}
          autosize
          minRows={2}
          maxLength={500}
          data-autofocus
          required
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
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
