import { ops } from '@jogada/contract'
import { Button, Checkbox, Group, Modal, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useChange } from '../../api/use-call.ts'
import { playerActionTexts } from '../../i18n/areas/player-actions.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts } from '../../i18n/use-texts.tsx'
import { useMe } from '../../me.ts'

const SHORTEST = 3
const LONGEST = 500

/** Writes to a player's inbox in the operator's own words. */
export function WriteButton({ playerId }: { readonly playerId: string }) {
  const t = useArea(playerActionTexts)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setIsOpen(true)}>
        {t.write}
      </Button>
      <Modal opened={isOpen} onClose={close} title={t.writeTitle} centered>
        <Writing playerId={playerId} onDone={close} />
      </Modal>
    </>
  )
}

function Writing({ playerId, onDone }: { readonly playerId: string; readonly onDone: () => void }) {
  const t = useArea(playerActionTexts)
  const { t: common } = useTexts()
  const me = useMe()
  const [text, setText] = useState('')
  const [advertises, setAdvertises] = useState(false)
  const send = useChange(ops.players.sendMessage, onDone)
  const written = text.replaceAll(/\s+/g, ' ').trim()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send.mutate({ params: { playerId }, body: { text: written, advertises } })
      }}
    >
      <Stack>
        <Text size="sm">{t.writeLead}</Text>
        <Textarea
          label={t.text}
          description={`${written.length} / ${LONGEST}`}
          autosize
          minRows={4}
          maxLength={LONGEST}
          required
          data-autofocus
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {me.may('notice.publish') && (
          <Checkbox
            label={t.advertises}
            description={t.advertisesHint}
            checked={advertises}
            onChange={(event) => setAdvertises(event.currentTarget.checked)}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onDone}>
            {common.cancel}
          </Button>
          <Button type="submit" disabled={written.length < SHORTEST} loading={send.isPending}>
            {t.send}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
