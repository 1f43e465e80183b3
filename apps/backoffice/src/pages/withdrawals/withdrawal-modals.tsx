import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import {
  Button,
  CopyButton,
  Group,
  Modal,
  Select,
  Stack,
  Text,
  TextInput,
  Textarea,
} from '@mantine/core'
import { useState } from 'react'
import { useChange } from '../../api/use-call.ts'
import { Money, decimalText } from '../../components/shown.tsx'
import { useTexts, word } from '../../i18n/use-texts.tsx'

export type Row = CallReply<typeof ops.queues.withdrawals>[number]
type ModalProps = { readonly row: Row; readonly onClose: () => void }

type Reason = (typeof ops.queues.refusalReasons)[number]

/** Asks for the reason that the player reads; for one withdrawal, or for several at once. */
export function RefuseModal(props: {
  readonly title: string
  readonly amount: string
  readonly isBusy: boolean
  readonly onClose: () => void
  readonly onRefuse: (body: { readonly reason: Reason; readonly note: string }) => void
}) {
  const { t } = useTexts()
  const [reason, setReason] = useState<Reason>('operator_refused')
  const [note, setNote] = useState('')
  return (
    <Modal opened onClose={props.onClose} title={props.title} centered>
      <Stack>
        <Text fw={600}>
          <Money amount={props.amount} />
        </Text>
        <Select
          label={t.reason}
          description={t.playerReads}
          data-autofocus
          allowDeselect={false}
          value={reason}
          onChange={(value) => setReason(value ?? 'operator_refused')}
          data={ops.queues.refusalReasons.map((value) => ({
            value,
            label: word(t.refusalReasons, value),
          }))}
        />
        <Textarea
          label={t.note}
          description={t.reasonHint}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={props.onClose}>
            {t.cancel}
          </Button>
          <Button
            color="red"
            loading={props.isBusy}
            onClick={() => props.onRefuse({ reason, note })}
          >
            {t.refuse}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

/** The address that a withdrawal is paid to; whole, to copy, once it is asked for. */
function Payee({ row }: { readonly row: Row }) {
  const { t } = useTexts()
  const [address, setAddress] = useState<string | null>(null)
  const show = useChange(ops.queues.showPayee, (reply) => setAddress(reply.address), {
    isTold: true,
  })
  const { playerId, withdrawalId } = row
  return (
    <Group gap={8}>
      <span className="code">{address ?? row.destination}</span>
      {address === null ? (
        <Button
          size="compact-xs"
          variant="subtle"
          loading={show.isPending}
          onClick={() => show.mutate({ params: { playerId, withdrawalId } })}
        >
          {t.reveal}
        </Button>
      ) : (
        <CopyButton value={address}>
          {({ copied, copy }) => (
            <Button size="compact-xs" variant="subtle" onClick={copy}>
              {copied ? t.copied : t.copy}
            </Button>
          )}
        </CopyButton>
      )}
    </Group>
  )
}

/** Asks for the transaction that paid a withdrawal in USDT. */
export function PayModal({ row, onClose }: ModalProps) {
  const { t, lang } = useTexts()
  const [transactionHash, setHash] = useState('')
  const pay = useChange(ops.queues.payUsdt, onClose)
  const { playerId, withdrawalId } = row
  return (
    <Modal opened onClose={onClose} title={t.pay} centered>
      <Stack>
        <Text>{decimalText(row.usdt ?? '', lang)} USDT →</Text>
        <Payee row={row} />
        <TextInput
          label={t.hash}
          data-autofocus
          value={transactionHash}
          onChange={(event) => setHash(event.currentTarget.value)}
        />
        <Button
          loading={pay.isPending}
          disabled={transactionHash.trim() === ''}
          onClick={() =>
            pay.mutate({ params: { playerId, withdrawalId }, body: { transactionHash } })
          }
        >
          {t.confirm}
        </Button>
      </Stack>
    </Modal>
  )
}
