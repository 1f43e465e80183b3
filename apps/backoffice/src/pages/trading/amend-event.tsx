import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Button, Group, Text, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { useChange } from '../../api/use-call.ts'
import { ClockInput } from '../../components/clock-input.tsx'
import { Overtaken } from '../../components/overtaken.tsx'
import { ReasonModal } from '../../components/reason-modal.tsx'
import { useFields } from '../../components/use-fields.ts'
import { instantAt, wallClock } from '../../components/wall-clock.ts'
import { tradingTexts } from '../../i18n/areas/trading.ts'
import { useArea } from '../../i18n/use-area.ts'

type Event = CallReply<typeof ops.trading.event>['event']

/** Changes competition, names, round and start of an event that was announced by hand. */
export function AmendEvent({ event }: { readonly event: Event }) {
  const t = useArea(tradingTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setOpen(true)}>
        {t.amend}
      </Button>
      {isOpen && <Form event={event} onClose={() => setOpen(false)} />}
    </>
  )
}

/** What of an event is said by hand. */
const saidOf = ({ competition, home, away, stage, startsAt }: Event) => ({
  competition,
  home,
  away,
  stage,
  startsAt,
})

type Said = ReturnType<typeof saidOf>

const typedOf = (said: Said): Said => ({ ...said, startsAt: wallClock(said.startsAt) })

function Form({ event, onClose }: { readonly event: Event; readonly onClose: () => void }) {
  const t = useArea(tradingTexts)
  const { eventId } = event
  // what the event was when the writing began
  const [seen, setSeen] = useState(() => saidOf(event))
  const { startsAt } = seen
  const { form, field, set } = useFields(typedOf(seen))
  const now = saidOf(event)
  const isOvertaken = JSON.stringify(now) !== JSON.stringify(seen)
  const startAnew = () => {
    setSeen(now)
    for (const [name, value] of Object.entries(typedOf(now))) set(name as keyof Said, value)
  }
  const amend = useChange(ops.trading.amend, () => {
    onClose()
    notifications.show({ message: t.amended })
  })
  // a start that is left alone keeps its seconds
  const start = form.startsAt === wallClock(startsAt) ? startsAt : instantAt(form.startsAt)
  const names = {
    competition: form.competition.trim(),
    home: form.home.trim(),
    away: form.away.trim(),
  }
  const isReady = start !== null && Object.values(names).every((name) => name.length > 1)
  return (
    <ReasonModal
      title={t.amend}
      lead={t.amendLead}
      isOpen
      isBusy={amend.isPending}
      isReady={isReady && !isOvertaken}
      onClose={onClose}
      onConfirm={(reason) =>
        start &&
        amend.mutate({
          params: { eventId },
          body: { ...names, stage: form.stage, startsAt: start, seen, reason },
        })
      }
    >
      {isOvertaken && (
        <Overtaken
          newest={Object.values(typedOf(now)).map((said, place) => (
            <Text key={place} size="sm">
              {said}
            </Text>
          ))}
          onDrop={startAnew}
          onKeep={() => setSeen(now)}
        />
      )}
      <TextInput label={t.competition} required {...field('competition')} />
      <Group grow>
        <TextInput label={t.home} required {...field('home')} />
        <TextInput label={t.away} required {...field('away')} />
      </Group>
      <TextInput label={t.stage} {...field('stage')} />
      <ClockInput label={t.startsAt} required {...field('startsAt')} />
    </ReasonModal>
  )
}
