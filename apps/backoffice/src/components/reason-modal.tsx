import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTexts } from '../i18n/use-texts.tsx'

const SHORTEST = 3

/** Asks for a reason before something is done. */
export function ReasonModal(props: {
  readonly title: string
  readonly lead?: string
  readonly isOpen: boolean
  readonly isBusy?: boolean
  readonly color?: string
  readonly children?: ReactNode
  readonly onClose: () => void
  readonly onConfirm: (reason: string) => void
}) {
  const { t } = useTexts()
  const [reason, setReason] = useState('')
  const isReady = reason.trim().length >= SHORTEST
  const confirm = () => {
    props.onConfirm(reason.trim())
    setReason('')
  }
  return (
    <Modal opened={props.isOpen} onClose={props.onClose} title={props.title} centered>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady) confirm()
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
    </Modal>
  )
}
