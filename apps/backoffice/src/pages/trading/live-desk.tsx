import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Button, Card, Group, Select, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useChange } from '../../api/use-call.ts'
import { tradingTexts } from '../../i18n/areas/trading.ts'
import { useArea } from '../../i18n/use-area.ts'
import { phaseNow, phasesOf, phaseWord } from './live-phases.ts'
import type { LivePhase } from './live-phases.ts'
import { readScore, scoreText } from './scores.ts'

type Event = CallReply<typeof ops.trading.event>['event']
type Typed = { readonly phase?: LivePhase; readonly minute?: string; readonly score?: string }

/**
 * What is said of a match that runs, beginning with what was said last: here, until the event shows
 * anything else than it did when that was heard.
 */
export function LiveDesk({ event }: { readonly event: Event }) {
  const t = useArea(tradingTexts)
  const [typed, setTyped] = useState<Typed>({})
  const set = (part: Typed) => setTyped((before) => ({ ...before, ...part }))
  const [heardOver, setHeardOver] = useState('')
  const shown = JSON.stringify([event.phase, event.minute, event.score])
  const say = useChange(ops.trading.say, () => {
    setHeardOver(shown)
    setTyped({})
  })
  const said = say.isSuccess && heardOver === shown ? say.variables.body : null
  const last = said ?? { ...event, phase: phaseNow(event) }
  const phase = typed.phase ?? last.phase
  const minute = typed.minute ?? String(last.minute ?? '')
  const text = typed.score ?? scoreText(last.score ?? { home: 0, away: 0 })
  const score = readScore(text)
  return (
    <Card withBorder>
      <Stack gap="sm">
        <div>
          <Text fw={600}>{t.live}</Text>
          <Text size="xs" c="dimmed">
            {t.attending}
          </Text>
        </div>
        <Select
          label={t.phase}
          allowDeselect={false}
          value={phase}
          data={phasesOf(event.sport).map((value) => ({
            value,
            label: t.phases[phaseWord(value, event.sport)],
          }))}
          onChange={(value) => value && set({ phase: value })}
        />
        <Group grow>
          <TextInput
            label={t.minute}
            inputMode="numeric"
            value={minute}
            onChange={({ currentTarget }) =>
              set({ minute: currentTarget.value.replaceAll(/\D/g, '') })
            }
          />
          <TextInput
            label={t.score}
            placeholder={t.scoreHint}
            value={text}
            error={!score}
            onChange={({ currentTarget }) => set({ score: currentTarget.value })}
          />
        </Group>
        <Button
          disabled={!score}
          loading={say.isPending}
          onClick={() =>
            score &&
            say.mutate({
              params: { eventId: event.eventId },
              body: { phase, minute: minute === '' ? null : Number(minute), score },
            })
          }
        >
          {t.say}
        </Button>
      </Stack>
    </Card>
  )
}
