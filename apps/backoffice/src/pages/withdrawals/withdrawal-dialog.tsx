import { ops } from '@jogada/contract'
import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useCall, useChange } from '../../api/use-call.ts'
import { Loaded } from '../../components/page.tsx'
import { reaisText } from '../../components/shown.tsx'
import { withdrawalTexts } from '../../i18n/areas/withdrawals.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts } from '../../i18n/use-texts.tsx'
import { Known } from './withdrawal-known.tsx'
import type { Row } from './withdrawal-modals.tsx'

/** Everything that is known of a withdrawal, and its approval by one person. */
export function WithdrawalDialog(props: {
  readonly row: Row
  readonly canDecide: boolean
  readonly onClose: () => void
  readonly onRefuse: () => void
}) {
  const { row, canDecide, onClose, onRefuse } = props
  const { t, lang } = useTexts()
  const texts = useArea(withdrawalTexts)
  const [note, setNote] = useState('')
  const params = { playerId: row.playerId, withdrawalId: row.withdrawalId }
  const query = useCall(ops.queues.withdrawalDetail, { params })
  const approve = useChange(ops.queues.approveWithdrawal, onClose)
  return (
    <Modal
      opened
      onClose={onClose}
      title={texts.title.replace('{amount}', reaisText(row.amount, lang))}
      size="lg"
      centered
    >
      <Loaded query={query}>
        {(detail) => <Known detail={detail} riskScore={row.riskScore} />}
      </Loaded>
      {canDecide && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            const said = note.trim()
            approve.mutate({ params, body: said === '' ? {} : { note: said } })
          }}
        >
          <Stack mt="md">
            {row.isApprovedByYou ? (
              <Text size="sm">{texts.approvedByYou}</Text>
            ) : (
              <Textarea
                label={t.note}
                description={texts.noteHint}
                autosize
                minRows={1}
                maxLength={500}
                value={note}
                onChange={(event) => setNote(event.currentTarget.value)}
              />
            )}
            <Group justify="flex-end">
              <Button color="red" variant="light" onClick={onRefuse}>
                {t.refuse}
              </Button>
              {!row.isApprovedByYou && (
                <Button type="submit" data-autofocus loading={approve.isPending}>
                  {t.approve}
                </Button>
              )}
            </Group>
          </Stack>
        </form>
      )}
    </Modal>
  )
}
