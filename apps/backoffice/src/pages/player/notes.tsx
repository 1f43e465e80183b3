import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Button, Card, Group, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useChange } from '../../api/use-call.ts'
import { Nothing } from '../../components/nothing.tsx'
import { Instant } from '../../components/shown.tsx'
import { useTexts } from '../../i18n/use-texts.tsx'
import { useMe } from '../../me.ts'

type View = CallReply<typeof ops.players.view>

/** What operators noted of a player, and a field for one note more. */
export function Notes({ view }: { readonly view: View }) {
  const { t } = useTexts()
  const me = useMe()
  const [text, setText] = useState('')
  const add = useChange(ops.players.addNote, () => setText(''))
  return (
    <Stack>
      {me.may('player.note') && (
        <Group align="flex-end">
          <Textarea
            flex={1}
            label={t.note}
            maxLength={2000}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button
            disabled={text.trim() === ''}
            loading={add.isPending}
            onClick={() => add.mutate({ params: { playerId: view.playerId }, body: { text } })}
          >
            {t.addNote}
          </Button>
        </Group>
      )}
      {view.notes.length === 0 && <Nothing />}
      {view.notes.map((note) => (
        <Card key={`${note.at}${note.text}`} withBorder padding="sm">
          <Text>{note.text}</Text>
          <Text size="xs" c="dimmed">
            {note.author} · <Instant at={note.at} />
          </Text>
        </Card>
      ))}
    </Stack>
  )
}
